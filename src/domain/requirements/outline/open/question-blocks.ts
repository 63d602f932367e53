import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findLiteralWords } from '#domain/requirements/outline/own-words.ts'
import {
  foldTold,
  joined,
  list,
  makeItem,
  makeTextCell,
  part,
  plain,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { askedTable } from './asked-table.ts'
import { sortByBlocking } from './sort-by-blocking.ts'
import { MOST_WAITING } from './waiting.ts'

/** The open questions but those of these ids, and for the screen why they matter. */
export function questionBlocks(desk: Desk, elsewhere: ReadonlySet<string>): Block[] {
  const { parts } = desk.words
  const questions = sortByBlocking(desk.document)
  // In a file the first page has what comes first, and the others are looked up.
  const listed = desk.isFile ? desk.document.openQuestions : questions
  const rows = listed
    .filter(({ id }) => !elsewhere.has(id))
    .map((entry) => questionRow(desk, entry))
  return [
    ...part(parts.questions, askedTable(desk, parts.questions, rows)),
    ...foldTold('questions', parts.whyQuestions, [
      ...waitingFor(desk),
      ...reasonsOf(desk, questions),
    ]),
  ]
}

/** A question, and what holds until then, which may be empty: her answer is written beside the question. */
function questionRow(desk: Desk, entry: OpenQuestion): Row {
  return {
    id: entry.id,
    main: 0,
    cells: [askedText(desk, entry), untilOf(desk, entry)].map(makeTextCell),
  }
}

/** That a question is open is what the table is called. */
function askedText(desk: Desk, entry: OpenQuestion): Text {
  const mark = entry.mark === 'open' ? 'stated' : entry.mark
  return [...desk.said(entry), ...desk.sourced({ ...entry, mark })]
}

function untilOf({ words }: Desk, { suggestedDefault }: OpenQuestion): string {
  return suggestedDefault === null ? '' : words.writePlainly(bare(suggestedDefault))
}

/** Why they matter, and what waits for them, apart: who builds needs what holds until then. */
function reasonsOf(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const told = questions.map((entry): Text => {
    const why = reasonOf(desk, entry)
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
export function reasonOf({ words }: Desk, entry: OpenQuestion): string {
  // Of what comes first a model says why.
  const isTold = entry.first === true || !isOwnDoubt(entry)
  return entry.why.startsWith(words.notKnown) || !isTold ? '' : entry.why
}

/** The founder's own words, alone or in the question that was made of them. */
function isOwnDoubt(entry: OpenQuestion): boolean {
  const said = entry.text.toLowerCase()
  const isQuoted = entry.quotes.some(({ text: own }) => said.includes(bare(own).toLowerCase()))
  return isQuoted || findLiteralWords(entry) !== null
}
