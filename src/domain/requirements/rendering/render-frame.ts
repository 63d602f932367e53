import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Characteristic, QualityScenario } from '#domain/requirements/document-items.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline } from './markdown.ts'
import { titled } from './render-purpose.ts'

/** Section 12. */
export function renderQuality({ quality }: RequirementsDocument): string {
  const groups = new Map<Characteristic, QualityScenario[]>()
  for (const scenario of quality) {
    const group = groups.get(scenario.characteristic)
    if (group === undefined) groups.set(scenario.characteristic, [scenario])
    else group.push(scenario)
  }
  return blocks(
    ...[...groups].map(([title, scenarios]) => titled(title, bullets(scenarios.map(scenarioLine)))),
  )
}

function scenarioLine(scenario: QualityScenario): string {
  const parts: [string, string | null][] = [
    ['When', scenario.stimulus],
    ['Response', scenario.response],
    ['Measure', scenario.measure],
  ]
  const said = parts.flatMap(([label, text]) =>
    text === null ? [] : [`${label}: ${inline(text)}`],
  )
  return said.length < 2 ? itemLine(scenario) : `${itemLine(scenario)}\n  - ${said.join('; ')}`
}

/** Section 13. */
export function renderPrivacy({ privacy }: RequirementsDocument): string {
  return bullets(privacy.map(itemLine))
}

const CONSTRAINTS = { budget: 'Budget', date: 'Date', people: 'People', other: 'Other' } as const

/** Section 14. */
export function renderDelivery({ constraints, slices }: RequirementsDocument): string {
  const parts = slices.map(
    ({ number, title, goal, requirements }) =>
      `${number}. **${title}.** ${inline(goal)} ${requirements.join(', ')}`,
  )
  return blocks(
    titled(
      'Constraints',
      bullets(constraints.map((entry) => `${CONSTRAINTS[entry.kind]}: ${itemLine(entry)}`)),
    ),
    titled('Delivery slices', parts.join('\n')),
  )
}

/** Section 15. */
export function renderRegisters(document: RequirementsDocument): string {
  const assumptions = document.assumptions.map(
    (entry) => `${itemLine(entry)}${below('Concerns', idList(entry.items))}`,
  )
  const questions = document.openQuestions.map(
    (entry) =>
      `**${entry.id}** ${inline(entry.text)} ${origin(entry)}` +
      below('Why it matters', inline(entry.why)) +
      below('Until then', inline(entry.suggestedDefault ?? '')) +
      below('Waiting for it', idList(entry.blocks)),
  )
  return blocks(
    titled('Risks', bullets(document.risks.map(itemLine))),
    titled('Assumptions', bullets(assumptions)),
    titled('Open questions', bullets(questions)),
  )
}

function below(label: string, text: string): string {
  return text === '' ? '' : `\n  - ${label}: ${text}`
}

/** More ids than this say nothing to a reader. */
const SHOWN_IDS = 20

/** Ids in a row; a long row is cut with its count. */
export function idList(ids: readonly string[]): string {
  if (ids.length <= SHOWN_IDS) return ids.join(', ')
  return `${ids.slice(0, SHOWN_IDS).join(', ')} and ${ids.length - SHOWN_IDS} more`
}
