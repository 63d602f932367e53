import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { slugs } from '#domain/requirements/exports/export-file-name.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import {
  documentTitle,
  labelCriterion,
  nameRequirement,
  steps,
} from '#domain/requirements/exports/requirement-text.ts'
import { blocks, escapeInline } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { writeEarsSentence } from './wording.ts'

/** OpenSpec asks for names under 50 characters. */
const MAX_NAME = 49

/** A requirement as OpenSpec holds it; `body` is all below its heading. */
export interface OpenSpecRequirement {
  id: string
  name: string
  body: string
  /** The names of its scenarios. */
  scenarios: string[]
}

/** One feature as OpenSpec holds it, by the name of its folder. */
export interface OpenSpecCapability {
  name: string
  title: string
  purpose: string
  requirements: OpenSpecRequirement[]
}

/** OpenSpec's `openspec/specs/<capability>/spec.md`, one for each feature. */
export function renderOpenSpec(document: RequirementsDocument, words: ExportText): TextFile[] {
  return renderOpenSpecRequirements(document, words).map(({ name, title, purpose, ...spec }) => ({
    path: `openspec/specs/${name}/spec.md`,
    text: `${blocks(
      `# ${title} Specification`,
      '## Purpose',
      purpose,
      '## Requirements',
      ...spec.requirements.map((each) => blocks(`### Requirement: ${each.name}`, each.body)),
    )}\n`,
  }))
}

/** The capabilities of a document with their requirements, in the document's order. */
export function renderOpenSpecRequirements(
  document: RequirementsDocument,
  words: ExportText,
): OpenSpecCapability[] {
  const features = document.features.filter(({ requirements }) => requirements.length > 0)
  const names = slugs(
    features.map(({ title }) => title),
    'capability',
  )
  const app = escapeInline(documentTitle(document, words))
  return features.map(({ title, requirements }, index) => {
    const ids = requirements.map(({ id }) => id).join(', ')
    return {
      name: names[index] ?? '',
      title: escapeInline(title),
      purpose: words.tools.purpose(app, escapeInline(title), ids),
      requirements: requirements.map((requirement) => renderRequirement(requirement, words)),
    }
  })
}

/** The line below the heading holds SHALL, and there is at least one scenario: its validator asks. */
function renderRequirement(
  requirement: FunctionalRequirement,
  words: ExportText,
): OpenSpecRequirement {
  const { id, criteria } = requirement
  const scenarios = criteria.map((criterion) => ({
    name: labelCriterion(criterion, words),
    text: renderSteps(criterion, words),
  }))
  if (scenarios.length === 0) {
    const { scenario, when, outcome } = words.tools.unsettled
    scenarios.push({ name: scenario(id), text: `- **WHEN** ${when}\n- **THEN** ${outcome}` })
  }
  return {
    id,
    name: escapeInline(`${id} ${nameRequirement(requirement, MAX_NAME - id.length - 1)}`),
    body: blocks(
      writeEarsSentence(requirement, words),
      ...scenarios.map(({ name, text }) => blocks(`#### Scenario: ${name}`, text)),
    ),
    scenarios: scenarios.map(({ name }) => name),
  }
}

function renderSteps(criterion: AcceptanceCriterion, words: ExportText): string {
  const { given, when, outcome } = steps(criterion, words)
  const before = given === null ? '' : `- **GIVEN** ${escapeInline(given)}\n`
  return `${before}- **WHEN** ${escapeInline(when)}\n- **THEN** ${escapeInline(outcome)}`
}
