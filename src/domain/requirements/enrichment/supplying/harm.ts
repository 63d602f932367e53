import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { isDeleting, isHarmful, isOfSameKind } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'

interface Supposed {
  /** Null for the app. */
  role: Role | null
  roles: readonly Role[]
  /** The words that it rests on. */
  quotes: readonly Quote[]
  /** The part of it that is supposed, in the founder's words; left out for the whole. */
  part?: string
}

/**
 * Whether a supposition could do harm: who deletes, who decides on money, who sees what is private
 * stays with the owner until the founder says otherwise
 * (docs/decisions/0067-a-model-may-supply-what-is-missing.md). What the quoted words give to the role
 * by name is said.
 */
export function doesHarm(deed: string, { role, roles, quotes, part = '' }: Supposed): boolean {
  const founder = findFounder(roles)
  if (!isHarmful(deed) || (founder !== null && founder.id === role?.id)) return false
  // What the app does by itself is told, or it is nobody's.
  if (role === null) return !isTold(deed, quotes)
  return !isGivenByName(deed, role, quotes) && !isPartGiven({ deed, part }, role, quotes)
}

/** "Wipe the name and phone after 6 months": the same is done to the same. */
function isTold(deed: string, quotes: readonly Quote[]): boolean {
  const clauses = quotes.flatMap(({ text }) => text.split(CLAUSE))
  return clauses.some(
    (clause) => isOfSameKind(deed, clause) && sharesObject(deed, clause) && !hasNo(clause),
  )
}

/**
 * "Only me and Sandra see the medical notes": it is hers, too. "Money goes to Daphne" is about money, whoever
 * stands first; and nobody deletes what they are only said to see.
 */
export function isGivenByName(deed: string, role: Role, quotes: readonly Quote[]): boolean {
  return listGiving(role, quotes).some((clause) => {
    const isTold = !isDeleting(deed) || isDeleting(clause)
    return isTold && sharesObject(deed, LATIN.test(clause) ? `do ${clause}` : clause)
  })
}

const LATIN = /^\P{L}*\p{Script=Latin}/u

/**
 * Whether the quoted words give a part of a right to the role by name, as they tell it: "their own quote" of
 * "agree money", where "ordinary customers, own quote" is said.
 */
function isPartGiven(
  { deed, part }: { deed: string; part: string },
  role: Role,
  quotes: readonly Quote[],
): boolean {
  if (part === '') return false
  return listGiving(role, quotes).some((clause) => {
    const told = contentStems(clause)
    return isOfSameKind(deed, clause) && sharedCount(contentStems(part), told) > 0
  })
}

/** The clauses that name the role and deny nothing. */
function listGiving(role: Role, quotes: readonly Quote[]): string[] {
  return quotes
    .flatMap(({ text }) => text.split(CLAUSE))
    .filter((clause) => isNamed(clause, role) && !hasNo(clause.replace(NOBODY_ELSE, ' ')))
}

const CLAUSE = /[.;!?。！？\n]|,?\s(?:but|though|although)\s|(?:が|けれど|けど)、/iu
/** That others may not gives it to who is named. */
const NOBODY_ELSE =
  /,? \b(?:but )?not (?:any|some)(?:one|body) else(?:['’]s)?|\b(?:nobody|no one|no-one)(?: else(?:['’]s)?| (?:but|except|besides|other than|apart from))|(?:以外|しか).*(?:ない|ません)/giu
