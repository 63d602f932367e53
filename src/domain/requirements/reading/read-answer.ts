import { type AnswerValue, answerText } from '#domain/answers.ts'
import { jsonLines } from './json-lines.ts'
import type { Segment } from './segment.ts'
import { splitSentences, splitSteps } from './sentences.ts'
import { cellsOf, isHeader, isTableRule, rowText } from './tables.ts'

const BULLET = /^(?:(?:[-*•–—·▪◦‣●○+>]|\[[ xX]?\]|#{1,6}|\p{Extended_Pictographic}\uFE0F?)\s+)+/u
const JAPANESE_BULLET = /^[・●■◆▪]\s*/u
const JAPANESE_NUMBER =
  /^(?:[（(]?([\d０-９]{1,2})[．.)）、](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「])|([①-⑳]))\s*/u
const NUMBER = /^(?:\(?(\d{1,3})[.)]\s+|step\s+(\d{1,3})\s*[:.)-]\s+|([a-z])\)\s+)/i
const MEANS_SOMETHING = /[\p{L}\p{N}]/u
const MAX_HEADING = 60

/** How a question's answer is cut: rows of these may hold two thoughts joined by a semicolon. */
const SEMICOLONS: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q7', 'q8', 'q13', 'q14'])

interface Line {
  indent: number
  quote: string
  text: string
  number: number | null
  isItem: boolean
  heading: string | null
}

/**
 * Cuts an answer into pieces that each say one thing. Every line ends up in a piece: in its text,
 * or among its quotes (headings, table heads, rules). Linear in the answer's length.
 */
export function readAnswer(question: string, value: AnswerValue): Segment[] {
  const lines = typeof value === 'string' ? textLines(value) : objectLines(answerText(value))
  const segments: Segment[] = []
  const state: ReadState = { heading: null, listed: false, waiting: [], header: [], inTable: false }
  lines.forEach((line, index) => {
    if (takeFrame(line, lines[index + 1], state)) return
    for (const piece of pieces(line, question, state)) {
      segments.push({
        question,
        text: tidy(piece.text),
        quotes: [...state.waiting, piece.quote],
        heading: line.heading ?? state.heading,
        number: piece.number,
        line: index,
      })
      state.waiting = []
    }
  })
  if (state.waiting.length > 0) segments.push(leftOver(question, state.waiting, lines.length))
  return segments
}

interface ReadState {
  heading: string | null
  /** True when the lines under the heading are a list, which the next plain line ends. */
  listed: boolean
  /** Lines that only make sense with the piece that follows them. */
  waiting: string[]
  header: string[]
  inTable: boolean
}

/** Takes headings, table heads and lines without a word into the state; true when it did. */
function takeFrame(line: Line, next: Line | undefined, state: ReadState): boolean {
  const cells = cellsOf(line.quote)
  if (isTableRule(line.quote) || !MEANS_SOMETHING.test(line.text)) {
    state.waiting.push(line.quote)
    if (cells === null) state.inTable = false
    return true
  }
  if (cells !== null && !state.inTable) {
    state.inTable = true
    const named = isHeader(cells) || (next !== undefined && isTableRule(next.quote))
    state.header = named ? cells : []
    if (named) state.waiting.push(line.quote)
    return named
  }
  if (cells === null) state.inTable = false
  if (!isHeading(line, next)) {
    if (state.listed && !line.isItem && cells === null) state.heading = null
    return false
  }
  state.heading = line.text.replace(/[\s:：*_]+$/u, '').replace(/^[*_]+/, '')
  state.listed = next?.isItem ?? false
  state.waiting.push(line.quote)
  return true
}

function isHeading(line: Line, next: Line | undefined): boolean {
  if (line.text.length > MAX_HEADING || line.number !== null) return false
  if (/[:：][*_\s]*$/u.test(line.text) || /^#{1,6}\s/.test(line.quote)) return true
  const leads = next?.isItem === true && next.indent > line.indent && line.text !== ''
  return leads && !/[.!?:：,]/u.test(line.text)
}

interface CutPiece {
  text: string
  quote: string
  number: number | null
}

function pieces(line: Line, question: string, state: ReadState): CutPiece[] {
  const cells = state.inTable ? cellsOf(line.quote) : null
  if (cells !== null) {
    return [{ text: rowText(cells, state.header), quote: line.quote, number: line.number }]
  }
  return splitSteps(line.text).flatMap((step) =>
    splitSentences(step.text, SEMICOLONS.has(question)).map((text, index) => ({
      text,
      quote: line.text === line.quote || line.quote.includes(text) ? text : line.quote,
      number: index === 0 ? (step.number ?? line.number) : null,
    })),
  )
}

function textLines(text: string): Line[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((raw) => readLine(raw, null))
    .filter((line) => line.quote !== '')
}

function objectLines(json: string): Line[] {
  return jsonLines(json).map((line) => ({
    ...readLine(line.text, line.heading),
    quote: line.quote,
    isItem: true,
  }))
}

function readLine(raw: string, heading: string | null): Line {
  const quote = raw.trim()
  const unmarked = quote.replace(BULLET, '').replace(JAPANESE_BULLET, '')
  const number = NUMBER.exec(unmarked) ?? JAPANESE_NUMBER.exec(unmarked)
  const text = number === null ? unmarked : unmarked.slice(number[0].length)
  const counted = number?.[1] ?? number?.[2]
  return {
    indent: raw.length - raw.trimStart().length,
    quote,
    text,
    number: counted === undefined ? null : Number(counted.normalize('NFKC')),
    isItem: unmarked !== quote || number !== null,
    heading,
  }
}

/** Without the marks people use for emphasis. */
function tidy(text: string): string {
  if (!/[*_`\s]/.test(text)) return text
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function leftOver(question: string, quotes: string[], line: number): Segment {
  const text = quotes.filter((quote) => MEANS_SOMETHING.test(quote)).join(' ')
  return { question, text: tidy(text), quotes, heading: null, number: null, line }
}
