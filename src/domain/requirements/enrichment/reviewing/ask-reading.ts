import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Role, Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { isInflected } from '#domain/requirements/enrichment/capabilities/sentences.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { nextContradiction } from './cells.ts'

interface Doubted {
  item: Traced
  /** What it says. */
  line: string
  /** What a model takes the quotes to say. */
  instead: string
  quotes: readonly Quote[]
  /** Whether who does it is in doubt, where the words may name several, and the quotes tell. */
  doers: 'told' | 'unsure' | 'same'
}

/** Whether words of the answers are about a line at all; a verb alone, 「直す」, is told in any form: 「直していい」. */
export function isAbout(line: string, quotes: readonly Quote[]): boolean {
  const about = contentStems(line)
  const verbs = [...about].every((stem) => isInflected(stem)) ? [...about] : []
  return quotes.some(
    ({ text }) =>
      [...contentStems(text)].some((stem) => about.has(stem)) ||
      verbs.some((stem) => new RegExp(`${stem[0]}\\p{Script=Hiragana}`, 'u').test(text)),
  )
}

interface Turned {
  /** The line. */
  id: string
  quotes: readonly Quote[]
  /** Who is new in it or goes. */
  roles: readonly Role[]
  /** The words that are new in it or go. */
  words: ReadonlySet<string>
}

/**
 * Whether the draft asks already what a correction is about: of the same words, and of who is new in it or goes,
 * or of a word that does. A question that only lists the line among others leaves it as it is.
 */
export function isAskedOf({ contradictions = [] }: RequirementsDocument, turned: Turned): boolean {
  const { id, quotes: cited, roles, words } = turned
  return contradictions.some(({ items, quotes, text, suggestedDefault = '' }) => {
    const told = `${text}\n${suggestedDefault}`
    return (
      items.includes(id) &&
      quotes.some((side) => cited.some((quote) => quotesSame(side, quote))) &&
      (roles.some((role) => isNamed(told, role)) ||
        [...contentStems(told)].some((stem) => words.has(stem)))
    )
  })
}

/** The words that stand in one of two texts alone. */
export function turnedWords(one: string, other: string): Set<string> {
  const [before, now] = [contentStems(one), contentStems(other)]
  return new Set([...before, ...now].filter((stem) => before.has(stem) !== now.has(stem)))
}

/** Whether two lines differ in a number, an article or an ending alone: "Sunday" and "the Sundays". */
export function isSaidAlike(line: string, other: string): boolean {
  return tellRoots(line) === tellRoots(other)
}

function tellRoots(line: string): string {
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !/^(?:an?|the)$/u.test(word))
    .map(stem)
    .join(' ')
}

/**
 * Asks which of two readings holds, with the words of both. Until then what was read is built, but where the
 * quotes plainly say the other.
 */
export function askReading(
  document: RequirementsDocument,
  doubted: Doubted,
  words: DocumentWords,
): void {
  const { item, line, instead, quotes: others } = doubted
  const { contradictions = [] } = document
  const quotes = [...item.quotes.slice(0, 1), ...others].slice(0, 2)
  document.contradictions = [
    ...contradictions,
    {
      id: nextContradiction(document),
      mark: 'open',
      sources: [...new Set(quotes.map(({ question }) => question))],
      quotes,
      text: sentence(words.contradictions.misread(line, instead)),
      items: [item.id],
      suggestedDefault: isPlain(doubted) ? sentence(instead) : tellLine(doubted, words),
    },
  ]
}

/** A line without a doer is no sentence: it is told as what was said. */
function tellLine({ item, line }: Doubted, { defaults }: DocumentWords): string {
  const isWhole = !('missing' in item && Array.isArray(item.missing) && item.missing.length > 0)
  return isWhole ? sentence(line) : defaults.asSaid(bare(line))
}

/**
 * Who reads the whole is trusted: what it takes the line for has no figure that neither the quotes nor the line
 * have, and says yes and no where the quotes do; or who does it is told. Its words are those of the answers already
 * (`tellInstead`).
 */
function isPlain({ line, instead, quotes, doers }: Doubted): boolean {
  if (doers !== 'same') return doers === 'told'
  const said = quotes.map(({ text }) => text)
  const figures = numbersIn([line, ...said].join('\n'))
  return (
    bare(instead) !== '' &&
    numbersIn(instead).every((figure) => figures.includes(figure)) &&
    findOtherNegation(instead, said) === null
  )
}

function numbersIn(text: string): string[] {
  return findNumbers(text).flatMap(({ readings }) => readings)
}
