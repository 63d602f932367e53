import type { Line } from './lines.ts'
import { cutSpan, type Span } from './spans.ts'

/** A heading that still leads the lines that come. */
interface Open {
  span: Span
  indent: number
  marked: boolean
  level: number
  /** Its lines are at its own indent ("- must:", "- pay", "- nice:"). */
  levelLines: boolean
  /** What its first line was; null before it. */
  lines: 'marked' | 'plain' | null
}

const LEAD_LETTERS = 80
const TITLE_LETTERS = 60
const RANKS = [
  'musts?|must[ -]haves?|needed|needs?|compulsory|essentials?|required|important|necessary',
  'shoulds?|should[ -]haves?|coulds?|could[ -]haves?|nice|nice[ -]to[ -]haves?|good[ -]to[ -]haves?',
  "wants?|maybe|optional|later|extras?|wish(?:es|list)?|won[’']?t|won[’']?t[ -]haves?|out|now",
  '(?:phase|version|priority|prio|pri) ?\\d|v ?\\d|必須|必要|できれば|あとで|将来',
].join('|')
const BESIDE_RANK =
  'the|my|our|for|is|are|to|i|we|first|second|third|next|then|absolute(?:ly)?|most|very|not|kinda|really|so|too|also|and|&'
/** A line of nothing but words that rank or rule out. */
const RANK_LINE = new RegExp(
  `^(?:(?:${BESIDE_RANK})[ -]+){0,4}(?:${RANKS})(?:[ -]+(?:${BESIDE_RANK}|${RANKS}|things?|features?)){0,3}[ :!.*_]*$`,
  'iu',
)

/** Whether a line leads the next ones rather than saying something of its own. */
export function isHeading(
  line: Line,
  next: Line | undefined,
  { capitals, titles }: { capitals: boolean; titles: boolean },
): boolean {
  if (line.level > 0) return true
  const text = line.body.text
  if (/^\*\*[^*]+\*\*:?$|^__[^_]+__:?$/u.test(text)) return next !== undefined
  if (next === undefined) return false
  const isLead = /[:：][*_\s]*$/u.test(text)
  if (isLead && text.length <= LEAD_LETTERS) return true
  if (text.length > LEAD_LETTERS || /[.!?。！？]\s/u.test(text)) return false
  if (next.indent > line.indent && next.marked && !next.afterBlank) return !/[.,;]$/.test(text)
  const isTitle = text.length <= TITLE_LETTERS && !/[.!?。！？,;]$/u.test(text)
  if (!line.marked && next.marked && isTitle && !/\d/.test(text)) return true
  if (line.marked || !isTitle) return false
  return RANK_LINE.test(text) || (capitals && isCapitals(text)) || (titles && isShortTitle(text))
}

/** Whether lines in capitals are headings here: the others are not all written so. */
export function usesCapitals(lines: readonly Line[]): boolean {
  const shouting = lines.filter(({ body }) => isCapitals(body.text)).length
  return shouting > 0 && shouting * 2 < lines.length && isCapitals(lines[0]?.body.text ?? '')
}

/**
 * Whether short lines with a capital lead the small ones below them: "Boat", "seats", "length",
 * "Oar", "owner". There are two or more, and nothing else begins with a capital.
 */
export function usesTitles(lines: readonly Line[]): boolean {
  const titles = lines.filter(({ body }) => /^\p{Lu}/u.test(body.text))
  const leads = (line: Line) => /^\p{Ll}/u.test(lines[lines.indexOf(line) + 1]?.body.text ?? '')
  return (
    titles.length > 1 &&
    lines.every(({ marked }) => !marked) &&
    titles.every((line) => isShortTitle(line.body.text) && leads(line))
  )
}

function isShortTitle(text: string): boolean {
  return /^\p{Lu}[\p{L}\p{N} -]*$/u.test(text) && text.split(' ').length <= 3
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.split(/\s+/).length <= 5
}

/** Keeps which headings lead the line that is read. */
export class HeadingStack {
  #open: Open[] = []

  /** The headings above a line, outermost first, after those that it ends were taken away. */
  above(line: Line, leads: boolean): Span[] {
    while (this.#open.length > 0 && ends(this.#open.at(-1), line, leads)) this.#open.pop()
    const last = this.#open.at(-1)
    if (last !== undefined) last.lines ??= line.marked ? 'marked' : 'plain'
    return this.#open.map(({ span }) => span)
  }

  /** Lets a heading lead the lines after it. */
  push(line: Line, next: Line | undefined, span: Span): void {
    const { indent, marked, level } = line
    const levelLines = marked && next?.marked === true && next.indent === indent
    this.#open.push({ span, indent, marked, level, levelLines, lines: null })
  }

  /** How many of the headings are lines of lists themselves. */
  get depth(): number {
    return this.#open.filter(({ marked }) => marked).length
  }
}

function ends(open: Open | undefined, line: Line, leads: boolean): boolean {
  if (open === undefined) return false
  if (line.level > 0) return open.level === 0 || line.level <= open.level
  if (open.level > 0) return false
  if (open.marked) {
    if (open.levelLines && line.indent === open.indent && line.marked) return leads
    return line.indent <= open.indent
  }
  if (line.indent > open.indent) return false
  if (!line.marked && (leads || open.lines === 'marked')) return true
  return line.afterBlank && !line.marked && open.lines !== null
}

/** A heading's words without colon and emphasis. */
export function headingSpan(whole: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from < to && /[*_\s]/.test(whole[from] ?? '')) from++
  while (to > from && /[*_\s:：]/u.test(whole[to - 1] ?? '')) to--
  return cutSpan(whole, from, to)
}
