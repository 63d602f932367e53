import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  type AcceptanceCriterion,
  type Feature,
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'
import { slug } from '#domain/requirements/exports/export-file-name.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import {
  describeOrigin,
  documentTitle,
  placedRequirements,
  steps,
} from '#domain/requirements/exports/requirement-text.ts'
import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** The template knows three ranks; what nobody ranked comes after the musts. */
const RANKS: Readonly<Record<Priority, number>> = { must: 0, unsaid: 1, should: 1, could: 2 }

/** spec-kit's `specs/001-…/spec.md`, in the sections of its own template. */
export function renderSpecKit(document: RequirementsDocument, words: ExportText): TextFile {
  const title = documentTitle(document, words)
  const branch = `001-${slug(title, 'app')}`
  const text = blocks(
    `# Feature Specification: ${escapeInline(title)}`,
    `**Feature Branch**: \`${branch}\``,
    `**Created**: ${document.date}`,
    '**Status**: Draft',
    `**Input**: User description: "${escapeInline(document.project.description ?? title)}"`,
    '## User Scenarios & Testing *(mandatory)*',
    ...stories(document, words),
    edgeCases(document, words),
    '## Requirements *(mandatory)*',
    '### Functional Requirements',
    writeBullets(
      placedRequirements(document).map(({ requirement }) =>
        requirementLine(requirement, document, words),
      ),
    ),
    part('### Key Entities *(include if feature involves data)*', entities(document)),
    '## Success Criteria *(mandatory)*',
    '### Measurable Outcomes',
    writeBullets(document.success.map(({ id, text }) => `**${id}**: ${escapeInline(text)}`)),
    part('## Assumptions', document.assumptions.map(said)),
    part('## Out of Scope', document.nonGoals.map(said)),
  )
  return { path: `specs/${branch}/spec.md`, text: `${text}\n` }
}

function part(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : blocks(title, writeBullets(lines))
}

function said({ id, text }: { id: string; text: string }): string {
  return `**${id}**: ${escapeInline(text)}`
}

/** One story for each feature, the most needed first, as the template asks. */
function stories(document: RequirementsDocument, words: ExportText): string[] {
  const ranked = document.features
    .map((feature) => ({ feature, rank: rankOf(feature) }))
    .sort((a, b) => a.rank - b.rank)
  return ranked.map(({ feature, rank }, index) => {
    const ids = feature.requirements.map(({ id }) => id).join(', ')
    return blocks(
      `### User Story ${index + 1} - ${escapeInline(feature.title)} (Priority: P${rank + 1})`,
      feature.requirements.map(({ text }) => escapeInline(text)).join(' '),
      `**Why this priority**: ${words.tools.strongest(ids, words.tools.priorities[strongest(feature)])}`,
      `**Independent Test**: ${words.tools.independent(ids)}`,
      '**Acceptance Scenarios**:',
      scenarios(feature, words)
        .map((line, place) => `${place + 1}. ${line}`)
        .join('\n'),
    )
  })
}

function rankOf({ requirements }: Feature): number {
  return Math.min(...requirements.map(({ priority }) => RANKS[priority]), RANKS.could)
}

function strongest({ requirements }: Feature): Priority {
  const priorities = requirements.map(({ priority }) => priority)
  return PRIORITIES.find((priority) => priorities.includes(priority)) ?? 'unsaid'
}

/** What passes when it works; without any, that the owner is to be asked. */
function scenarios({ requirements }: Feature, words: ExportText): string[] {
  const criteria = requirements.flatMap((entry) => entry.criteria)
  const told = criteria
    .filter(({ failure }) => !failure)
    .map((criterion) => scenario(criterion, words))
  const { when, outcome } = words.tools.unsettled
  return told.length > 0 ? told : [`**When** ${when}, **Then** ${outcome}.`]
}

function edgeCases(document: RequirementsDocument, words: ExportText): string {
  const failures = placedRequirements(document).flatMap(({ requirement }) =>
    requirement.criteria.filter(({ failure }) => failure),
  )
  const cases = document.quality.filter(
    ({ stimulus, response }) => stimulus !== null && response !== null,
  )
  return part('### Edge Cases', [
    ...failures.map((criterion) => scenario(criterion, words)),
    ...cases.map(({ id, text }) => `${escapeInline(text)} (${id})`),
  ])
}

function scenario(criterion: AcceptanceCriterion, words: ExportText): string {
  const { given, when, outcome } = steps(criterion, words)
  const start = given === null ? '' : `**Given** ${escapeInline(given)}, `
  return `${start}**When** ${escapeInline(when)}, **Then** ${escapeInline(outcome)}. (${criterion.id})`
}

/** spec-kit's own mark tells its commands what still has to be asked. */
function requirementLine(
  requirement: FunctionalRequirement,
  { openQuestions }: RequirementsDocument,
  words: ExportText,
): string {
  const asked = openQuestions.filter(({ blocks }) => blocks.includes(requirement.id)).map(said)
  const isOpen = requirement.mark === 'open' || (requirement.missing ?? []).length > 0
  const open =
    asked.length > 0 || isOpen
      ? ` \\[NEEDS CLARIFICATION: ${asked.join(' ') || words.tools.clarify}\\]`
      : ''
  const sentence = escapeInline(requirement.text).replace(/\bshall\b/, 'MUST')
  return `**${requirement.id}**: ${sentence} (${escapeInline(describeOrigin(requirement, words))})${open}`
}

function entities(document: RequirementsDocument): string[] {
  return document.entities.map(({ id, name, fields }) => {
    const kept = fields.map((field) => escapeInline(field.name)).join(', ')
    return `**${escapeInline(name)}** (${id})${kept === '' ? '' : `: ${kept}`}`
  })
}
