import { journeyDiagram, stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import { mermaid } from '#domain/requirements/diagrams/mermaid.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'
import { idList } from './render-frame.ts'
import { titled } from './render-purpose.ts'

/** Section 6. */
export function renderJourneys({ journeys, roles }: RequirementsDocument): string {
  const names = new Map(roles.map(({ id, name }) => [id, name]))
  return blocks(
    ...journeys.map((journey) => {
      const role = journey.role === null ? undefined : names.get(journey.role)
      const who = role === undefined ? '' : `Role: ${inline(role)}. `
      const steps = journey.steps.map(({ number, text, requirements }) => {
        const made = requirements.length === 0 ? '' : ` (${requirements.join(', ')})`
        return `${number}. ${inline(text)}${made}`
      })
      return titled(
        `${journey.id} ${inline(journey.title)}`,
        who + origin(journey),
        steps.join('\n'),
        mermaid(journeyDiagram(journey, roles)),
      )
    }),
  )
}

const PRIORITY = { must: 'Must', should: 'Should', could: 'Could' } as const

/** Section 7. `section` is its number. */
export function renderRequirements({ features }: RequirementsDocument, section: number): string {
  return blocks(
    ...features.map(({ title, requirements }, index) =>
      blocks(
        `### ${section}.${index + 1} ${inline(title)}`,
        ...requirements.map(renderRequirement),
      ),
    ),
  )
}

function renderRequirement(requirement: FunctionalRequirement): string {
  const { id, text, priority, priorityStated, why, criteria } = requirement
  const order = `${PRIORITY[priority]}${priorityStated ? '' : ' (assumed)'}`
  const reason = why === null ? '' : `Why: ${inline(why)}. `
  const rules = requirement.rules.length === 0 ? '' : `Rules: ${idList(requirement.rules)}. `
  const data = requirement.entities.length === 0 ? '' : `Data: ${idList(requirement.entities)}. `
  return blocks(
    `**${id}** ${inline(text)}`,
    `${order}. ${reason}${rules}${data}${origin(requirement)}`,
    bullets(criteria.map(renderCriterion)),
  )
}

function renderCriterion(criterion: AcceptanceCriterion): string {
  const { id, given, when, outcome, failure } = criterion
  const sentence = `**Given** ${inline(given)}, **when** ${inline(when)}, **then** ${inline(outcome)}.`
  return `**${id}**${failure ? ' (failure)' : ''} ${sentence} ${origin(criterion)}`
}

/** Section 8. */
export function renderRules({ rules, statusTables }: RequirementsDocument): string {
  return blocks(bullets(rules.map(itemLine)), ...statusTables.map(renderStages))
}

function renderStages(entry: StatusTable): string {
  const moves = table(
    ['From', 'To'],
    entry.states
      .map((state) => [
        inline(state),
        inline(
          entry.transitions
            .filter(({ from }) => from === state)
            .map(({ to }) => to)
            .join(' or '),
        ),
      ])
      .filter(([, to]) => to !== ''),
  )
  const stages = moves === '' ? bullets(entry.states.map(inline)) : moves
  return titled(
    `${entry.id} Stages of: ${inline(entry.thing)}`,
    `${inline(entry.text)} ${origin(entry)}`,
    stages,
    mermaid(stagesDiagram(entry)),
  )
}
