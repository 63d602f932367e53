import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Traced } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { listHolders } from '#domain/requirements/enrichment/holding/holders.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { listCells, nameCell, tellCell } from './cells.ts'
import { tellDone, tellGoing, tellMessage, tellRanked, tellScreen } from './tell-more.ts'
import { tellCells, tellUntil } from './tell-rows.ts'
import { isWayOf, listWays } from './ways-told.ts'

/** A line of the draft as who builds from it reads it. */
export interface Reviewed {
  id: string
  /** What it is known by: a line of other words is another. Of what others add to (fields, ways, functions) its name. */
  words: string
  /** Gives the whole of it as it is read, where that tells more; nothing where another line tells it. */
  show?: () => string
  /** Nobody said it. */
  isSupposed: boolean
  /** Of a question the lines that are built by what holds until it is answered. */
  about?: readonly string[]
}

/** Requirements with their criteria, of which there may be more than one reader takes at once. */
export function listReviewedTests(document: RequirementsDocument): Reviewed[][] {
  return listRequirements(document).map((requirement) => [
    requirementLine(requirement),
    ...listCriteria(requirement).map(({ item, content }) => lineOf(item, content)),
  ])
}

/** Everything else that somebody builds from. */
export function listReviewedRest(document: RequirementsDocument): Reviewed[] {
  const { contradictions = [], money = [], boundaries = [], assumptions } = document
  return [
    ...document.roles.map((role) => lineOf(role, [role.name, ...(role.also ?? [])].join(', '))),
    ...document.messages.map((line) =>
      shownLine(line, line.text, () => tellMessage(document, line)),
    ),
    ...[document.rules, money, document.nonGoals, document.dataRules].flatMap((lines) =>
      lines.map((line) => lineOf(line, line.text)),
    ),
    ...document.permissions.map((row) => ({
      ...lineOf(row, tellCells(document, row)),
      isSupposed: row.cells.some(({ assumed }) => assumed === true),
    })),
    ...document.statusTables.map((table) =>
      shownLine(table, table.thing, () => tellGoing(document, table)),
    ),
    ...document.screens.map((screen) =>
      shownLine(screen, screen.name, () => tellScreen(document, screen)),
    ),
    // A supposed way and who is supposed to do it are taken back by these, a cell with its right.
    ...assumptions
      .filter(({ settles }) => settles !== undefined && !('role' in settles))
      // The ways of a thing tell which of them are supposed.
      .map((line) =>
        isOfWay(line) ? shownLine(line, line.text, () => '') : lineOf(line, line.text),
      ),
    ...document.entities.map((entity) => {
      const fields = entity.fields.map(({ name }) => name).join(', ')
      return shownLine(entity, entity.name, () => `${entity.name}: ${fields}`)
    }),
    ...contradictions.map((line) => askedLine(line, line.items)),
    ...document.openQuestions.map((line) => askedLine(line, line.blocks)),
    ...boundaries
      .filter(({ answer }) => answer === undefined)
      .map((line) => lineOf(line, `${line.text} ${line.suggested ? 'yes' : 'no'}`)),
    ...document.slices.map((slice) => ({
      ...{ id: `slice ${slice.number}`, words: slice.title, show: () => tellDone(slice) },
      isSupposed: slice.mark === 'assumed',
    })),
  ]
}

/** Every line that a conflict may name, by its id. */
export function listReviewed(document: RequirementsDocument): Map<string, Reviewed> {
  const lines = [...listReviewedTests(document).flat(), ...listReviewedRest(document)]
  const cells = [...listCells(document)].map(([name, held]): [string, Reviewed] => [
    name,
    {
      ...{ id: nameCell(held), words: tellCell(held) },
      isSupposed: held.cell.assumed === true,
    },
  ])
  const ways = [...listWays(document)].map(([id, { way }]): [string, Reviewed] => [
    id,
    { id, words: id.slice(id.indexOf('/') + 1), isSupposed: way.assumed === true },
  ])
  const holders = [...listHolders(document)].map(([name, held]): [string, Reviewed] => {
    const { id, item, role, isSupposed } = held
    return [name, { id, words: `${role.name}: ${tellItem(lines, item)}`, isSupposed }]
  })
  const own = lines.map((line): [string, Reviewed] => [line.id, line])
  return new Map([...own, ...cells, ...ways, ...holders])
}

/** With each way that is to be added: none that went before. */
export function listAdded(
  { document, first }: { document: RequirementsDocument; first: ReadonlyMap<string, Reviewed> },
  lines: ReadonlyMap<string, Reviewed>,
  { corrected: put = [] }: ConflictProposal,
): ReadonlyMap<string, Reviewed> {
  const added = put.flatMap(({ id }): [string, Reviewed][] =>
    first.has(id) || !isWayOf(document, id) ? [] : [[id, { id, words: '', isSupposed: false }]],
  )
  return new Map([...lines, ...added])
}

function tellItem(lines: readonly Reviewed[], item: string): string {
  return lines.find(({ id }) => id === item)?.words ?? item
}

/**
 * The proposals with what their lines say in this document, and with nothing else that a model said. A line
 * that is to go or to change is one of theirs, named among them or not.
 */
export function stampConflicts(
  conflicts: readonly ConflictProposal[],
  document: RequirementsDocument,
): ConflictProposal[] {
  const lines = listReviewed(document)
  return conflicts.map(({ ids: named, takeBack, instead, corrected = [], cites }) => {
    const changed = [...takeBack, ...corrected.map(({ id }) => id)]
    const cells = changed.filter((id) => id.includes('/') && !named.includes(id))
    const ids = [...named, ...cells.filter((id) => named.includes(id.split('/')[0] ?? ''))]
    const of = ids.map((id) => lines.get(id)?.words ?? '')
    return { ids, takeBack, instead, ...(corrected.length > 0 && { corrected }), cites, of }
  })
}

function lineOf({ id, mark }: Traced, words: string): Reviewed {
  return { id, words, isSupposed: mark === 'assumed' }
}

function isOfWay({ settles }: Assumption): boolean {
  return settles !== undefined && 'from' in settles
}

function requirementLine(requirement: FunctionalRequirement): Reviewed {
  const words = requirement.text + tellUntil(requirement.untilThen)
  return shownLine(requirement, words, () => tellRanked(words, requirement))
}

function shownLine(item: Traced, words: string, show: () => string): Reviewed {
  return { ...lineOf(item, words), show }
}

function askedLine(
  line: Traced & { text: string; suggestedDefault?: string | null | undefined },
  about: readonly string[],
): Reviewed {
  return { ...lineOf(line, line.text + tellUntil(line.suggestedDefault)), about }
}
