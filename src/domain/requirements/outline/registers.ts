import type { AnsweredQuestion, CoverageLine } from '#domain/requirements/document-registers.ts'
import { kindOf, listContents } from '#domain/requirements/registers/list-items.ts'
import type { Block, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { listToldFirst } from './first/list-decisions.ts'
import { contradictionTable } from './open/contradiction-table.ts'
import { isToldThere } from './open/doubts.ts'
import { questionBlocks } from './open/question-blocks.ts'
import { assumptionLine, isSupposed, riskLine, supposedBlocks } from './open/supposed-blocks.ts'
import {
  fold,
  joined,
  line,
  list,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from './pieces.ts'
import { hasGuess } from './rights/permission-cell.ts'
import { plainLine } from './rules/rules.ts'
import { listMoreUnused, listScraps, listUnused, lostText } from './write-first-page.ts'

/**
 * Section 15. What the writer supposed is a register of its own; what another section tells of it already
 * is edited on the screen.
 */
export function registerBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { assumptions, risks, contradictions = [], answered = [] } = document
  const first = listToldFirst(desk)
  const said = assumptions.filter(
    (entry) => !isSupposed(entry) && !isToldThere(entry, document) && !first.has(entry.id),
  )
  return [
    ...risks.filter(({ mark: of }) => of !== 'assumed').map((entry) => riskLine(desk, entry)),
    ...said.map((entry) => assumptionLine(desk, entry)),
    ...toConfirm(desk),
    ...(first.size === 0 ? [] : [{ kind: 'note' as const, text: text(words.first.toldHere) }]),
    ...part(
      words.parts.contradictions,
      contradictionTable(
        desk,
        contradictions.filter(({ id }) => !first.has(id)),
      ),
    ),
    ...questionBlocks(desk, first),
    ...part(
      words.parts.answered,
      answered.map((entry) => answeredLine(desk, entry)),
    ),
    ...supposedBlocks(desk),
  ]
}

/** What was only read, by its ids: a file has them at its end. */
function toConfirm({ document, words, ranged, isFile }: Desk): Block[] {
  const rows = document.permissions
  const read = listContents(document).filter(
    ({ item }) =>
      item.mark === 'unconfirmed' || rows.some((row) => row.id === item.id && hasGuess(row)),
  )
  if (read.length === 0) return []
  const ids = [...ranged(read.map(({ item }) => item.id)), plain(words.stop)]
  if (isFile) return fold('confirm', words.parts.toConfirm, [{ kind: 'paragraph', text: ids }])
  const told = [makeStrong(words.toConfirm), plain(words.space), ...ids]
  return [{ kind: 'paragraph', text: told }]
}

/** The question, as it is `said`, with the founder's reply to it. */
export function answeredLine(
  desk: Desk,
  entry: AnsweredQuestion,
  said: Text = text(entry.text),
): Statement {
  return line(entry.id, {
    text: [...said, plain(' '), desk.quoted(entry.reply)],
    origin: desk.origin(entry),
  })
}

/** An answer of which nothing but questions came says that it is not known; the last question asks for what is not. */
function isLeftOpen({ question, state, items }: CoverageLine): boolean {
  const isNothing = items.length > 0 && items.every((id) => ['OQ', 'ASIDE'].includes(kindOf(id)))
  return state === 'open' && isNothing && question !== 'q15'
}

/** Section 17. */
export function writeCoverageBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { coverage, unplaced, asides = [] } = document
  const left = coverage.filter(isLeftOpen).map(({ question }) => desk.question(question))
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length - left.length
  const { used, placed, rest } = words.coverage
  const claimOf = (more: number, figures: number) => {
    if (more > 0) return [rest(more)]
    return figures > 0 ? [] : [placed]
  }
  const unused = unplaced.length + listUnused(desk).length
  const scraps = listScraps(desk).length
  const figureless = desk.workedOut.lost.filter((each) => each.item !== null)
  const counted = used(answered, coverage.length, words.listed(left))
  const told = [counted, ...claimOf(unused, figureless.length + scraps)]
  return [
    { kind: 'paragraph', text: [plain(told.join(words.space))] },
    ...figurelessBlocks(desk),
    ...listMoreUnused(desk),
    ...fold('coverage', words.parts.coverage, [
      ...coverageTable(desk),
      ...part(words.parts.asides, [
        ...asides.map((said) => plainLine(desk, said)),
        ...list(listScraps(desk).map((each) => lostText(desk, each))),
      ]),
    ]),
  ]
}

/** What became of each answer: the file of a written document has it at its end. */
export function coverageTable({ document, words, question, ranged }: Desk): Block[] {
  const head = [words.columns.question, words.columns.state, words.columns.items]
  const rows = document.coverage.map(
    ({ question: id, title, state, items }): Row => ({
      id: null,
      cells: [
        makeTextCell(`${question(id)} ${title}`),
        makeTextCell(words.coverageStates[state]),
        makeTextCell(ranged(items)),
      ],
    }),
  )
  return table(words.parts.coverage, head, rows)
}

/** What was said with a figure that no line tells, with the item that tells the rest. */
function figurelessBlocks(desk: Desk): Block[] {
  const { words, workedOut } = desk
  const told = workedOut.lost
    .filter(({ item }) => item !== null)
    .map((each) => lostText(desk, each))
  if (told.length === 0) return []
  const list = joined(told, words.semicolon)
  return [
    { kind: 'paragraph', text: [plain(words.coverage.figureless), ...list, plain(words.stop)] },
  ]
}

/** Section 18: what a coding agent is told. The order to build in is that of the slices. */
export function handOffBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { buildOrder, starterPrompt } = document.handOff
  // Where there are slices, what a coding agent is told names the order.
  const order: Block[] =
    document.slices.length > 0
      ? []
      : list(
          buildOrder.map(
            ({ title, items }): Text => [makeStrong(title + words.colon), ...desk.links(items)],
          ),
          true,
        )
  if (starterPrompt === '') return order
  return [...order, { kind: 'verbatim', use: 'prompt', anchor: null, text: starterPrompt }]
}
