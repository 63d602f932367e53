import { countWords } from '#domain/language/count-words.ts'
import { findWords } from '#domain/language/find-words.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import type { Unplaced } from '#domain/requirements/document-registers.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { markOf } from './marks.ts'
import { type Notebook, sortedIds } from './notebook.ts'
import { listSentences } from './words/list-sentences.ts'

/** What was said and is used nowhere: a stretch of an answer with the rows that were read of it. */
interface Stretch {
  question: string
  start: number
  end: number
  said: Said[]
  rows: Row[]
}

/** More letters are no phrase any more. */
const LONGEST = 320
/** A sentence up to here is quoted whole. */
const LONGEST_SENTENCE = 200

/**
 * What nothing is written from, as whole phrases in the founder's words: what stands beside each
 * other in an answer is one, and a short sentence is not quoted in pieces.
 */
export function writeUnused(notebook: Notebook, unplaced: readonly Said[]): Unplaced[] {
  const placed = [
    ...unplaced.map((said) => stretchOf(notebook, [said], [])),
    ...notebook.fragments.map((row) => stretchOf(notebook, row.said, [row])),
  ]
  const inOrder = [...placed].sort(
    (a, b) =>
      a.question.length - b.question.length || compare(a.question, b.question) || a.start - b.start,
  )
  const joined: Stretch[] = []
  for (const each of inOrder) {
    const last = joined.at(-1)
    if (last !== undefined && isBeside(notebook, last, each)) join(last, each)
    else joined.push({ ...each })
  }
  return joined.map((stretch) => writeStretch(notebook, stretch))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function textOf({ answers }: Notebook, question: string): string {
  return answers.find((answer) => answer.question === question)?.text ?? ''
}

/** Where words are, as the whole sentence that holds them where that is short. */
function stretchOf(notebook: Notebook, said: readonly Said[], rows: Row[]): Stretch {
  const [first] = said
  const question = first?.question ?? ''
  const text = textOf(notebook, question)
  const places = said
    .filter((each) => each.question === question)
    .flatMap(({ words }) => findWords(text, words.trim()) ?? [])
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.end))
  if (places.length === 0) return { question, start: -1, end: -1, said: [...said], rows }
  const sentence = listSentences(text).find((each) => each.start <= start && each.end >= end)
  const isWhole = sentence !== undefined && sentence.end - sentence.start <= LONGEST_SENTENCE
  const place = isWhole ? sentence : { start: start - leadOf(text, start, end), end }
  return { question, start: place.start, end: place.end, said: [...said], rows }
}

/** Few words in the midst of a long breath say nothing without those before them. */
function leadOf(text: string, start: number, end: number): number {
  if (countWords(text.slice(start, end)) >= FEW) return 0
  const before = text.slice(Math.max(0, start - LONGEST_LEAD), start)
  return /(?:\S+[^\S\n]+){0,8}$/u.exec(before)?.[0].length ?? 0
}

const FEW = 5
/** In letters. */
const LONGEST_LEAD = 200

const JOINT = /^[\s\p{P}]*(?:(?:and|but|so|or|then|um|uh|y|pero)(?!\p{L}))?[\s\p{P}]*$/iu

function isBeside(notebook: Notebook, one: Stretch, other: Stretch): boolean {
  if (one.start < 0 || other.start < 0 || one.question !== other.question) return false
  if (other.end <= one.end) return true
  if (other.end - one.start > LONGEST) return false
  const between = textOf(notebook, one.question).slice(one.end, other.start)
  return !between.includes('\n') && JOINT.test(between)
}

function join(one: Stretch, other: Stretch): void {
  one.end = Math.max(one.end, other.end)
  one.said = [...one.said, ...other.said]
  one.rows = [...one.rows, ...other.rows]
}

function writeStretch(notebook: Notebook, { question, start, end, said, rows }: Stretch): Unplaced {
  const item = notebook.item('UN', rows, rows.length === 0 ? 'stated' : markOf(rows))
  const known = new Set(item.quotes.map((quote) => `${quote.question} ${quote.text}`))
  const quotes = said
    .map((each) => ({ question: each.question, text: each.words }))
    .filter((quote) => !known.has(`${quote.question} ${quote.text}`))
  const own = rows.length === 0 ? quotes : []
  const whole = textOf(notebook, question).slice(Math.max(0, start), end)
  const text = start < 0 ? said.map(({ words }) => words).join(' … ') : whole
  const others = quotes.filter(({ text: words }) => whole.includes(words) && own.length === 0)
  return {
    ...item,
    sources: sortedIds([...item.sources, ...(rows.length === 0 ? [question] : [])]),
    quotes: [...item.quotes, ...own, ...others],
    text: cleaned(text),
  }
}

const LIST_MARK = /^[\s•・*\\–-]+/u
const LEADS = /^(?:(?:and|but|so|uh|um|then)\s+)+(?=\S+ \S)/iu
const TRAILS = /(?:[\s,;]+(?:and|but|so|uh|um|then|or))+$/iu

/** Without the mark of its list, and what joins it to other words. */
function cleaned(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').replace(LIST_MARK, '').trim()
  return bare(plain.replace(LEADS, '').replace(TRAILS, '')) || plain
}
