import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { isNominative, joinWords, type Word } from '#domain/reading/english/grammar/words.ts'
import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import type { AnswerPieces } from '#domain/reading/facts/pieces.ts'

/** Whom the messages of the answers go to, where a pronoun or nothing says it. */
export interface Receivers {
  /** The role that the answers talk of most, except for the founder's own: a guess. */
  main: string | null
  /** The person that the story begins with, and how it goes on calling her. */
  hero: { name: string; pronoun: string | null } | null
}

/** Finds the story's person and the role that most messages go to. */
export function findReceivers(answers: readonly AnswerPieces[], context: FactsContext): Receivers {
  const story = answers.find(({ question }) => question === 'q6')
  const statements = story?.units.flatMap((unit) => unit.statements()) ?? []
  return { main: mainRole(answers, context), hero: heroOf(statements) }
}

/** "sees their own …" is said of those whom the app serves, not of those who run it. */
const OWN = /\bown\b/i
/** Nor of those who run it: to book, to choose a time, to cancel. */
const ASKS =
  /\b(?:books?|orders?|reserves?|choose|chooses|picks?|pays?|cancels?|sign up|appl(?:y|ies)|requests?|buys?|rents?)\b/i
const OWN_WITHIN = 90

function mainRole(answers: readonly AnswerPieces[], { roles }: FactsContext): string | null {
  const told = answers.map(({ answer }) => answer.toLowerCase()).join('\n')
  const rights = answers.find(({ question }) => question === 'q5')?.answer ?? ''
  const users = roles.filter(({ access, founder }) => access !== false && founder !== true)
  const weighed = users.map(({ name }) => {
    const at = rights.toLowerCase().indexOf(name.toLowerCase())
    const near = at === -1 ? '' : rights.slice(at, at + OWN_WITHIN)
    const served = (ASKS.test(near) ? 2_000 : 0) + (OWN.test(near) ? 1_000 : 0)
    return { name, weight: told.split(name.toLowerCase()).length + served }
  })
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.name ?? null
}

function heroOf(statements: readonly Statement[]): Receivers['hero'] {
  const at = statements.findIndex(({ own, subject }) => own.some(isName) || isNamed(subject))
  const told = statements[at]
  if (told === undefined) return null
  const first = told.own.findIndex(isName)
  const second = told.own[first + 1]
  const named =
    first === -1
      ? []
      : told.own.slice(first, second !== undefined && isName(second) ? first + 2 : first + 1)
  const pronoun = statements
    .slice(at)
    .map(({ subject }) => subject[0])
    .find((word) => isNominative(word) && /^(?:he|she|they)$/.test(word?.low ?? ''))
  const name = named.length > 0 ? named : told.subject
  return { name: joinWords(name), pronoun: pronoun?.low ?? null }
}

/** "Olga orders": one word with a capital, also where the tagger saw no name. */
function isNamed(subject: readonly Word[]): boolean {
  const [only, ...rest] = subject
  return only?.pos === 'NOUN' && rest.length === 0 && /^\p{Lu}\p{Ll}/u.test(only.text)
}

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun)$/i

function isName({ pos, text, inert }: Word): boolean {
  return pos === 'PROPN' && !inert && /^\p{Lu}\p{Ll}/u.test(text) && !DAY.test(text)
}

/** The role behind a subject; a pronoun of the story's person is the main role, as a guess. */
export function findReceiverOf(
  subject: readonly Word[],
  { roles }: FactsContext,
  { main, hero }: Receivers,
): string | null {
  const last = subject.at(-1)
  // "next day she": the pronoun is the subject.
  const text = isNominative(last) ? (last?.low ?? '') : joinWords(subject)
  const role = /^(?:i|me|we|us)$/i.test(text)
    ? roles.find(({ founder }) => founder)
    : findRole(text, roles)
  if (role) return role.name
  if (text === '' || DAY.test(text) || /^(?:it|you|u|that|this|there)$/i.test(text)) return null
  const isHero =
    text.toLowerCase() === hero?.pronoun ||
    (text === 'her' && hero?.pronoun === 'she') ||
    (hero !== null && text.includes(hero.name))
  if (isHero) return main
  // Whom a pronoun means that is not the story's person, the founder is asked.
  return /^(?:he|she|they|him|her|them)$/i.test(text) ? null : text
}
