import { findProperNames } from '#domain/language/names/find-proper-names.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { stem } from '#domain/language/stems.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'
import { listSentences } from './list-sentences.ts'

/** Who is named in the answers, for telling whom a pronoun means. */
export interface Named {
  answers: readonly ReadableAnswer[]
  /** Each role, and everybody without access, by all names. */
  people: readonly (readonly string[])[]
  /** Names that are written large, whoever they are. */
  names: ReadonlySet<string>
}

export function listNamed(rows: readonly Row[], answers: readonly ReadableAnswer[]): Named {
  const people = rows.flatMap((row) => (row.kind === 'role' ? [[row.name, ...row.also]] : []))
  return { answers, people, names: findProperNames(answers.map(({ text }) => text)) }
}

const PRONOUN = /^(?:and |but |so |then )?(he|she|they)(?=['’\s])/iu
/** People of whom no reader made a role. */
const FAMILY =
  /mum|mom|mam|dad|wife|husband|brother|sister|daughter|son|cousin|aunt|uncle|nephew|niece|friend/iu
const OFFICE =
  /accountant|boss|receptionist|reception|lawyer|inspector|landlord|teacher|nurse|doctor|neighbou?r/iu
const ANYBODY = /girl|boy|lad|lady|woman|man|guy|kid|child/iu
const SOMEBODY = makePattern('giu')`(?<!\p{L})(?:${FAMILY}|${OFFICE}|${ANYBODY})s?(?!\p{L})`

/**
 * Whether the words say, by themselves or by the last person named before them, that it is this
 * role of whom they tell: a pronoun after somebody else's name tells it of nobody.
 */
export function hasKnownSubject(role: string, { said }: Row, named: Named): boolean {
  const own = [role, ...(named.people.find((each) => each.includes(role)) ?? [])]
  return said.every(({ question, words }) => {
    const pronoun = PRONOUN.exec(words)?.[1]?.toLowerCase()
    if (pronoun === undefined || question === STORY) return true
    if (own.some((name) => lastPlace(name, words) >= 0)) return true
    const text = named.answers.find((answer) => answer.question === question)?.text ?? ''
    const at = Math.max(0, text.indexOf(words))
    const before = text.slice(0, at)
    const sentences = listSentences(before).map((each) => each.text)
    // In speech without full stops, whoever was named last; else whom the sentence before is about.
    const told = /[.!?;\n]\s*$/u.test(before) ? tellingSentence(sentences, own) : before
    const place = Math.max(...own.map((name) => lastPlace(name, told)))
    if (place < 0) return false
    const since = told === before ? before.slice(place) : ''
    const isFirst = told === before || !isOtherNamed(told.slice(0, place), own, named)
    return isFirst && !isOtherNamed(since, own, named) && !changes(pronoun, since)
  })
}

/** The last sentence that does not itself begin with a pronoun. */
function tellingSentence(sentences: readonly string[], own: readonly string[]): string {
  const telling = [...sentences].reverse().find((each) => !PRONOUN.test(each.trim()))
  return telling ?? own[0] ?? ''
}

/** The story's people are known by their part in it. */
const STORY = 'q6'

function isOtherNamed(text: string, own: readonly string[], { people, names }: Named): boolean {
  const isOwn = (word: string) =>
    own.some((name) => name.toLowerCase().split(' ').map(stem).includes(stem(word.toLowerCase())))
  const others = people
    .flat()
    .filter((name) => !own.includes(name) && !own.some((each) => each.includes(name)))
  if (others.some((name) => name.length > 1 && lastPlace(name, text) >= 0)) return true
  const large = text.match(/\p{Lu}\p{Ll}+/gu) ?? []
  if (large.some((word) => names.has(word) && !isOwn(word) && !IS_DAY.test(word))) return true
  return [...text.matchAll(SOMEBODY)].some(([word]) => !isOwn(word))
}

const IS_DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:jan|febr|march|april|may|june|july|august|sept|octo|nov|dec)/iu

/** "he" of whoever was "she" before: somebody else is meant. */
function changes(pronoun: string, text: string): boolean {
  const other = { he: /\b(?:she|her)\b/iu, she: /\b(?:he|him|his)\b/iu }[pronoun]
  return other?.test(text) ?? false
}

/** Where a name is last, in the singular or plural; -1 where it is not. */
function lastPlace(name: string, text: string): number {
  const escaped = escapePattern(name.toLowerCase())
  const ending = name.endsWith('y') ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`
  const found = [...text.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})${ending}(?!\\p{L})`, 'gu'))]
  return found.at(-1)?.index ?? -1
}
