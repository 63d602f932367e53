import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { slug } from '#domain/requirements/exports/export-file-name.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import {
  documentTitle,
  nameRequirement,
  placedRequirements,
} from '#domain/requirements/exports/requirement-text.ts'
import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { writeEarsCriterion, writeEarsSentence, writeUserStory } from './wording.ts'

/**
 * Kiro's `.kiro/specs/<name>/requirements.md`: numbered requirements, each with its user story
 * and numbered acceptance criteria in EARS. Kiro's tasks refer to them as 1.1, 1.2 and so on.
 */
export function renderKiro(document: RequirementsDocument, words: ExportText): TextFile {
  const title = documentTitle(document, words)
  const requirements = placedRequirements(document).map(({ requirement }, index) =>
    blocks(
      `### Requirement ${index + 1}: ${requirement.id} ${escapeInline(nameRequirement(requirement))}`,
      `**User Story:** ${writeUserStory(requirement, document, words)}`,
      '#### Acceptance Criteria',
      [
        writeEarsSentence(requirement, words),
        ...requirement.criteria.map(
          (criterion) => `${writeEarsCriterion(criterion, words)} (${criterion.id})`,
        ),
      ]
        .map((line, place) => `${place + 1}. ${line}`)
        .join('\n'),
    ),
  )
  const terms = document.glossary.map(
    ({ term, meaning }) => `**${escapeInline(term)}**: ${escapeInline(meaning)}`,
  )
  const text = blocks(
    '# Requirements Document',
    '## Introduction',
    introduction(document, words),
    terms.length === 0 ? '' : blocks('## Glossary', writeBullets(terms)),
    '## Requirements',
    ...requirements,
  )
  return { path: `.kiro/specs/${slug(title, 'app')}/requirements.md`, text: `${text}\n` }
}

function introduction(document: RequirementsDocument, words: ExportText): string {
  const { project, promise } = document
  const said = [project.description ?? '', ...promise.map(({ text }) => text)].map(escapeInline)
  return blocks(
    `${escapeInline(documentTitle(document, words))}.`,
    said.filter((line) => line !== '').join(' '),
  )
}
