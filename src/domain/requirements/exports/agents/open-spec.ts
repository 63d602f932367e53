import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Feature, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { slugs } from '#domain/requirements/exports/export-file-name.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import {
  documentTitle,
  nameRequirement,
  steps,
} from '#domain/requirements/exports/requirement-text.ts'
import { blocks, escapeInline } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { writeEarsSentence } from './wording.ts'

/** OpenSpec asks for names under 50 characters. */
const MAX_NAME = 49

/** OpenSpec's `openspec/specs/<capability>/spec.md`, one for each feature. */
export function renderOpenSpec(document: RequirementsDocument, words: ExportText): TextFile[] {
  const features = document.features.filter(({ requirements }) => requirements.length > 0)
  const names = slugs(
    features.map(({ title }) => title),
    'capability',
  )
  return features.map((feature, index) => ({
    path: `openspec/specs/${names[index]}/spec.md`,
    text: `${renderCapability(document, feature, words)}\n`,
  }))
}

function renderCapability(
  document: RequirementsDocument,
  feature: Feature,
  words: ExportText,
): string {
  const title = escapeInline(documentTitle(document, words))
  const ids = feature.requirements.map(({ id }) => id).join(', ')
  return blocks(
    `# ${escapeInline(feature.title)} Specification`,
    '## Purpose',
    words.tools.purpose(title, escapeInline(feature.title), ids),
    '## Requirements',
    ...feature.requirements.map((requirement) => renderRequirement(requirement, words)),
  )
}

/** The line below the heading holds SHALL, and there is at least one scenario: its validator asks. */
function renderRequirement(requirement: FunctionalRequirement, words: ExportText): string {
  const name = `${requirement.id} ${nameRequirement(requirement, MAX_NAME - requirement.id.length - 1)}`
  const scenarios = requirement.criteria.map((criterion) => {
    const { given, when, outcome } = steps(criterion, words)
    return blocks(
      `#### Scenario: ${criterion.id}${criterion.failure ? words.failureMark : ''}`,
      `${given === null ? '' : `- **GIVEN** ${escapeInline(given)}\n`}- **WHEN** ${escapeInline(when)}\n- **THEN** ${escapeInline(outcome)}`,
    )
  })
  if (scenarios.length === 0) {
    const { scenario, when, outcome } = words.tools.unsettled
    scenarios.push(
      blocks(
        `#### Scenario: ${scenario(requirement.id)}`,
        `- **WHEN** ${when}\n- **THEN** ${outcome}`,
      ),
    )
  }
  return blocks(
    `### Requirement: ${escapeInline(name)}`,
    writeEarsSentence(requirement, words),
    ...scenarios,
  )
}
