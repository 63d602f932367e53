import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { labelOf, type SheetGroup, type SheetPart } from './sheet.ts'
import { findTelling } from './tells-rule.ts'

type Table = Extract<Block, { kind: 'table' }>

/** What is not printed in a place of its own: its ids, and in front of which line it is told. */
export interface ToldBeside {
  label: string
  ids: readonly string[]
}

export interface Placing {
  /** As it is printed. */
  document: RequirementsDocument
  words: DocumentText
}

/**
 * The rules of section 8 where they are built: a rule of one capability stands below its function, one that a
 * line tells already has its id beside that line, and those of several or of none stay. The groups are filled
 * as they stand; given back are the rows that stay and what is told beside a line.
 */
export function placeRules(
  rules: Table,
  parts: readonly SheetPart[],
  placing: Placing,
): { rules: Table; beside: ToldBeside[] } {
  const { document, words } = placing
  const beside: ToldBeside[] = []
  const staying = rules.rows.filter((row) => {
    const ids = idsOf(row)
    const found = findHome(ids, parts, document)
    const hasEdge = toText(row, 1).length > 0
    const told = hasEdge ? '' : findTelling(toText(row, 0), { parts, home: found, words })
    if (told !== '') beside.push({ label: told, ids })
    else if (found !== null) found.group.below.push(lineOf(row, words))
    return told === '' && found === null
  })
  return { rules: { ...rules, rows: staying }, beside }
}

export function idsOf({ id, told }: Row): string[] {
  return [...(id === null ? [] : [id]), ...(told?.ids ?? [])]
}

/** Where a rule belongs, and the requirements whose lines are linked to it. */
export interface Home {
  part: SheetPart
  group: SheetGroup
}

/** The group of the one capability that the rules are about; null for none or several. */
function findHome(
  ids: readonly string[],
  parts: readonly SheetPart[],
  document: RequirementsDocument,
): Home | null {
  const { capabilities = [], ruleRows = [] } = document
  const row = ruleRows.find(({ items }) => ids.every((id) => items.includes(id)))
  const named = listRequirements(document).flatMap(({ id, criteria, why }) => {
    const isTested = criteria.some((each) => row?.items.includes(each.id) === true)
    return isTested || ids.some((rule) => why?.includes(rule) === true) ? [id] : []
  })
  const lines = capabilities.flatMap((each) => each.lines)
  const rests = lines.filter(({ items }) => items.some((id) => ids.includes(id)))
  const wanted = [...named, ...rests.map(({ at }) => at)]
  const labels = wanted.map((id) => labelOfRequirement(id, lines))
  const homes = labels.flatMap((label) =>
    parts.flatMap((part) =>
      part.groups
        .filter(({ lead }) => labelOf(lead) === label)
        .map((group): Home => ({ part, group })),
    ),
  )
  const [first = null] = homes
  return homes.every(({ part }) => part === first?.part) ? first : null
}

/** The id in front of the line that tells a requirement. */
function labelOfRequirement(id: string, lines: readonly { items: readonly string[] }[]): string {
  const line = lines.find(({ items }) => items.includes(id))
  return line?.items.find((each) => kindOf(each) === 'FR') ?? id
}

/** "BR-010 When …, there is no charge. At 17:59 …. (Q9; AC-005.6†)". */
function lineOf(row: Row, { semicolon, signs, space }: DocumentText): Text {
  const [told, edge, origin] = [toText(row, 0), toText(row, 1), toText(row, 2)]
  const open = edge.findIndex(({ text }) => text === signs.open)
  const [said, ids] = open < 0 ? [edge, []] : [edge.slice(0, open), edge.slice(open + 1, -1)]
  const behind = [...origin, ...(origin.length * ids.length > 0 ? [plain(semicolon)] : []), ...ids]
  return [
    makeStrong(row.told?.label ?? row.id ?? ''),
    plain(' '),
    ...told,
    ...(said.length === 0 ? [] : [plain(space), ...said]),
    ...(behind.length === 0 ? [] : [plain(signs.open), ...behind, plain(signs.close)]),
  ]
}

/** A cell of the table, whose head has a place for the id in front. */
export function toText({ cells }: Row, at: number): Text {
  const cell = cells[at]
  return cell?.kind === 'text' ? cell.text : []
}
