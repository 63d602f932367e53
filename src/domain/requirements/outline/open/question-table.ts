import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findLiteralWords } from '#domain/requirements/outline/own-words.ts'
import { list, makeItem, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'

/** A question for which more wait is about all of a kind. */
const MOST_WAITING = 4

/** One row a question: there may be many. */
export function questionTable(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const { columns, parts } = desk.words
  const head = [columns.id, columns.question, columns.untilThen, columns.waits]
  return table(
    parts.questions,
    head,
    questions.map((entry) => questionRow(desk, entry)),
  )
}

/** That a question is open is what the table is called. */
function questionRow(desk: Desk, entry: OpenQuestion): Row {
  const { id, suggestedDefault, blocks } = entry
  const mark = entry.mark === 'open' ? 'stated' : entry.mark
  const isAll = blocks.length > MOST_WAITING
  const until = suggestedDefault === null ? '' : desk.words.writePlainly(bare(suggestedDefault))
  return {
    id,
    // The others may be empty, and are narrow: her answer is written beside the question.
    main: 0,
    cells: [
      makeTextCell([...desk.said(entry), ...desk.sourced({ ...entry, mark })]),
      makeTextCell(until),
      makeTextCell(isAll ? [] : desk.ranged(blocks)),
    ],
  }
}

/** Why each matters, apart: who builds needs the question, what holds until then, and what waits. */
export function reasonsOf(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  // That it is not known is in the founder's words already.
  const told = questions.filter((entry) => entry.why !== '' && !isOwnDoubt(entry))
  return list(told.map(({ id, why }): Text => [makeItem(id), plain(desk.words.colon + bare(why))]))
}

/** What the founder does not know yet, by what they said. */
export function isDoubt({ notKnown }: Desk['words']): (entry: OpenQuestion) => boolean {
  return ({ why }) => why.startsWith(notKnown)
}

/** The founder's own words, alone or in the question that was made of them. */
function isOwnDoubt(entry: OpenQuestion): boolean {
  const said = entry.text.toLowerCase()
  const isQuoted = entry.quotes.some(({ text: own }) => said.includes(bare(own).toLowerCase()))
  return isQuoted || findLiteralWords(entry) !== null
}
