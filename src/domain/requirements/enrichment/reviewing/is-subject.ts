import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { splitClauses } from '#domain/requirements/enrichment/capabilities/clauses.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { actsIn } from '#domain/requirements/enrichment/supplying/acts-in.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'

interface Told {
  quotes: readonly Quote[]
  roles: readonly Role[]
}

/** Whether one of the quotes says that somebody does something: by a name of theirs, or "I" of the founder. */
export function isSubject(role: Role, { quotes, roles }: Told): boolean {
  const isFounder = findFounder(roles)?.id === role.id
  return listClauses(quotes).some(
    (clause) => (isFounder && OF_SELF.test(clause)) || isActor(clause, role, roles),
  )
}

/**
 * Whether the quotes say of anybody but these, and but the founder, that they do something: then who does
 * it is not plain. Who is called as one of these is, too, is no other.
 */
export function hasOtherSubject(named: readonly Role[], { quotes, roles }: Told): boolean {
  const founder = findFounder(roles)?.id
  const others = roles.filter((role) => !named.includes(role) && role.id !== founder)
  return listClauses(quotes).some((clause) => {
    const own = findMentions(clause, named)
    return others.some(
      (role) =>
        actsIn(clause, role, roles) &&
        findMentions(clause, [role]).some(
          ({ role: id, at }) => id === role.id && !own.some((each) => each.at === at),
        ),
    )
  })
}

function listClauses(quotes: readonly Quote[]): string[] {
  return quotes
    .flatMap(({ text }) => splitClauses(text))
    .map(({ text }) => text)
    .filter((clause) => !hasNo(clause.replace(AWAY, ' ')))
}

function isActor(clause: string, role: Role, roles: readonly Role[]): boolean {
  const isNamed = findMentions(clause, roles).some(({ role: id }) => id === role.id)
  return isNamed && actsIn(clause, role, roles)
}

/** "I check it", 「私が確認します」. */
const OF_SELF =
  /^(?:(?:and|but|so|or|then|only|either)\s+)*(?:I|we)(?![\p{L}])|(?:私|わたし|うち)[がはも]/u
/** In what case somebody does it says nothing of whether. */
const AWAY =
  /,?\s*\b(?:if|when|while|unless)\b.*$|[^、。]*(?:とき|時|日|場合|なければ)(?:は|に|には)?、?/iu
