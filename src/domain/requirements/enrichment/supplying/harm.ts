import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { isHarmful } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'

interface Supposed {
  /** Null for the app. */
  role: Role | null
  roles: readonly Role[]
  /** The words that it rests on. */
  quotes: readonly Quote[]
}

/**
 * Whether a supposition could do harm: who deletes, who decides on money, who sees what is private
 * stays with the owner until the founder says otherwise
 * (docs/decisions/0067-a-model-may-supply-what-is-missing.md). What the quoted words give to the role
 * by name is said.
 */
export function doesHarm(deed: string, { role, roles, quotes }: Supposed): boolean {
  const founder = findFounder(roles)
  if (!isHarmful(deed) || (founder !== null && founder.id === role?.id)) return false
  return role === null || !isGivenByName(deed, role, quotes)
}

/** "Only me and Sandra see the medical notes": it is hers, too. */
export function isGivenByName(deed: string, role: Role, quotes: readonly Quote[]): boolean {
  const clauses = quotes.flatMap(({ text }) => text.split(CLAUSE))
  return clauses.some(
    (clause) =>
      isNamed(clause, role) &&
      sharesObject(deed, clause) &&
      !DENIES.test(clause.replace(NOBODY_ELSE, ' ')),
  )
}

const CLAUSE = /[.;!?。！？\n]|,?\s(?:but|though|although)\s|(?:が|けれど|けど)、/iu
const DENIES =
  /\b(?:not|never|no|nobody|nothing|none|cannot|without)\b|n['’]t\b|ない|ません|禁止|不可/iu
/** That others may not gives it to who is named. */
const NOBODY_ELSE =
  /\b(?:nobody|no one|no-one)(?: else| (?:but|except|besides|other than|apart from))|(?:以外|しか).*(?:ない|ません)/giu
