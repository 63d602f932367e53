import { findWords } from '#domain/language/find-words.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import { askSides, chooseSide } from '#domain/requirements/defaults/choose-default.ts'
import type { DefaultText } from '#domain/requirements/defaults/text-en.ts'
import type { NonGoal, Quote, Role, Traced } from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { isHeading, isWho } from '#domain/requirements/registers/is-heading.ts'
import {
  isFigureOf,
  quotesOverlap,
  quotesSame,
} from '#domain/requirements/registers/quotes-same.ts'
import { isOffered } from '#domain/requirements/writing/marks.ts'
import { type Notebook, sortedIds } from '#domain/requirements/writing/notebook.ts'
import { findContradictions, isSamePair } from './find-contradictions.ts'
import type { Found } from './found.ts'
import { leftOutWishes } from './left-out-features.ts'
import { isException } from './rights/narrower.ts'
import type { ContradictionText } from './text-en.ts'

interface Told {
  rows: readonly Row[]
  answers: readonly ReadableAnswer[]
  language: string
  /** Every item that is written already, for those a contradiction touches. */
  items: readonly Traced[]
  roles: readonly Role[]
  /** Who decides meanwhile, as they are called in a sentence; null where nobody is known to. */
  decider: string | null
}

/**
 * The contradictions between the answers, with both quotes: those that a reader found, then those that
 * the rules see where no model has looked for them. Which one holds is asked, never decided.
 */
export function writeContradictions(
  notebook: Notebook,
  { items, roles, decider, ...told }: Told,
  { contradictions: words, defaults }: Pick<DocumentWords, 'contradictions' | 'defaults'>,
): Contradiction[] {
  const read = notebook.rows('contradiction').filter((row) => !isException(row, told.rows))
  const all = isJoined(told.rows) ? leftOutWishes(told.rows) : findContradictions(told)
  const found = all.filter((pair) => !read.some((row) => isSamePair(pair, row)))
  const whole = (item: Traced, text: string, pair?: Found): Contradiction => {
    const own = item.quotes.filter(
      (quote) => !isHeading(quote, items) && !isWho(quote, { text, roles }),
    )
    const touched = items.filter((other) => touches(other, own))
    const asked = askSides(sentence(text), defaults)
    const until =
      (pair && defaultOf(pair, defaults)) ??
      leaveOut(touched, text, defaults) ??
      chooseSide({ ...item, text, decider, answers: told.answers }, defaults)
    return { ...item, text: asked, items: touched.map(({ id }) => id), suggestedDefault: until }
  }
  return [
    ...read.map((row) => whole(notebook.item('CT', [row], 'open'), row.what)),
    ...found.map((pair) => {
      const quotes = quotesOf(pair, told.answers)
      const sources = sortedIds(quotes.map(({ question }) => question))
      const item = { ...notebook.item('CT', [], 'open'), sources, quotes }
      return whole(item, questionOf(pair, words), pair)
    }),
    ...notebook.clashes.map(({ item, found: pair, items: waiting }) => {
      const asked = whole(item, questionOf(pair, words), pair)
      return { ...asked, items: [...waiting] }
    }),
  ]
}

/**
 * Whether a model has looked at all rows together: what it offers and asks comes of that look alone.
 * The rules find less than it and more that is none.
 */
function isJoined(rows: readonly Row[]): boolean {
  return rows.some((row) => row.by === 'model' && isOffered(row))
}

function questionOf({ kind, names }: Found, words: ContradictionText): string {
  const [one = '', other = '', third = ''] = names
  switch (kind) {
    case 'only':
      return words.only(one, other, third)
    case 'everything':
      return words.everything(one, other, names.slice(2))
    case 'figure':
      return words.figure(one, other)
    case 'right':
      return words.right(one, other)
    case 'leftOut':
      return words.leftOut(one)
    case 'rank':
      return words.rank(one)
    default:
      return words[kind]
  }
}

/** What the kind of a contradiction tells of the side that does less harm; null where its words do. */
function defaultOf({ kind, names: [one = ''] }: Found, words: DefaultText): string | null {
  switch (kind) {
    case 'only':
      return words.only(one)
    case 'everything':
      return words.others(one)
    case 'right':
      return words.refusedTo(one)
    case 'leftOut':
      return words.leftOut
    case 'rank':
      return words.afterMusts
    case 'budget':
      return words.free
    case 'private':
      return words.nothingKept
    default:
      return null
  }
}

/** One side is left out already, and is what is asked: the document has it as left out. */
function leaveOut(touched: readonly Traced[], text: string, words: DefaultText): string | null {
  const asked = contentStems(text)
  const isAsked = (stems: ReadonlySet<string>) =>
    stems.size > 0 && sharedCount(stems, asked) >= stems.size * MOSTLY
  const out = touched.find(
    (item): item is NonGoal =>
      item.id.startsWith('NG') && 'text' in item && isAsked(contentStems(`${item.text}`)),
  )
  return out === undefined ? null : words.without(bare(out.text))
}

/** So much of what is left out is in what is asked. */
const MOSTLY = 0.6

/** The words as they are in the answers. */
function quotesOf({ said }: Found, answers: readonly ReadableAnswer[]): Quote[] {
  return said.map(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const place = findWords(text, words)
    return { question, text: place === null ? words : text.slice(place.start, place.end) }
  })
}

function touches(item: Traced, quotes: readonly Quote[]): boolean {
  return item.quotes.some((own) =>
    quotes.some(
      (quote) => quotesSame(own, quote) || (isFigureOf(item.id) && quotesOverlap(own, quote)),
    ),
  )
}
