import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation, hasNo } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import {
  findAddedWords,
  findBrought,
  findLostFact,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { listCriteria, listItems, listNames } from '#domain/requirements/registers/list-items.ts'
import { splitClauses } from './clauses.ts'
import { findOtherNo } from './find-other-no.ts'
import { findUntold } from './find-untold.ts'
import { splitSentences } from './sentences.ts'
import { findMentions, isBeside } from './who-acts.ts'

interface Composed {
  title: string
  text: string
  requirements: readonly FunctionalRequirement[]
  /** The criteria that the text tells as well. */
  criteria: readonly string[]
}

interface Around {
  document: RequirementsDocument
  sameLanguage: boolean
}

/**
 * Why a text does not tell its requirements: it brings something with it that is in none of them, or a
 * figure, a limit, a no, a deed or who does it is not as they say. Null where it may stand for them.
 */
export function findCapabilityFault(composed: Composed, around: Around): Fault | null {
  const { title, text, requirements } = composed
  const { document, sameLanguage } = around
  const told = requirements.map((each) => each.text)
  const sources = [...told, ...listBehind(composed, document)]
  const names = [
    ...[document.title, ...document.answers.map((answer) => answer.text)],
    ...listNames(document.roles),
  ]
  const brought =
    findTitleFault({ title, told }, [...sources, ...names]) ??
    findBrought(text, { sources, names }, LIMITS.capabilities.letters)
  const bare = findBareSentence(text, document.roles)
  if (brought !== null || bare !== null) return brought ?? bare
  const tests = composed.criteria.flatMap((id) => wordsOfTest(requirements, id))
  const lost = findLostFact(text, [...told, ...tests], document.roles) ?? findLostLimit(text, tests)
  if (lost !== null) return { rule: 'lost', words: lost, part: 'text' }
  const people = listNames(document.roles)
  for (const requirement of requirements) {
    const untold = findUntold(composed, requirement, document.roles)
    if (untold !== null) return untold
  }
  return (
    findStranger(text, sources, document.roles) ??
    findAddedSense(text, sources) ??
    findOtherNo(composed, { sources, roles: document.roles }) ??
    (sameLanguage ? findAdded(text, [...sources, ...people]) : null)
  )
}

/** A sentence of somebody and a verb alone: 「女将は、見られる。」. */
function findBareSentence(text: string, roles: readonly Role[]): Fault | null {
  const bare = splitSentences(text).find((sentence) => {
    const named = findMentions(sentence, roles)
    const things = named.reduce(
      (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
      sentence,
    )
    // "The app tells families": whom is enough, and so is when.
    const isMore = QUOTED.test(sentence) || splitClauses(sentence).some(isBeside)
    const isOne = new Set(named.map(({ role }) => role)).size < VERB_AND_OBJECT
    // "Nurses have notes": the verb may be one of the small words.
    const count = Math.max(contentStems(things).size, things.match(SPACED_WORD)?.length ?? 0)
    return isOne && !isMore && count < VERB_AND_OBJECT
  })
  return bare === undefined
    ? null
    : { rule: 'shape', form: 'no-object', words: bare.trim(), part: 'text' }
}

const VERB_AND_OBJECT = 2
const QUOTED = /[“"「]/u
const SPACED_WORD = /(?<!\p{L})(?!(?:the|an?|only)\b)\p{Script=Latin}+/giu

/** What a text may take besides the sentences: their words, their criteria, the rules that they keep. */
function listBehind(
  { requirements }: Pick<Composed, 'requirements'>,
  document: RequirementsDocument,
): string[] {
  const behind = new Set(
    requirements.flatMap(({ rules, criteria }) => [
      ...rules,
      ...criteria.flatMap(({ from = [] }) => from),
    ]),
  )
  const rules = listItems(document).filter(({ item }) => behind.has(item.id))
  const tests = requirements.flatMap((each) => listCriteria(each))
  return [
    ...[
      ...requirements,
      ...tests.map(({ item }) => item),
      ...rules.map(({ item }) => item),
    ].flatMap(({ quotes }) => quotes.map((quote) => quote.text)),
    ...[...tests, ...rules].map(({ content }) => content),
  ]
}

function wordsOfTest(requirements: readonly FunctionalRequirement[], id: string): string[] {
  return requirements
    .flatMap((each) => listCriteria(each))
    .filter(({ item }) => item.id === id)
    .map(({ content }) => content)
}

/** "Nobody but the clerk" is only the clerk. */
const NOBODY_BUT = /\b(?:nobody|no[ -]one) (?:but|else than)\b/giu

/** Somebody of whom nothing behind the text tells. */
function findStranger(
  text: string,
  sources: readonly string[],
  roles: readonly Role[],
): Fault | null {
  const known = new Set(findMentions(sources.join('\n'), roles).map(({ role }) => role))
  const stranger = findMentions(text, roles).find(({ role }) => role !== null && !known.has(role))
  return stranger === undefined
    ? null
    : { rule: 'words-added', words: text.slice(stranger.at, stranger.end), part: 'text' }
}

/** A limit or a no that nothing behind the text has. */
function findAddedSense(text: string, sources: readonly string[]): Fault | null {
  const limit = findLostLimit(sources.join('\n'), [text])
  if (limit !== null) return { rule: 'words-added', words: limit, part: 'text' }
  for (const told of splitSentences(text)) {
    const sentence = told.replace(NOBODY_BUT, 'only')
    const no = hasNo(sentence) ? findOtherNegation(sentence, sources) : null
    if (no !== null) return { rule: 'negation', words: no, part: 'text' }
  }
  return null
}

/** More words of its own than a text may have, in all or in one of its clauses. */
function findAdded(text: string, sources: readonly string[]): Fault | null {
  const alien = splitClauses(text).find(({ text: clause }) => {
    const foreign = findForeignWords(clause, sources).join('').length
    const all = [...clause.matchAll(/[\p{L}\p{N}]/gu)].length
    return foreign >= FEWEST && foreign > all / 2
  })
  if (alien !== undefined) return { rule: 'words-added', words: alien.text, part: 'text' }
  return findAddedWords(text, sources)
}

/** Letters of its own that make a clause another thing. */
const FEWEST = 8

/** So many words of its own a title may have: "Lend", "Money in and out". */
const OWN_WORDS = 2

function findTitleFault(
  { title, told }: { title: string; told: readonly string[] },
  sources: readonly string[],
): Fault | null {
  const { words, title: letters } = LIMITS.capabilities
  const part = 'title'
  const shown = title.slice(0, letters)
  if (title === '') return { rule: 'shape', form: 'empty', words: '', part }
  if (title.length > letters) {
    return { rule: 'shape', form: 'too-long', most: letters, words: shown, part }
  }
  if (title.split(' ').length > words) {
    return { rule: 'shape', form: 'too-many-words', most: words, words: shown, part }
  }
  // “On my way” is what a button says.
  if (FIRST_PERSON.test(title) && !told.some((each) => FIRST_PERSON.test(each))) {
    return { rule: 'shape', form: 'first-person', words: shown, part }
  }
  const invented = findInvented({ text: title, part }, sources)
  if (invented !== null) return invented
  const foreign = findForeignWords(title, sources)
  return foreign.length > OWN_WORDS
    ? { rule: 'words-added', words: foreign.join(', '), part }
    : null
}
