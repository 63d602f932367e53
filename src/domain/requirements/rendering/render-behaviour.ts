import { journeyDiagram, stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import { mermaid } from '#domain/requirements/diagrams/mermaid.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'
import { idList } from './render-frame.ts'
import { titled } from './render-purpose.ts'

/** Section 6. */
export function renderJourneys(
  { journeys, roles }: RequirementsDocument,
  words: DocumentText,
): string {
  const names = new Map(roles.map(({ id, name }) => [id, name]))
  return blocks(
    ...journeys.map((journey) => {
      const role = journey.role === null ? undefined : names.get(journey.role)
      const who =
        role === undefined ? '' : `${words.role}${words.colon}${inline(role)}${words.stop} `
      const steps = journey.steps.map(({ number, text, requirements }) => {
        const made = requirements.length === 0 ? '' : ` (${requirements.join(', ')})`
        return `${number}. ${inline(text)}${made}`
      })
      return titled(
        `${journey.id} ${inline(journey.title)}`,
        who + origin(journey, words),
        steps.join('\n'),
        mermaid(journeyDiagram(journey, roles)),
      )
    }),
  )
}

/** Section 7. `section` is its number. */
export function renderRequirements(
  { features }: RequirementsDocument,
  words: DocumentText,
  section: number,
): string {
  return blocks(
    ...features.map(({ title, requirements }, index) =>
      blocks(
        `### ${section}.${index + 1} ${inline(title)}`,
        ...requirements.map((requirement) => renderRequirement(requirement, words)),
      ),
    ),
  )
}

function renderRequirement(requirement: FunctionalRequirement, words: DocumentText): string {
  const told = (label: string, text: string) =>
    text === '' ? '' : `${label}${words.colon}${text}${words.stop} `
  const { id, text, priority, priorityStated, why, criteria } = requirement
  const isSupposed = !priorityStated && priority !== 'unsaid'
  const order = words.priorities[priority] + (isSupposed ? words.assumedPriority : '')
  const parts = (requirement.missing ?? []).map((part) => words.missingParts[part])
  const missing = told(words.missing, parts.join(words.semicolon))
  const reason = told(words.why, inline(why ?? ''))
  const rules = told(words.rules, idList(requirement.rules, words))
  const data = told(words.data, idList(requirement.entities, words))
  const title = parts.length === 0 ? inline(text) : `**${inline(text)}**`
  return blocks(
    `**${id}** ${title}`,
    parts.length === 0 ? '' : quoteLine(requirement, words),
    `${order}${words.stop} ${missing}${reason}${rules}${data}${origin(requirement, words)}`,
    bullets(criteria.map((criterion) => renderCriterion(criterion, words))),
  )
}

/** The user's own words, where they make no sentence. */
function quoteLine({ quotes }: FunctionalRequirement, words: DocumentText): string {
  return quotes.map(({ text }) => words.quoted(inline(text))).join(' ')
}

function renderCriterion(criterion: AcceptanceCriterion, words: DocumentText): string {
  const { id, given, when, outcome, failure } = criterion
  const { criterion: parts } = words
  const start =
    given === ''
      ? `**${parts.whenFirst}**`
      : `**${parts.given}** ${inline(given)}${parts.comma}**${parts.when}**`
  const sentence = `${start} ${inline(when)}${parts.comma}**${parts.outcome}** ${inline(outcome)}${words.stop}`
  return `**${id}**${failure ? words.failureMark : ''} ${sentence} ${origin(criterion, words)}`
}

/** Section 8. */
export function renderRules(
  { rules, statusTables }: RequirementsDocument,
  words: DocumentText,
): string {
  return blocks(
    bullets(rules.map((item) => itemLine(item, words))),
    ...statusTables.map((entry) => renderStages(entry, words)),
  )
}

function renderStages(entry: StatusTable, words: DocumentText): string {
  const moves = table(
    [words.from, words.to],
    entry.states
      .map((state) => [
        inline(state),
        inline(
          entry.transitions
            .filter(({ from }) => from === state)
            .map(({ to }) => to)
            .join(words.or),
        ),
      ])
      .filter(([, to]) => to !== ''),
  )
  const stages = moves === '' ? bullets(entry.states.map(inline)) : moves
  return titled(
    `${entry.id} ${words.stages(inline(entry.thing))}`,
    `${inline(entry.text)} ${origin(entry, words)}`,
    stages,
    mermaid(stagesDiagram(entry)),
  )
}
