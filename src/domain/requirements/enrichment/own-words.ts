import { findBase } from '#domain/language/irregular-forms.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import { claimsIn } from '#domain/requirements/checks/document/invention.ts'

/** Words of any requirement, which say nothing of the business. What decides (refuse, save) is none. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'show see say tell screen page message list view let open select choose enter type tap press click person people someone given want try again where one'
    .split(' ')
    .map(stem),
)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/**
 * The words of a text that neither the sources nor any requirement has, as they are written there;
 * empty when there are none.
 */
export function findForeignWords(text: string, sources: readonly string[]): string[] {
  const all = sources.join('\n')
  const own = contentStems(all)
  const known = new Set([...own, ...contentStems(writeOut(all))])
  const bases = new Set([...own].map(baseOf))
  const isOtherForm = (part: string) => bases.has(baseOf(part)) || NEUTRAL.has(baseOf(part))
  const isForeign = (part: string) =>
    !known.has(part) &&
    !NEUTRAL.has(part) &&
    !/^\p{N}+$/u.test(part) &&
    !isNumber(part) &&
    !isJoint(part) &&
    !isOtherForm(part) &&
    !isInflected(part, all) &&
    !isBesideKana(part, all)
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const foreign = [...contentStems(word.replace(SHORT_FORM, ''))].filter(
      (part) => isForeign(part) && !isBeforeParticle(part, word),
    )
    return foreign.length === 0 ? [] : UNSPACED.test(word) ? joinPairs(word, foreign) : [word]
  })
}

/** "Held" is another form of "hold", and "shown" of "shows". */
function baseOf(part: string): string {
  const base = findBase(part)
  return base === null ? part : stem(base)
}

/** What people shorten: written out it is no other word. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bmon\b/iu, 'monday'],
  [/\btues?\b/iu, 'tuesday'],
  [/\bweds?\b/iu, 'wednesday'],
  [/\bthu(?:rs)?\b/iu, 'thursday'],
  [/\bfri\b/iu, 'friday'],
  [/\bsat\b/iu, 'saturday'],
  [/\bsun\b/iu, 'sunday'],
  [/\b(?:2moro|tmrw?|tomoz)\b/iu, 'tomorrow'],
  [/\bmsgs?\b/iu, 'message'],
  [/\byrs?\b/iu, 'year'],
  [/\bwks?\b/iu, 'week'],
  [/\bmths?\b/iu, 'month'],
  [/\bhrs?\b/iu, 'hour'],
  [/\bmins?\b/iu, 'minute'],
  [/\bvax\b/iu, 'vaccination vaccinated'],
  [/\b(?:photo|pic)s?\b/iu, 'photo picture'],
]

/** A text with what people shorten written out, so that it can be compared with one that is. */
export function spellOut(text: string): string {
  return SHORTENED.reduce(
    (told, [short, whole]) => told.replace(new RegExp(short, 'giu'), whole),
    text,
  )
}

function writeOut(text: string): string {
  return SHORTENED.flatMap(([short, whole]) => (short.test(text) ? [whole] : [])).join(' ')
}

/** "What's", "they've": what stands before it is the word. */
const SHORT_FORM = /['’](?:s|re|ll|d|ve|m)$/iu

/** Where an ending meets the next word ("に男"): a pair of letters that is no word. */
function isJoint(pair: string): boolean {
  return /^\p{Script=Hiragana}\P{Script=Hiragana}$/u.test(pair)
}

/** 「片道の」, 「パスワードと」: where a word of several letters meets a particle, its other pairs tell the word. */
function isBeforeParticle(pair: string, word: string): boolean {
  return ENDS_IN_PARTICLE.test(pair) && ENDS_A_RUN.test(word.slice(0, word.indexOf(pair) + 1))
}

const ENDS_IN_PARTICLE = /^[\p{Script=Han}\p{Script=Katakana}ー][のはをがにへとでもや]$/u
const ENDS_A_RUN = /(?:\p{Script=Han}{2}|[\p{Script=Katakana}ー]{2})$/u

/** 「FAXで」, 「LINEを」: a Latin word inside Japanese has no space behind it. `part` is its stem. */
function isBesideKana(part: string, source: string): boolean {
  const bare = escapePattern(part)
  return (
    /^[\p{Script=Latin}\p{N}]+$/u.test(part) &&
    new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${bare}e?s?(?![\\p{Script=Latin}\\p{N}])`, 'iu').test(
      source,
    )
  )
}

/** "消す" of "消して", "枠を" of "枠。": the word is the same, what follows it another. */
function isInflected(pair: string, source: string): boolean {
  const letter = /^(\p{Script=Han})\p{Script=Hiragana}$/u.exec(pair)?.[1]
  return letter !== undefined && new RegExp(`${letter}(?!\\p{Script=Han})`, 'u').test(source)
}

/** The pieces of a word that the pairs make up. */
function joinPairs(word: string, pairs: readonly string[]): string[] {
  const pieces: { text: string; end: number }[] = []
  for (let at = 0; at + 2 <= word.length; at += 1) {
    if (!pairs.includes(word.slice(at, at + 2))) continue
    const last = pieces.at(-1)
    if (last === undefined || at >= last.end)
      pieces.push({ text: word.slice(at, at + 2), end: at + 2 })
    else {
      last.text += word.slice(last.end, at + 2)
      last.end = at + 2
    }
  }
  return pieces.map(({ text }) => text)
}

/** True when a text holds anything of the sources beyond the words of any requirement. */
export function holdsSomethingOf(text: string, sources: readonly string[]): boolean {
  const known = contentStems(sources.join('\n'))
  return [...contentStems(text)].some((word) => known.has(word) && !NEUTRAL.has(word))
}

function isNumber(word: string): boolean {
  return claimsIn(word).some(({ kind }) => kind === 'number')
}

const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|co|example|test|invalid)\b/giu

/** Web and mail addresses that are in no answer: nothing of the sort is ever taken over. */
export function findForeignAddresses(text: string, answers: readonly string[]): string[] {
  return (text.match(ADDRESS) ?? []).filter(
    (address) => !answers.some((answer) => answer.toLowerCase().includes(address.toLowerCase())),
  )
}
