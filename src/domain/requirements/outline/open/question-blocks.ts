import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findLiteralWords } from '#domain/requirements/outline/own-words.ts'
import {
  fold,
  list,
  makeItem,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { partQuestions, placeDefaults } from './place-defaults.ts'
import { MOST_WAITING } from './waiting.ts'

/** The open questions: the first are read, the others looked up. */
export function questionBlocks(desk: Desk): Block[] {
  const { parts } = desk.words
  const { read, more } = partQuestions(desk)
  const title = more.length === 0 ? parts.whyQuestions : parts.moreQuestions
  return [
    ...part(parts.questions, readQuestions(desk, read)),
    ...fold('questions', title, [...moreQuestions(desk, more), ...reasonsOf(desk, read)]),
  ]
}

/** The questions to answer first, each with what holds until then and what waits. */
function readQuestions(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const { columns, parts } = desk.words
  const head = [columns.id, columns.question, columns.untilThen, columns.waits]
  const rows = questions.map((entry): Row => {
    const isAll = entry.blocks.length > MOST_WAITING
    return {
      id: entry.id,
      // The others may be empty, and are narrow: her answer is written beside the question.
      main: 0,
      cells: [
        makeTextCell(askedText(desk, entry)),
        makeTextCell(untilOf(desk, entry)),
        makeTextCell(isAll ? [] : desk.ranged(entry.blocks)),
      ],
    }
  })
  return table(parts.questions, head, rows)
}

/** The other questions: what holds until then stands where it is built, which is named here. */
function moreQuestions(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const { columns, parts } = desk.words
  const head = [columns.id, columns.question, columns.matters, columns.untilThen]
  const placed = [...placeDefaults(desk)]
  const rows = questions.map((entry): Row => {
    const [place] = placed.find(([, own]) => own.includes(entry)) ?? []
    return {
      id: entry.id,
      main: 0,
      cells: [
        makeTextCell(askedText(desk, entry)),
        makeTextCell(bare(reasonOf(entry))),
        makeTextCell(place === undefined ? untilOf(desk, entry) : [makeItem(place)]),
      ],
    }
  })
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

/** Why those of section 15 matter, apart: who builds needs what holds until then, and what waits. */
function reasonsOf(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const told = questions.filter((entry) => reasonOf(entry) !== '')
  return list(
    told.map((entry): Text => [makeItem(entry.id), plain(desk.words.colon + bare(entry.why))]),
  )
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
