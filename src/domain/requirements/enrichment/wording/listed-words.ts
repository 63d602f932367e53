import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { stamp } from '#domain/requirements/enrichment/stamp.ts'
import { bare } from '#domain/requirements/phrases.ts'
import {
  type ListedItem,
  listContents,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'

/**
 * What may be told in other words: sentences, and in short who a role is. Names, tables (so messages) and the founder's aside are not;
 * functions, tests and rules are told in lines of their own.
 */
const WORDED: ReadonlySet<string> = new Set([
  ...['PROB', 'TODAY', 'GOAL', 'ROLE', 'ENT', 'UX', 'INT', 'MON'],
  ...['NFR', 'PRIV', 'CON', 'RISK', 'CT', 'OQ'],
])

/** An item that a wording may name, and what it says. */
export interface Listed {
  item: Traced
  prefix: string
  words: string
}

/** The items that a wording may name, by id, in the document's order. */
export function listWordable(document: RequirementsDocument): Map<string, Listed> {
  const listed = listContents(document).filter(({ prefix }) => WORDED.has(prefix))
  return new Map([
    ...listed.map((each) => [each.item.id, { ...each, words: wordsOf(each, document) }] as const),
    ...listSteps(document),
  ])
}

/** The steps of the story, each of which is told by itself: "UJ-01.3". */
function listSteps({ journeys }: RequirementsDocument): [string, Listed][] {
  return journeys.flatMap((journey) =>
    journey.steps.map((step): [string, Listed] => {
      const id = idOfStep(journey.id, step.number)
      return [id, { item: { ...journey, id }, prefix: 'UJ', words: step.text }]
    }),
  )
}

/** What a wording names a step of a journey by. */
export function idOfStep(journey: string, number: number): string {
  return `${journey}.${number}`
}

function wordsOf({ item, key, prefix }: ListedItem, document: RequirementsDocument): string {
  if (prefix === 'ROLE') return `${key}: ${listDeeds(item.id, document).join('; ')}`
  const { text, measure } = { text: key, measure: null, ...item }
  // The figure of a quality stands beside its sentence.
  return measure === null || text.includes(measure) ? text : `${bare(text)}: ${measure}`
}

/** What a role may, what it must not, and what it does. */
function listDeeds(role: string, document: RequirementsDocument): string[] {
  const rights = document.permissions.flatMap(({ action, cells }) => {
    const cell = cells.find((each) => each.role === role)
    if (cell === undefined || cell.assumed === true || cell.permission === 'unstated') return []
    const part = cell.part === undefined ? '' : ` (${cell.part})`
    return [`${cell.permission === 'no' ? 'never ' : ''}${action}${part}`]
  })
  const does = listRequirements(document)
    .filter((each) => each.role === role && each.actorAssumed !== true)
    .map(({ text }) => text)
  return [...rights, ...does]
}

/** The proposals with what their items say in this document. */
export function stampWordings<T extends { items: string[] }>(
  wordings: readonly T[],
  document: RequirementsDocument,
): (T & { of: string[] })[] {
  return stamp(wordings, listWordable(document))
}
