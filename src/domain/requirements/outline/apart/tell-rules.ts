import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
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
    ...parts.flatMap((each) => {
      const { rules = [] } = each
      const title = areaOfPart(each, document)
      return rules.map((rule) => ({ title: isOf(rule, each, title) ? title : '', rules: [rule] }))
    }),
    ...rows.map((row) => ({ title: areaOfTests(row, document), rules: [lineOf(row, desk)] })),
  ].filter(({ rules }) => rules.length > 0)
  const linesOf = (title: string) =>
    told.filter((each) => each.title === title).flatMap(({ rules }) => rules)
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

/** Whether a rule has a word of the area or of what is done there: "the wifi drops" is tested wherever somebody types. */
function isOf(rule: Text, { heading, groups }: SheetPart, area: string): boolean {
  const leads = groups.map(({ lead }) => toPlainText(lead))
  const known = contentStems([area, heading.text, ...leads].join(' '))
  return [...contentStems(toPlainText(rule))].some((stem) => known.has(stem))
}

/** The area of its first function; empty where it is in none. */
function areaOfPart({ groups }: SheetPart, document: RequirementsDocument): string {
  return areaOf(groups[0] === undefined ? '' : labelOf(groups[0].lead), document)
}

/** The area of the function whose test runs a rule that stands with none. */
function areaOfTests({ id, told }: Row, document: RequirementsDocument): string {
  const ids = [...(id === null ? [] : [id]), ...(told?.ids ?? [])]
  const row = document.ruleRows?.find(({ items }) => ids.some((each) => items.includes(each)))
  const tested = listRequirements(document).find(({ criteria }) =>
    criteria.some((test) => row?.items.includes(test.id)),
  )
  return areaOf(tested?.id ?? '', document)
}

function areaOf(requirement: string, { areas = [] }: RequirementsDocument): string {
  return areas.find(({ requirements }) => requirements.includes(requirement))?.name ?? ''
}

/** "It goes in order. With 2 asked, the first has it. (BR-030; Q9)". */
function lineOf({ id, told, cells }: Row, { words, bracketed, ranged }: Desk): Text {
  const [rule = [], edge = [], origin = []] = cells.map(textOfCell)
  const ids = ranged([...(id === null ? [] : [id]), ...(told?.ids ?? [])])
  return [
    ...joined(
      [rule, edge].filter(({ length }) => length > 0),
      words.space,
    ),
    ...bracketed(joined([ids, origin], words.semicolon)),
  ]
}
