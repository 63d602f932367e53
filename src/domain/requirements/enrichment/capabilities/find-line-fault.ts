import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import { SHOWN } from '#domain/requirements/enrichment/find-form-fault.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation, hasNo } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords, spellOut } from '#domain/requirements/enrichment/own-words.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import {
  findAddedWords,
  findBrought,
  type Known,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { listCriteria, listItems, listNames } from '#domain/requirements/registers/list-items.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { splitClauses } from './clauses.ts'
import { findLost, findLostIn, withoutPeople } from './find-lost.ts'
import { findOtherNo } from './find-other-no.ts'
import { findUntold } from './find-untold.ts'
import { splitSentences } from './sentences.ts'
import { findLostSubject, tellGenerally } from './tell-generally.ts'
import type { Tellable } from './tellable.ts'
import { findMentions } from './who-acts.ts'

interface Around {
  document: RequirementsDocument
  sameLanguage: boolean
}

interface Line {
  /** The title of its capability, which tells, too; empty for none. */
  title: string
  text: string
  /** Everything that it names. */
  told: readonly Tellable[]
  /** The requirements of its capability: what it is about. */
  about: readonly FunctionalRequirement[]
}

/**
 * Why a line does not tell its items: it brings something with it that is in none of them, or a figure, a
 * limit, a no, a deed or who does it is not as they say. Null where it may stand for them.
 */
export function findLineFault({ title, text, told, about }: Line, around: Around): Fault | null {
  const { document, sameLanguage } = around
  const { roles } = document
  const requirements = about.filter(({ id }) => told.some(({ item }) => item.id === id))
  const sources = [
    ...told.flatMap(({ words, item }) => [words, ...item.quotes.map((quote) => quote.text)]),
    ...about.map((each) => each.text),
    ...listBehind(about, document),
  ]
  const brought = findBrought(text, knownOf(sources, document), LIMITS.lines.letters)
  if (brought !== null) return brought
  // Who does it is looked at by itself.
  const said = requirements.map((each) => withoutPeople(each.text, roles))
  const lost = findLost({ text, told, isEdge: false }, document) ?? findLostIn(text, said, roles)
  if (lost !== null) return lost
  for (const requirement of requirements) {
    const untold = findUntold({ title, text, requirements }, requirement, roles)
    if (untold !== null) return untold
  }
  return (
    findStranger(text, sources, roles) ??
    findAddedSense(text, sources) ??
    findOtherNo({ text, requirements }, { sources, roles }) ??
    (sameLanguage ? findAdded(text, [...sources, ...listNames(roles)]) : null)
  )
}

interface Row {
  text: string
  edge: string | null
  told: readonly Tellable[]
}

/**
 * Why a row does not say what its rules say, or its edge what is tested. What holds until a question is
 * decided may be in it, and stands in section 15 anyhow.
 */
export function findRowFault({ text, edge, told }: Row, around: Around): Fault | null {
  const { document, sameLanguage } = around
  const { roles } = document
  const rules = told.filter(({ prefix }) => prefix === 'BR')
  const tests = told.filter(({ prefix }) => prefix === 'AC')
  const sources = told.flatMap(({ words, item }) => [
    words,
    ...item.quotes.map((quote) => quote.text),
  ])
  const known = knownOf(sources, document)
  const { letters } = LIMITS.ruleRows
  const said = rules.map((rule) => tellGenerally(rule, document))
  const fault =
    findBrought(text, known, letters) ??
    findLostIn(text, said, roles) ??
    findLostSubject(text, rules) ??
    findAddedSense(text, sources) ??
    findLostNo(text, said) ??
    (sameLanguage ? findAdded(text, [...sources, ...listNames(roles)]) : null)
  if (fault !== null || edge === null) return fault
  const ofEdge =
    findBrought(edge, known, letters) ??
    findLost({ text: `${text} ${edge}`, told: tests, isEdge: true }, document) ??
    (sameLanguage ? findAdded(edge, [...sources, ...listNames(roles)]) : null)
  return ofEdge === null ? null : { ...ofEdge, part: 'edge' }
}

/** "Not while it rains" of a rule stays a no; what stands in brackets says no more than the rest. */
function findLostNo(text: string, said: readonly string[]): Fault | null {
  const denied = said.find((each) => hasNo(each.replace(/\([^)]*\)/gu, ' ')))
  return denied === undefined || hasNo(text)
    ? null
    : { rule: 'negation', words: denied.slice(0, SHOWN), part: 'text' }
}

/** What may stand in a text: words of its sources, also as they are written out, and every name. */
export function knownOf(sources: readonly string[], document: RequirementsDocument): Known {
  return { sources: [...sources, ...sources.map(spellOut)], names: listAllNames(document) }
}

/** Whatever a name in a text may come from. */
export function listAllNames({ title, answers, roles }: RequirementsDocument): string[] {
  return [title, ...answers.map((answer) => answer.text), ...listNames(roles)]
}

/** What a text may take besides the sentences: their words, their criteria, the rules that they keep. */
export function listBehind(
  requirements: readonly FunctionalRequirement[],
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
    ...[...tests, ...rules].flatMap(({ item }) => item.quotes.map((quote) => quote.text)),
    ...[...tests, ...rules].map(({ content }) => content),
  ]
}

/** "Nobody but the clerk" is only the clerk. */
const NOBODY_BUT = /\b(?:nobody|no[ -]one) (?:but|else than)\b/giu

/** Somebody of whom nothing behind the text tells. */
function findStranger(
  text: string,
  sources: readonly string[],
  roles: readonly Role[],
): Fault | null {
  const all = sources.join('\n')
  // "Me and Maureen" are who speaks, and Maureen.
  const speaking = SPEAKER.test(all) ? [findFounder(roles)?.id ?? null] : []
  const known = new Set([...findMentions(all, roles).map(({ role }) => role), ...speaking])
  const stranger = findMentions(text, roles).find(({ role }) => role !== null && !known.has(role))
  return stranger === undefined
    ? null
    : { rule: 'words-added', words: text.slice(stranger.at, stranger.end), part: 'text' }
}

/** 「10時から16時まで」 is 「10時から16時」. */
const RANGE = /(から[^、。]{1,8})まで/gu
/** "From six till half eight" is "six till half eight". */
const FROM = /\bfrom (?=[^,.;]{1,16} (?:till?|until|to) )/giu

const SPEAKER = makePattern(
  'iu',
)`${FIRST_PERSON}|(?<!\p{L})(?:me|us|mine)(?!\p{L})|うち(?=[のはが])`

/** A limit or a no that nothing behind the text has. */
function findAddedSense(text: string, sources: readonly string[]): Fault | null {
  const plain = text.replace(RANGE, '$1').replace(FROM, '')
  const limit = findLostLimit(sources.join('\n'), [plain])
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
