import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Quote, Role } from '#domain/requirements/document-items.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'

/** What is asked already, and what its default says of the role until it is answered. */
export interface Decided {
  id: string
  may: 'yes' | 'no' | 'in-part'
}

interface Right {
  row: PermissionRow
  role: Role
}

interface Asked {
  id: string
  quotes: readonly Quote[]
  text: string
  suggestedDefault?: string | null | undefined
}

/**
 * What is asked already of the same words, with a default that says what the role may: no second question says
 * otherwise. An open question is of the same right where it speaks of what is done, too.
 */
export function findDecided(
  { contradictions = [], openQuestions, roles }: RequirementsDocument,
  right: Right,
): Decided | null {
  const deed = contentStems(right.row.action)
  const isOfIt = ({ quotes }: Asked) =>
    quotes.some((side) => right.row.quotes.some((quote) => quotesSame(side, quote)))
  const isOfDeed = ({ text, suggestedDefault }: Asked) =>
    sharedCount(deed, contentStems(`${text}\n${suggestedDefault ?? ''}`)) * 3 >= deed.size * 2
  const told =
    (isOpen: boolean) =>
    (asked: Asked): Decided[] => {
      const may = isOfIt(asked) ? readDefault(asked, right, { roles, isOpen }) : null
      return may === null ? [] : [{ id: asked.id, may }]
    }
  const [first] = [
    ...contradictions.flatMap(told(false)),
    ...openQuestions.filter(isOfDeed).flatMap(told(true)),
  ]
  return first ?? null
}

/** Null where it does not name the role, or, of an open question, says nothing of what is done. */
function readDefault(
  { suggestedDefault: held }: Asked,
  { row, role }: Right,
  { roles, isOpen }: { roles: readonly Role[]; isOpen: boolean },
): Decided['may'] | null {
  const isFounder = findFounder(roles)?.id === role.id
  const isHers = ({ text }: Clause) => isNamed(text, role) || (isFounder && YOU.test(text))
  const isSomebodys = ({ text }: Clause) =>
    YOU.test(text) || roles.some((each) => isNamed(text, each))
  const clauses = (held ?? '').split(SENTENCE).flatMap(listClauses)
  const own = clauses.filter(isHers)
  if (own.length === 0) return null
  const inCase = own.filter((clause) => isLimited(clause, role))
  const denied = own.filter(({ text }) => isDenied(text))
  if (denied.length > 0) return denied.every((each) => inCase.includes(each)) ? 'in-part' : 'no'
  const deed = contentStems(row.action)
  const nearest = (all: readonly Clause[]) =>
    Math.max(0, ...all.map(({ text }) => sharedCount(deed, contentStems(text))))
  const free = own.filter((each) => !inCase.includes(each) && !WHEN.test(each.text))
  const soles = clauses.filter((each) => SOLE.test(each.text) && !isHers(each) && isSomebodys(each))
  // Who alone does it is told in words that are nearer to what is done.
  if (nearest(soles) > nearest(free)) return 'no'
  const isOfIt = !isOpen || nearest(free) > 0 || free.some(({ text }) => IT.test(text))
  if (free.length > 0 && isOfIt) return 'yes'
  return free.length === own.length ? null : 'in-part'
}

interface Clause {
  text: string
  /** The sentence as far as the end of it: what it holds in stands before. */
  until: string
}

function listClauses(sentence: string): Clause[] {
  const parts = sentence.split(CLAUSE)
  return parts.map((text, at) => ({ text, until: parts.slice(0, at + 1).join('、') }))
}

const SENTENCE = /[.;。；]/u
const CLAUSE = /、|,\s+(?=(?:but|and)\s|the app\s)/u
const WHEN = /\b(?:when|while)\b/iu
const IT = /\b(?:it|them|this|so)\b|それ|そう/iu
const YOU = /\byou\b|あなた/iu
const SOLE = /\b(?:only|alone)\b|だけ|のみ/iu

/** "A collector not marked paid up", 「払っていない会員」, "until it is paid": of some of them, or in a case. */
function isLimited({ until, text }: Clause, role: Role): boolean {
  return IN_A_CASE.test(until) || listNames([role]).some((name) => isOfSome(text, name))
}

const IN_A_CASE =
  /\b(?:if|unless|until|till?|after|before|once|without)\b|なら(?!な[いん]|ず)|たら|(?<!なけ)れば|限り|場合|とき|以外|まで/iu

function isOfSome(clause: string, name: string): boolean {
  const own = escapePattern(name)
  const english = makePattern('iu')`(?<!\p{L})${own}(?:e?s)? (?:${OF_WHOM})`
  const japanese = makePattern('u')`(?:ない|なかった)(?:間の)?${own}|${own}(?:${NOT_SO})`
  return english.test(clause) || japanese.test(clause)
}

const OF_WHOM = /(?:who|that|whose|with no)\s|not (?!(?:allowed|permitted|able|to)\b)\p{L}+ \p{L}/iu
const NOT_SO = /(?:さん|様)?(?:で|のうち|の中で)[^、。]*ない(?:人|方|もの)/u
