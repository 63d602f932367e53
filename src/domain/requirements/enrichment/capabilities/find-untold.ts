import { contentStems } from '#domain/language/stems.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import {
  type Clause,
  deedOf,
  deedStems,
  hasStem,
  placeOf,
  splitClauses,
  splitSentences,
} from './clauses.ts'
import { findMentions, findSubjects } from './who-acts.ts'

/** So much of what somebody does is in the text. */
const KEPT = 0.5

/**
 * What a text does not tell of a requirement: its deed, who does it, its limit, its no; null where it
 * tells all of it, and of nobody else.
 */
export function findUntold(
  text: string,
  requirement: FunctionalRequirement,
  roles: readonly Role[],
): Fault | null {
  const deed = deedOf(requirement.text, listNames(roles))
  const people = new Set(listNames(roles).flatMap((name) => [...contentStems(name)]))
  const all = deedStems(deed)
  const own = all.filter((part) => !people.has(part))
  const wanted = own.length > 0 ? own : all
  const stems = contentStems(text)
  const kept = wanted.filter((part) => hasStem(part, text, stems))
  if (kept.length === 0 || kept.length < wanted.length * KEPT) {
    return { rule: 'lost', words: deed.trim(), part: 'text' }
  }
  const clauses = splitClauses(text)
  const tellers = findTellers(wanted, clauses)
  return (
    findOtherDoer({ requirement, wanted, tellers, clauses, text }, roles) ??
    findOtherSense({ deed: requirement.text, tellers, text })
  )
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
  tellers: readonly Clause[]
  clauses: readonly Clause[]
  text: string
}

/** Whoever else is told to do it. Of what the app does only that somebody does the very same is a fault. */
function findOtherDoer(
  { requirement: { role, beside = [] }, wanted, tellers, clauses, text }: Told,
  roles: readonly Role[],
): Fault | null {
  const doers = role === null ? [] : [role, ...beside]
  const nameOf = (id: string | null) => roles.find((each) => each.id === id)?.name ?? ''
  const named = new Set(findMentions(text, roles).map((each) => each.role))
  const unnamed = doers.find((id) => !named.has(id))
  if (unnamed !== undefined) return { rule: 'lost', words: nameOf(unnamed), part: 'text' }
  const [verb = ''] = wanted
  const isTheirs = (clause: Clause) => {
    const place = placeOfDeed(wanted, clause.text)
    const subjects = findSubjects(clauses, { clause, place }, roles)
    if (role !== null) return subjects.some((each) => each !== null && doers.includes(each))
    const isSame = contentStems(clause.text).has(verb)
    const own = findMentions(clause.text.slice(0, place), roles)
    return !isSame || own.length === 0 || own.some((each) => each.role === null)
  }
  const [first] = tellers
  if (first === undefined || tellers.some(isTheirs)) return null
  const says = role === null ? 'the app' : doers.map(nameOf).join(', ')
  return { rule: 'shape', form: 'other-doer', words: first.text, says, part: 'text' }
}

/** Where the verb stands, which is the first of the words; else any of them. */
function placeOfDeed(wanted: readonly string[], text: string): number {
  const place = placeOf(wanted.slice(0, 1), text)
  return place < text.length ? place : placeOf(wanted, text)
}

const ONLY = /\bonly\b|だけ|のみ/iu

/** A limit or a no of the requirement that is not where it is told, or a no that it has not. */
function findOtherSense({
  deed,
  tellers,
  text,
}: {
  deed: string
  tellers: readonly Clause[]
  text: string
}): Fault | null {
  const sentences = splitSentences(text)
  const told = [...new Set(tellers.flatMap(({ sentence }) => [sentence, sentence + 1]))]
    .flatMap((at) => sentences[at] ?? [])
    .join(' ')
  const limit = findLostLimit(told, [deed])
  if (limit !== null) return { rule: 'lost', words: limit, part: 'text' }
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

/** Whether a sentence denies something by itself. */
function hasNo(text: string): boolean {
  return findOtherNegation(text, []) !== null
}
