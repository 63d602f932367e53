import { chatLead } from './chat-lines.ts'
import { cutSpan, type Span } from './spans.ts'

/** One line of an answer that holds more than white space. */
export interface Line extends Span {
  /** Counts the lines from 0, empty ones too. */
  index: number
  /** Columns of white space in front of it; a tab counts four. */
  indent: number
  /** What it says, without its list mark. */
  body: Span
  marked: boolean
  /** The number of a numbered list's line. */
  number: number | null
  /** 1 to 6 for a Markdown heading, else 0. */
  level: number
  /** An empty line is before it. */
  afterBlank: boolean
}

const LINE = /([^\r\n\u0085\u2028\u2029]*)(\r\n|[\r\n\u0085\u2028\u2029]|$)/gu
const HASHES = /^(#{1,6})\s+/
const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}「『]'
const BULLET =
  /^(?:(?:[-*•–—·▪◦‣●○+>▸►✓✔☐■◆→]|\[[ xX]?\]|\p{Extended_Pictographic}\uFE0F?)\s+|[・●■◆▪※]\s*)+/u
const NUMBER = new RegExp(
  `^(?:\\(?(\\d{1,3})[.)](?:\\s+|(?=${CJK}))|[（(]?([\\d０-９]{1,3})[．）、]\\s*|([①-⑳])\\s*|step\\s+(\\d{1,3})\\s*[:.)-]\\s+|([a-z])\\)\\s+)`,
  'iu',
)
/** "4.1 …", "4.2 …": counted up below one number. */
const DOTTED_NUMBER = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=\p{L})/u
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{L})/u

/** The lines of a text with their marks and indents. Time grows with the length only. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  let index = 0
  let afterBlank = false
  for (const match of text.matchAll(LINE)) {
    const raw = match[1] ?? ''
    const span = cutSpan(text, match.index, match.index + raw.length)
    if (span.text !== '')
      lines.push(
        readLine(text, span, {
          index,
          afterBlank,
          indent: columns(text.slice(match.index, span.start)),
        }),
      )
    afterBlank = span.text === ''
    index++
  }
  return numberLines(text, lines, numbersOf(lines, DOTTED_NUMBER) ?? numbersOf(lines, BARE_NUMBER))
}

function readLine(
  whole: string,
  span: Span,
  place: Pick<Line, 'index' | 'afterBlank' | 'indent'>,
): Line {
  const level = HASHES.exec(span.text)?.[1]?.length ?? 0
  const lead = chatLead(span.text)
  let at = level === 0 ? 0 : (HASHES.exec(span.text)?.[0].length ?? 0)
  at += lead
  const bullet = BULLET.exec(span.text.slice(at))
  at += bullet?.[0].length ?? 0
  const numbered = NUMBER.exec(span.text.slice(at))
  at += numbered?.[0].length ?? 0
  return {
    ...span,
    ...place,
    body: cutSpan(whole, span.start + at, span.end),
    marked: level === 0 && (bullet !== null || numbered !== null),
    number: numbered === null ? null : numberOf(numbered),
    level,
  }
}

function columns(white: string): number {
  let count = 0
  for (const letter of white) count += letter === '\t' ? 4 : letter === '\u3000' ? 2 : 1
  return count
}

function numberOf(match: RegExpExecArray): number | null {
  const circled = match[3]
  if (circled !== undefined) return (circled.codePointAt(0) ?? 0x2460) - 0x245f
  const digits = match[1] ?? match[2] ?? match[4]
  return digits === undefined ? null : Number(digits.normalize('NFKC'))
}

interface Numbered {
  number: number
  /** How long the number in front is. */
  length: number
}

/** "1 zoe opens…", "2 she picks…": numbers without a sign, when they count up from 1. */
function numbersOf(lines: readonly Line[], form: RegExp): ReadonlyMap<Line, Numbered> | null {
  const counted = new Map<Line, Numbered>()
  let last = 0
  for (const line of lines) {
    if (line.marked || line.level > 0 || /[\t|]/.test(line.text)) continue
    const match = form.exec(line.text)
    const number = Number(match?.[2] ?? match?.[1] ?? 0)
    if (match === null || number !== last + 1) continue
    counted.set(line, { number, length: match[0].length })
    last = number
  }
  return counted.size < 2 ? null : counted
}

function numberLines(
  whole: string,
  lines: Line[],
  counted: ReadonlyMap<Line, Numbered> | null,
): Line[] {
  return lines.map((line) => {
    const told = counted?.get(line)
    if (told === undefined) return line
    const body = cutSpan(whole, line.start + told.length, line.end)
    return { ...line, marked: true, number: told.number, body }
  })
}
