import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findLiteralWords } from '#domain/requirements/outline/own-words.ts'
import {
  fold,
  joined,
  list,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { askedTable } from './asked-table.ts'
import { partQuestions } from './part-questions.ts'
import { MOST_WAITING } from './waiting.ts'

/** The open questions but those of these ids: the first are read, the others looked up. */
export function questionBlocks(desk: Desk, elsewhere: ReadonlySet<string>): Block[] {
  const { parts } = desk.words
  const { read, more } = partQuestions(desk)
  const title = more.length === 0 ? parts.whyQuestions : parts.moreQuestions
  return [
    ...part(
      parts.questions,
      readQuestions(
        desk,
        read.filter(({ id }) => !elsewhere.has(id)),
      ),
    ),
    ...fold('questions', title, [
      ...moreQuestions(desk, more),
      ...waitingFor(desk),
      ...reasonsOf(desk, read),
    ]),
  ]
}

/** The questions to answer first, each with what holds until then. */
function readQuestions(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const rows = questions.map((entry) => questionRow(desk, entry))
  return askedTable(desk, desk.words.parts.questions, rows)
}

/** A question with what holds until then, which may be empty: her answer is written beside the question. */
export function questionRow(desk: Desk, entry: OpenQuestion): Row {
  return {
    id: entry.id,
    main: 0,
    cells: [makeTextCell(askedText(desk, entry)), makeTextCell(untilOf(desk, entry))],
  }
}

/** The other questions. */
function moreQuestions(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const { columns, parts } = desk.words
  const head = [columns.id, columns.question, columns.matters, columns.untilThen]
  const rows = questions.map(
    (entry): Row => ({
      id: entry.id,
      main: 0,
      cells: [
        makeTextCell(askedText(desk, entry)),
        makeTextCell(bare(reasonOf(entry))),
        makeTextCell(untilOf(desk, entry)),
      ],
    }),
  )
  return table(parts.questions, head, rows)
}

/** That a question is open is what the table is called. */
function askedText(desk: Desk, entry: OpenQuestion): Text {
  const mark = entry.mark === 'open' ? 'stated' : entry.mark
  return [...desk.said(entry), ...desk.sourced({ ...entry, mark })]
}

function untilOf({ words }: Desk, { suggestedDefault }: OpenQuestion): string {
  return suggestedDefault === null ? '' : words.writePlainly(bare(suggestedDefault))
}

/** Why those of section 15 matter, and what waits for them, apart: who builds needs what holds until then. */
function reasonsOf(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const told = questions.map((entry): Text => {
    const why = entry.why.startsWith(desk.words.notKnown) ? '' : reasonOf(entry)
    const texts = [why === '' ? [] : [plain(bare(why))], waitingText(desk, entry.blocks)]
    return toldOf(desk, entry.id, joined(texts, desk.words.signs.dot))
  })
  return list(told.filter(({ length }) => length > 0))
}

/** What the contradictions are about. */
function waitingFor(desk: Desk): Block[] {
  const told = (desk.document.contradictions ?? []).map(({ id, items }) =>
    toldOf(desk, id, waitingText(desk, items)),
  )
  return list(told.filter(({ length }) => length > 0))
}

function toldOf({ words }: Desk, id: string, told: Text): Text {
  return told.length === 0 ? [] : [makeItem(id), plain(words.colon), ...told]
}

/** What waits; a question for which more wait is about all of a kind. */
function waitingText({ words, ranged }: Desk, ids: readonly string[]): Text {
  if (ids.length === 0 || ids.length > MOST_WAITING) return []
  return [plain(words.waits), ...ranged(ids)]
}

/** Why it matters; that it is not known is in the founder's words already. */
function reasonOf(entry: OpenQuestion): string {
  return isOwnDoubt(entry) ? '' : entry.why
}

/** The founder's own words, alone or in the question that was made of them. */
function isOwnDoubt(entry: OpenQuestion): boolean {
  const said = entry.text.toLowerCase()
  const isQuoted = entry.quotes.some(({ text: own }) => said.includes(bare(own).toLowerCase()))
  return isQuoted || findLiteralWords(entry) !== null
}
