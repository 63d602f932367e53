import { contentStems } from '#domain/language/stems.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { findOtherNegation, hasNo } from '#domain/requirements/enrichment/negations.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { doersOf, isLight, isPartOf, listNamed, wordsOf } from './deeds.ts'
import { hasStem, placeOf, splitSentences } from './sentences.ts'
import { findMentions, findSubjects } from './who-acts.ts'

/** So much of what somebody does is in the text. */
const KEPT = 0.5

interface Composed {
  title: string
  text: string
  /** All that the capability tells. */
  requirements: readonly FunctionalRequirement[]
}

/**
 * What a capability does not tell of one of its requirements: its deed, who does it, its limit, its no;
 * null where it tells all of it, and of nobody else.
 */
export function findUntold(
  { title, text, requirements }: Composed,
  requirement: FunctionalRequirement,
  roles: readonly Role[],
): Fault | null {
  const { verb, wanted, deed, telling } = wordsOf(requirement, roles)
  const isPart = isPartOf(requirement, requirements)
  // A heading tells of what somebody looks at as well as the sentence below it.
  const whole = isPart ? `${title}. ${text}` : text
  const stems = contentStems(whole)
  const isKept = (needed: readonly string[]) => {
    const kept = needed.filter((part) => hasStem(part, whole, stems))
    return needed.length === 0 || kept.length >= Math.max(1, needed.length * KEPT)
  }
  const isTold = isKept(ownWords(requirement, requirements, roles)) && (isPart || isKept(wanted))
  const [unit] = isPart ? [] : listUnits(deed).filter((each) => !text.toLowerCase().includes(each))
  if (unit !== undefined) return { rule: 'lost', words: unit, part: 'text' }
  if (!isTold) {
    return { rule: 'shape', form: 'not-told', words: deed.trim(), part: 'text' }
  }
  const isSaid = isPart || isLight(verb) || hasStem(verb, text, stems)
  if (!isSaid)
    return { rule: 'shape', form: 'no-verb', words: verb, says: deed.trim(), part: 'text' }
  const clauses = splitClauses(text, listNames(roles))
  const found = findTellers(telling, clauses)
  const tellers = found.length > 0 ? found : findTellers(wanted, clauses)
  const told = { requirement, wanted, verb, tellers, clauses, text, requirements }
  return findOtherDoer(told, { roles, isPart }) ?? findOtherSense(told, deed.trim())
}

/** “In a minute” is no “in an hour”, and 「一つ」 no 「二つ」. */
function listUnits(deed: string): string[] {
  return (
    deed
      .toLowerCase()
      .match(/\b(?:minute|hour|day|night|week|month|quarter|year)(?=s?\b)|一[つ人名組回日]/gu) ?? []
  )
}

/** The words of a requirement that nothing else of its capability has; where none is left, all but its verb. */
function ownWords(
  part: FunctionalRequirement,
  all: readonly FunctionalRequirement[],
  roles: readonly Role[],
): string[] {
  const { verb, wanted } = wordsOf(part, roles)
  const things = wanted.filter((each) => each !== verb && !NEUTRAL.has(each))
  const others = all.filter(({ id }) => id !== part.id).map(({ text }) => text)
  const stems = contentStems(others.join('\n'))
  const own = things.filter((each) => !stems.has(each))
  return own.length > 0 ? own : things
}

/** The clauses that have most of a deed's words. */
function findTellers(wanted: readonly string[], clauses: readonly Clause[]): Clause[] {
  const counted = clauses.map((clause) => {
    const stems = contentStems(clause.text)
    return { clause, count: wanted.filter((part) => hasStem(part, clause.text, stems)).length }
  })
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return counted.filter(({ count }) => count === most && count > 0).map(({ clause }) => clause)
}

interface Told {
  requirement: FunctionalRequirement
  wanted: readonly string[]
  verb: string
  tellers: readonly Clause[]
  clauses: readonly Clause[]
  text: string
  requirements: readonly FunctionalRequirement[]
}

/** Whoever else is told to do it. Of what the app does only that somebody does the very same is a fault. */
function findOtherDoer(
  told: Told,
  { roles, isPart }: { roles: readonly Role[]; isPart: boolean },
): Fault | null {
  const { requirement, wanted, verb, tellers, clauses, text } = told
  const doers = doersOf(requirement)
  const nameOf = (id: string | null) => roles.find((each) => each.id === id)?.name ?? ''
  const named = new Set(findMentions(text, roles).map((each) => each.role))
  // Where nobody said who does it, it is told of whom it is most about; section 4 has the others.
  const needed = requirement.actorAssumed === true ? doers.slice(0, 1) : doers
  const unnamed = isPart ? undefined : needed.find((id) => !named.has(id))
  const says = requirement.role === null ? 'the app' : doers.map(nameOf).join(', ')
  if (unnamed !== undefined) {
    return { rule: 'shape', form: 'not-named', words: nameOf(unnamed), says, part: 'text' }
  }
  const isTheirs = (clause: Clause) => {
    const isVerb = hasStem(verb, clause.text, contentStems(clause.text))
    const place = placeOfDeed([verb, ...wanted], clause.text)
    const who = findSubjects(clauses, { clause, place, isVerb }, roles)
    if (requirement.role === null) {
      const isApp = who.roles.length === 0 || who.roles.includes(null)
      return !isVerb || isApp || findMentions(clause.text.slice(0, place), roles).length === 0
    }
    const may = doersAmong(clause, told, roles)
    const isOne = (each: string | null) => each !== null && doers.includes(each)
    const isAllowed = (each: string | null) => each === null || may.includes(each)
    // What only shows it stands beside whoever does any of it.
    if (isPart) return who.roles.length === 0 || who.roles.some(isAllowed)
    return who.roles.some(isOne) && (!who.together || who.roles.every(isAllowed))
  }
  const [first] = tellers
  if (first === undefined || tellers.some(isTheirs)) return null
  return { rule: 'shape', form: 'other-doer', words: first.text, says, part: 'text' }
}

/** Who may do what a clause tells: of several with the same deed there, whoever does one of them. */
function doersAmong(
  { text }: Clause,
  { requirement, requirements, verb }: Told,
  roles: readonly Role[],
): string[] {
  const stems = contentStems(text)
  const isThere = (each: FunctionalRequirement) => {
    const { wanted } = wordsOf(each, roles)
    const kept = wanted.filter((part) => hasStem(part, text, stems))
    return kept.length >= wanted.length * KEPT && (isLight(verb) || wanted.includes(verb))
  }
  return [requirement, ...requirements.filter(isThere)].flatMap((each) => [
    ...doersOf(each),
    ...listNamed(each, roles),
  ])
}

/** Where the verb stands, which comes first; else any of the words. */
function placeOfDeed(wanted: readonly string[], text: string): number {
  const place = placeOf(wanted.slice(0, 1), text)
  return place < text.length ? place : placeOf(wanted, text)
}

const ONLY = /\bonly\b|だけ|のみ/iu

/** A limit or a no of the requirement that is not where it is told, or a no that it has not. */
function findOtherSense({ requirement, tellers, text }: Told, says: string): Fault | null {
  const { text: deed } = requirement
  const sentences = splitSentences(text)
  const told = [...new Set(tellers.flatMap(({ sentence }) => [sentence, sentence + 1]))]
    .flatMap((at) => sentences[at] ?? [])
    .join(' ')
  const limit = findLostLimit(told, [deed])
  if (limit !== null) return { rule: 'lost', words: limit, says, part: 'text' }
  const fault = (words: string): Fault => ({ rule: 'negation', words, part: 'text' })
  if (hasNo(deed)) {
    const no = findOtherNegation(deed, [told])
    return no === null ? null : fault(no)
  }
  // "Nobody but the coordinator" is only the coordinator.
  const nos = ONLY.test(deed) ? [] : tellers.map(({ text: own }) => findOtherNegation(deed, [own]))
  const [no = null] = nos
  return no !== null && nos.every((each) => each !== null) ? fault(no) : null
}
