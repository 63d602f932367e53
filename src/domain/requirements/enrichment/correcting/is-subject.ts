import { isHedged } from '#domain/language/hedges.ts'
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

interface Taken extends Told {
  /** Who was read as doing it, and would not. */
  gone: readonly Role[]
  /** It only holds until it is decided: words that hedge, or "we" of others than the founder, are enough. */
  until?: boolean
}

/** Whether the quotes say who does it. */
export function areTold(named: readonly Role[], told: Taken): boolean {
  const areSubjects = named.every((role) => isSubject(role, told)) && !hasOtherSubject(named, told)
  return areSubjects || areNamedAlone(named, told)
}

/**
 * Whether the quotes are sure of who does it, though not of each deed: they name everybody of these, "I" for the
 * founder, and nobody else who acts, or who was read as doing it.
 */
export function areNamedAlone(named: readonly Role[], { gone, until, ...told }: Taken): boolean {
  const founder = findFounder(told.roles)
  const clauses = listClauses(told.quotes)
  const isNamed = (role: Role) =>
    clauses.some(
      (clause) =>
        (role.id === founder?.id && SELF.test(clause.replace(AWAY, ' '))) ||
        findMentions(clause, told.roles).some(({ role: id }) => id === role.id),
    )
  const areAlone =
    named.length > 0 && named.every(isNamed) && !gone.some(isNamed) && !hasOtherSubject(named, told)
  const isWe = until !== true || gone.some(({ id }) => id === founder?.id)
  const isUnsure = (text: string) =>
    (until !== true && isHedged(text)) || (isWe && SEVERAL.test(text))
  return areAlone && !told.quotes.some(({ text }) => isUnsure(text))
}

/** What is said of somebody is not what they may, where the next words deny it: "they can look but not touch". */
function listClauses(quotes: readonly Quote[]): string[] {
  return quotes
    .flatMap(({ text }) => splitClauses(text))
    .filter(({ sentence }, at, all) => {
      const next = all[at + 1]
      return next === undefined || next.sentence !== sentence || !DENIES.test(next.text)
    })
    .map(({ text }) => text)
    .filter((clause) => !hasNo(clause.replace(AWAY, ' ')))
}

const DENIES = /^(?:not|never)\s/iu

function isActor(clause: string, role: Role, roles: readonly Role[]): boolean {
  const isNamed = findMentions(clause, roles).some(({ role: id }) => id === role.id)
  return isNamed && actsIn(clause, role, roles)
}

/** "I check it", 「私が確認します」. */
const OF_SELF =
  /^(?:(?:and|but|so|or|then|only|either)\s+)*(?:I|we)(?![\p{L}])|(?:私|わたし|うち)[がはも]/u
const SELF = /(?<!\p{L})(?:I|me)(?!\p{L})|(?:私|わたし|うち|僕|俺)(?!たち|達)/u
/** Who "we" are is not said. */
const SEVERAL =
  /(?<!\p{L})(?:we|us|our|everyone|everybody|anyone|anybody)(?!\p{L})|たち|みんな|全員/iu
/** In what case somebody does it says nothing of whether. */
const AWAY =
  /,?\s*\b(?:if|when|while|unless)\b.*$|[^、。]*(?:とき|時|日|場合|なければ)(?:は|に|には)?、?/iu
