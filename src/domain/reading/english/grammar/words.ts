import type { Token } from '#domain/language/tagger.ts'

/** A word of an answer: `start` and `end` are its place in the answer as the founder wrote it. */
export interface Word extends Token {
  /** The word in lower case, written out ("u" is "you"). */
  low: string
  /** Inside brackets or quotation marks: it takes no part in the sentence's build. */
  inert: boolean
  /** White space or a dropped filler is before it. */
  spaced: boolean
}

/** The words as a text: fillers dropped, short forms written out. */
export function joinWords(words: readonly Word[]): string {
  let text = ''
  for (const word of words) text += `${word.spaced && text !== '' ? ' ' : ''}${word.text}`
  return text
    .replace(/\(\s*\)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,;:.)/]+|[\s,;:(/]+$/g, '')
    .replace(/\s+([,.;:!?])/g, '$1')
}

/** From the first word to the last as the founder wrote it. */
export function quoteOf(answer: string, words: readonly Word[]): string {
  const kept = trimPunctuation(words)
  const first = kept[0]
  const last = kept.at(-1)
  if (first === undefined || last === undefined) return ''
  return answer.slice(first.start, Math.max(last.end, first.end))
}

/** Without the signs at both ends, but with a closing bracket or quotation mark. */
export function trimPunctuation(words: readonly Word[]): Word[] {
  let from = 0
  let to = words.length
  while (from < to && words[from]?.pos === 'PUNCT' && !opens(words[from]?.text)) from++
  while (to > from && words[to - 1]?.pos === 'PUNCT' && !closes(words[to - 1]?.text)) to--
  return words.slice(from, to)
}

function opens(sign: string | undefined): boolean {
  return sign === '(' || sign === '"' || sign === '“'
}

function closes(sign: string | undefined): boolean {
  return sign === ')' || sign === '"' || sign === '”'
}

const NOMINATIVE = set('i he she we they')
const PRONOUNS = set(
  'i he she we they you it that this these those there who somebody someone everybody everyone anybody anyone nobody both all each none some people one another',
)
const MODALS = set('can could may might must should shall will would')
export const NEGATIONS = set("not n't never no nor neither")
const CONDITIONS = set(
  'if when unless whenever once while until before after as because since although though whereas except provided',
)
const WH = set('who what when where which how why whether if that whose')
const OBJECT_MARKS = set(
  'the a an my our his her its their your own all any it them each every this that these those him me us',
)
/** Verbs of saying and knowing, whose object may be a sentence. */
const TAKES_SENTENCE = set(
  'say tell ask know think guess mean see show hope wish want let decide believe suppose feel find remember agree confirm check notice hear understand promise sure make get',
)

export const isNominative = (word: Word | undefined) => NOMINATIVE.has(word?.low ?? '')
export const isPronoun = (word: Word | undefined) => PRONOUNS.has(word?.low ?? '')
export const isModal = (word: Word | undefined) => word !== undefined && MODALS.has(word.lemma)
export const isNegation = (word: Word | undefined) =>
  NEGATIONS.has(word?.low ?? '') || word?.lemma === 'not'
export const isCondition = (word: Word | undefined) => CONDITIONS.has(word?.low ?? '')
export const isConditionWord = (low: string) => CONDITIONS.has(low)
export const isWh = (word: Word | undefined) => WH.has(word?.low ?? '')
export const marksObject = (word: Word | undefined) => OBJECT_MARKS.has(word?.low ?? '')
export const takesSentence = (word: Word | undefined) =>
  word?.pos === 'VERB' && TAKES_SENTENCE.has(word.lemma)

export function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** True for a word that may be in a noun phrase. */
export function isNominal({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'NUM' || pos === 'ADJ' || pos === 'X'
}

/** True for a verb form that can carry a sentence: not "-ing", not after "to". */
export function isFiniteVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || word.inert) return false
  if (word.pos === 'AUX') return true
  if (word.pos !== 'VERB') return false
  // "they ring me"
  const isIng =
    word.low.endsWith('ing') && !/^(?:b?ring|sing|swing|fling|cling|sting)$/.test(word.low)
  return !isIng && words[at - 1]?.low !== 'to'
}

/** The base form of a verb that was taken for a noun ("picks", "tries"). */
export function baseOf(low: string): string {
  if (/[^aeiou]ies$/.test(low)) return `${low.slice(0, -3)}y`
  if (/(?:ss|x|zz|ch|sh)es$/.test(low)) return low.slice(0, -2)
  return /[^su]s$/.test(low) ? low.slice(0, -1) : low
}
