import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { idsOf } from '#domain/requirements/outline/files/place-rules.ts'
import { labelOf, type SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import {
  joined,
  list,
  part,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

interface Telling {
  document: RequirementsDocument
  desk: Desk
}

/**
 * The rules of section 8 as a file tells them: by the areas of the first page, each in a line with where it comes
 * from; those of no area come last. Their tests stand in section 7.
 *
 * @param rows the rules of no function, each with what is so at its edge and where it comes from
 */
export function tellRules(
  parts: readonly SheetPart[],
  rows: readonly Row[],
  { document, desk }: Telling,
): Block[] {
  const { byArea, others } = fileTextOf(desk.words).rulesThere
  const told = [
    ...parts.flatMap((each) => rulesOf(each, document)),
    ...rows.map((row) => ({ title: areaOfTests(row, document), line: lineOf(row, desk) })),
  ]
  const linesOf = (title: string) =>
    told.filter((each) => each.title === title).map(({ line }) => line)
  const titles = [...new Set(told.map(({ title }) => title))].filter((title) => title !== '')
  const all = [...titles, ''].flatMap((title) => {
    const lines = linesOf(title)
    return lines.length === 0 ? [] : [{ title: title === '' ? others : title, lines }]
  })
  if (all.length < 2) return all.flatMap(({ lines }) => list(lines))
  return [
    { kind: 'note', text: [plain(byArea)] },
    ...all.flatMap(({ title, lines }) => part(title, list(lines))),
  ]
}

/**
 * The rules of a part, with its area where one has a word of that or of what is done there: "the wifi drops" is
 * tested wherever somebody types.
 */
function rulesOf(each: SheetPart, document: RequirementsDocument): { title: string; line: Text }[] {
  const { heading, groups, rules = [] } = each
  const area = areaOfPart(each, document)
  const leads = groups.map(({ lead }) => toPlainText(lead))
  const known = contentStems([area, heading.text, ...leads].join(' '))
  const isOf = (rule: Text) => [...contentStems(toPlainText(rule))].some((stem) => known.has(stem))
  return rules.map((line) => ({ title: isOf(line) ? area : '', line }))
}

/** The area of its first function; empty where it is in none. */
function areaOfPart({ groups }: SheetPart, document: RequirementsDocument): string {
  return areaOf(groups[0] === undefined ? '' : labelOf(groups[0].lead), document)
}

/** The area of the function whose test runs a rule that stands with none. */
function areaOfTests(row: Row, document: RequirementsDocument): string {
  const ids = idsOf(row)
  const rule = document.ruleRows?.find(({ items }) => ids.some((each) => items.includes(each)))
  const tested = listRequirements(document).find(({ criteria }) =>
    criteria.some((test) => rule?.items.includes(test.id)),
  )
  return areaOf(tested?.id ?? '', document)
}

function areaOf(requirement: string, { areas = [] }: RequirementsDocument): string {
  return areas.find(({ requirements }) => requirements.includes(requirement))?.name ?? ''
}

/** "It goes in order. With 2 asked, the first has it. (BR-030; Q9)". */
function lineOf(row: Row, { words, bracketed, ranged }: Desk): Text {
  const [rule = [], edge = [], origin = []] = row.cells.map(textOfCell)
  const ids = ranged(idsOf(row))
  return [
    ...joined(
      [rule, edge].filter(({ length }) => length > 0),
      words.space,
    ),
    ...bracketed(joined([ids, origin], words.semicolon)),
  ]
}
