import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import { collectFacts, listWords } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'
import { DEFAULT_TEXT as ENGLISH } from '#domain/requirements/defaults/text-en.ts'
import { DEFAULT_TEXT as JAPANESE } from '#domain/requirements/defaults/text-ja.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation, hasNo } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import { findLostLimit } from './find-lost-limit.ts'

interface Reworded {
  /** The line as it is to read. */
  text: string
  /** What the items say. */
  said: readonly string[]
  /** The founder's words behind them. */
  quotes: readonly string[]
  roles: readonly Role[]
  /** Everything the user wrote, whose names are the founder's. */
  told: readonly string[]
  /** False when the model writes in another language than the answers are in. */
  sameLanguage: boolean
}

/**
 * Why a line does not say what its items say: something in it is not theirs, or something of theirs
 * is not in it. A figure, a name, a limit and a no are all kept; of the other words most of them.
 */
export function findWordingFault(given: Reworded): Fault | null {
  const { text, quotes, roles } = given
  const said = given.said.map(withoutFrame)
  const people = listNames(roles)
  // "Which of the two is right?" is nobody's words, and may be told.
  const sources = [...said, ...given.said, ...quotes]
  const names = [...given.told, ...people]
  const brought = findBrought(text, { sources, names }, LIMITS.wordings.letters)
  if (brought !== null) return brought
  const lost = findLostFact(text, said, roles) ?? findLostLimit(text, said)
  if (lost !== null) return { rule: 'lost', words: lost, part: 'text' }
  const negation = findOtherNegation(text, said)
  if (negation !== null) return { rule: 'negation', words: negation, part: 'text' }
  return given.sameLanguage ? findOtherWords(text, said, [...sources, ...people]) : null
}

/** Why a text is not what its items say in short: it may leave out, and adds nothing. */
export function findShortFault(given: Reworded): Fault | null {
  const { text, said, quotes, roles, told, sameLanguage } = given
  const people = listNames(roles)
  const sources = [...said, ...quotes]
  const brought = findBrought(
    text,
    { sources, names: [...told, ...people] },
    LIMITS.wordings.letters,
  )
  if (brought !== null) return brought
  const no = hasNo(text) ? findOtherNegation(text, sources) : null
  if (no !== null) return { rule: 'negation', words: no, part: 'text' }
  return sameLanguage ? findAddedWords(text, [...sources, ...people]) : null
}

/** Why a text is not the step of a story that it tells with the story's own people. */
export function findStoryFault(given: Reworded): Fault | null {
  const fault = findShortFault(given)
  if (fault !== null) return fault
  const people = stemsOfNames(given.roles)
  const own = contentStems(given.text)
  const lost = given.said.find((step) => {
    const wanted = [...contentStems(step)].filter((part) => !people.has(part))
    return wanted.length > 0 && !wanted.some((part) => own.has(part))
  })
  return lost === undefined ? null : { rule: 'lost', words: lost, part: 'text' }
}

/** What a text says as nobody may say it, or brings with it: a figure, a name, somebody's "I". */
export function findBrought(text: string, known: Known, letters: number): Fault | null {
  const form = findFormFault({ text, part: 'text' }, letters)
  if (form !== null) return form
  const [speaks] = SPEAKS.exec(withoutQuoted(text)) ?? []
  if (speaks !== undefined) {
    return { rule: 'shape', form: 'first-person', words: speaks, part: 'text' }
  }
  return findInvented({ text, part: 'text' }, known.sources, () => listUnsaid(text, known))
}

/** "I'm", "us", 「うちの」, but not 「川瀬さんのうちの」: told in a whole sentence none of them is left. */
const CLIPPED = /(?<![\p{L}'’])(?:I['’]\p{L}+|[Uu]s)(?![\p{L}])|(?<!の)うちの/u
/** The document tells of the founder; what somebody says may be told as it is said. */
const SPEAKS = makePattern('u')`${FIRST_PERSON}|${CLIPPED}`

/** A text without what somebody says in it. */
export function withoutQuoted(text: string): string {
  return text.replace(/“[^”]*”|「[^」]*」|"[^"]*"/gu, ' ')
}

export interface Known {
  /** What a figure of the line comes from. */
  sources: readonly string[]
  /** What a name may come from besides. */
  names: readonly string[]
}

/** The figures that its items do not have, and the names that no answer has. */
function listUnsaid(text: string, { sources, names }: Known): string[] {
  const claims = claimsIn(text)
  // Most texts claim nothing, and all that was answered is long to read.
  if (claims.length === 0) return []
  const own = sources.map(collectFacts)
  const all = [...names.map(collectFacts), ...own]
  return claims
    .filter((each) => !isFounded(each, each.kind === 'number' || each.kind === 'money' ? own : all))
    .map(({ start, end }) => text.slice(start, end))
}

/** A figure, a day or a name of the items that the line has not. */
export function findLostFact(
  text: string,
  said: readonly string[],
  roles: readonly Role[],
): string | null {
  for (const each of said) {
    const [first] = listLostFacts(text, each, roles)
    if (first !== undefined) return first
  }
  return null
}

/** Every figure, day and name of what an item says that the line has not, the figures first. */
export function listLostFacts(text: string, said: string, roles: readonly Role[]): string[] {
  const facts = collectFacts(text)
  const known = new Set([...listWords(text)])
  const numbers = findNumbers(said).filter(
    ({ readings }) =>
      !readings.includes('1') && !readings.some((reading) => facts.numbers.has(reading)),
  )
  const names = claimsIn(said).filter(
    ({ kind, start, end }) =>
      (kind === 'name' || kind === 'katakana') &&
      !isTold(said.slice(start, end), { text, known, roles }),
  )
  return [...new Set([...numbers, ...names].map(({ start, end }) => said.slice(start, end)))]
}

interface Told {
  text: string
  /** The words of the text. */
  known: ReadonlySet<string>
  roles: readonly Role[]
}

/** Somebody may be told by any of the names that the document has for them. */
function isTold(name: string, { text, known, roles }: Told): boolean {
  const small = text.normalize('NFKC').toLowerCase()
  const isIn = (words: string) => small.includes(words.normalize('NFKC').toLowerCase())
  if (isIn(name) || listWords(name).some((word) => known.has(word))) return true
  return roles.some((role) => {
    const names = [role.name, ...(role.also ?? [])]
    const isTheirs = names.some((each) => each.toLowerCase().includes(name.toLowerCase()))
    return isTheirs && names.some(isIn)
  })
}

/** What was left open, without the words that the document asks it in. */
function withoutFrame(text: string): string {
  for (const { asked, which } of [ENGLISH, JAPANESE]) {
    if (text.endsWith(which)) return text.slice(0, -which.length)
    const [head = '', tail = ''] = asked('\n').split('\n')
    if (text.startsWith(head) && text.endsWith(tail)) return text.slice(head.length, -tail.length)
  }
  return text
}

/** So much of what a line says, and of what its items say, is the same. */
const KEPT = 0.5
const FOREIGN = 0.34
/** So many words of its own a short line may have. */
const FEW = 2

function findOtherWords(
  text: string,
  said: readonly string[],
  sources: readonly string[],
): Fault | null {
  const own = contentStems(text)
  const added = findAddedWords(text, sources)
  if (added !== null) return added
  for (const each of said) {
    const stems = [...contentStems(each)]
    const lost = stems.filter((stem) => !own.has(stem))
    if (lost.length > Math.max(FEW, stems.length * (1 - KEPT))) {
      return { rule: 'lost', words: each.slice(0, 80), part: 'text' }
    }
  }
  return null
}

/** More words of its own than a text may have. */
export function findAddedWords(text: string, sources: readonly string[]): Fault | null {
  const foreign = findForeignWords(text, sources)
  return foreign.length > Math.max(FEW, contentStems(text).size * FOREIGN)
    ? { rule: 'words-added', words: foreign.slice(0, 4).join(', '), part: 'text' }
    : null
}
