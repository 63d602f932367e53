import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { saysAgain } from '#domain/requirements/outline/apart/says-again.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { findRuleHome } from '#domain/requirements/outline/rules/find-rule-home.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findAnswering } from './find-answering.ts'
import { labelOf, type SheetGroup, type SheetPart, sentenceOf } from './sheet.ts'
import { findTelling, tellsAll } from './tells-rule.ts'

type Table = Extract<Block, { kind: 'table' }>

/** What is not printed in a place of its own: its ids, and in front of which line it is told. */
export interface ToldBeside {
  label: string
  ids: readonly string[]
}

interface Placing {
  /** As it is printed. */
  document: RequirementsDocument
  desk: Desk
}

/**
 * The rules of section 8 with the function that each is of, whose tests are told there: a rule of several
 * capabilities goes with its first test; one that a function tells already, or that says only what a question with a
 * default asks, has its id beside that; those of none stay. The groups are filled as they stand; given back are
 * the rows that stay and what is told beside a line.
 */
export function placeRules(
  rules: Table,
  parts: readonly SheetPart[],
  placing: Placing,
): { rules: Table; beside: ToldBeside[] } {
  const { document, desk } = placing
  const beside: ToldBeside[] = []
  const homes = rules.rows.map((row) => findHome(idsOf(row), parts, document))
  const staying = rules.rows.filter((row, at) => {
    const ids = idsOf(row)
    const answering = findAnswering(ids, document)
    if (answering !== '') {
      beside.push({ label: answering, ids })
      return false
    }
    const found = homes[at] ?? homeOfKin(at, rules.rows, homes) ?? homeOfTest(ids, parts, document)
    const hasEdge = textOfCell(row.cells[1]).length > 0
    const told = hasEdge
      ? ''
      : findTelling(textOfCell(row.cells[0]), { parts, home: found, words: desk.words })
    if (told !== '') beside.push({ label: told, ids })
    else if (found !== null) found.group.below.push(lineOf(row, found, placing))
    return told === '' && found === null
  })
  return { rules: { ...rules, rows: staying }, beside }
}

/** The ids that a row stands for, its own first. */
export function idsOf({ id, told }: Row): string[] {
  return [...(id === null ? [] : [id]), ...(told?.ids ?? [])]
}

/** Where a rule belongs, and the requirements whose lines are linked to it. */
export interface Home {
  part: SheetPart
  group: SheetGroup
}

/** Where the requirement stands that the rules are about. */
function findHome(
  ids: readonly string[],
  parts: readonly SheetPart[],
  document: RequirementsDocument,
): Home | null {
  const home = findRuleHome(ids, document)
  const lines = (document.capabilities ?? []).flatMap((each) => each.lines)
  return home === null ? null : (homesOf(home, parts, lines)[0] ?? null)
}

/** "Cancelled on the day" stands with "cancelled six days before", which is beside it and begins with the same word. */
function homeOfKin(at: number, rows: readonly Row[], homes: readonly (Home | null)[]): Home | null {
  const wordOf = (row: Row | undefined) =>
    row === undefined ? undefined : [...contentStems(toPlainText(textOfCell(row.cells[0])))][0]
  const own = wordOf(rows[at])
  const kin = [at - 1, at + 1].filter((place) => own !== undefined && wordOf(rows[place]) === own)
  return kin.map((place) => homes[place]).find((home) => home != null) ?? null
}

/** Where the first test of a rule stands. */
function homeOfTest(
  ids: readonly string[],
  parts: readonly SheetPart[],
  document: RequirementsDocument,
): Home | null {
  const [test] = rowOf(ids, document)?.items.filter((id) => kindOf(id) === 'AC') ?? []
  const tested = listRequirements(document).find(({ criteria }) =>
    criteria.some(({ id }) => id === test),
  )
  const lines = (document.capabilities ?? []).flatMap((each) => each.lines)
  return tested === undefined ? null : (homesOf(tested.id, parts, lines)[0] ?? null)
}

type Lines = readonly { items: readonly string[] }[]

function homesOf(id: string, parts: readonly SheetPart[], lines: Lines): Home[] {
  const label = labelOfRequirement(id, lines)
  return parts.flatMap((part) =>
    part.groups.filter(({ lead }) => labelOf(lead) === label).map((group) => ({ part, group })),
  )
}

/** The id in front of the line that tells a requirement. */
function labelOfRequirement(id: string, lines: Lines): string {
  const line = lines.find(({ items }) => items.includes(id))
  return line?.items.find((each) => kindOf(each) === 'FR') ?? id
}

/**
 * "BR-010, AC-004.2 When …, there is no charge. (Q9; OQ-08) → at 17:59 …": without its own words where the
 * paragraph has them. Its tests are told with it; of one that says the rule again the id alone.
 */
function lineOf(row: Row, { group }: Home, { document, desk }: Placing): Text {
  const { semicolon, signs, space, comma } = desk.words
  const { rulesThere } = fileTextOf(desk.words)
  const [told = [], edge = [], origin = []] = row.cells.map(textOfCell)
  const open = edge.findIndex(({ text }) => text === signs.open)
  const said = open < 0 ? edge : edge.slice(0, open)
  const isTold = said.length > 0 && tellsAll(sentenceOf(group.lead, signs), toPlainText(told))
  const own = idsOf(row)
  const all = rowOf(own, document)?.items ?? []
  const tests = all.filter((id) => kindOf(id) === 'AC')
  const named = new Set(origin.flatMap((piece) => (piece.kind === 'item' ? [piece.id] : [])))
  const asked = all.filter((id) => !['AC', 'BR'].includes(kindOf(id)) && !named.has(id))
  const from = desk.bracketed(joined([origin, desk.ranged(asked)], semicolon))
  // A rule is its own test where that has no case of its own.
  const isAgain = !isTold && saysAgain(toPlainText(said), toPlainText(told))
  const test = said.length === 0 || isAgain ? [] : [plain(rulesThere.test), ...said]
  return [
    makeStrong([...own, ...tests].join(comma)),
    plain(' '),
    ...(isTold ? [...test, ...from] : joined([[...told, ...from], test], space)),
  ]
}

function rowOf(ids: readonly string[], { ruleRows = [] }: RequirementsDocument) {
  return ruleRows.find(({ items }) => ids.every((id) => items.includes(id)))
}
