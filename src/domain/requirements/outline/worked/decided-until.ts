import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'

/** What holds until a contradiction is decided, and the one whose default is printed. */
export interface Until {
  id: string
  may: 'yes' | 'no' | 'part'
}

/**
 * What holds of a right until a contradiction is decided: "yes" where the default that is printed, that of
 * the contradiction or of the one that tells it, says that the role does it; "part" where it says so of less.
 */
export function decideUntil(
  { contradictions = [], roles }: Pick<RequirementsDocument, 'contradictions' | 'roles'>,
  asked: string,
  { role, action }: { role: string; action: string },
): Until {
  const own = contradictions.find(({ id }) => id === asked)
  const teller = contradictions.find(({ id }) => id === own?.toldBy)
  const held = (teller ?? own)?.suggestedDefault ?? ''
  const stems = contentStems(action)
  const named = roles.find(({ id }) => id === role)
  const hers = held
    .split(SENTENCE)
    .filter((each) => named !== undefined && isSubject(each, named, roles))
  const isOfIt = (text: string) => sharedCount(stems, contentStems(text)) > 0
  const id = teller?.id ?? asked
  if (hers.some((each) => !isLimited(each) && isOfIt(each))) return { id, may: 'yes' }
  const isPart = hers
    .flatMap((each) => each.split(CLAUSE))
    .some((each) => isOfIt(each) && !isDenied(each))
  return isPart ? { id, may: 'part' } : { id: asked, may: 'no' }
}

/**
 * The contradiction of a right that was refused, by its id, whose default allows the role some of it all the same:
 * 「最後の画面だけ職人のスマホに金額を出す」. Null for none.
 */
export function findAllowing(
  { contradictions = [] }: Pick<RequirementsDocument, 'contradictions'>,
  items: readonly string[],
  { role, action }: { role: Role; action: string },
): string | null {
  const stems = contentStems(action)
  const names = listNames([role]).map((name) => name.toLowerCase())
  const found = contradictions.find(({ items: own, suggestedDefault }) => {
    if (!items.some((id) => own.includes(id))) return false
    const clauses = (suggestedDefault ?? '').split(SENTENCE).flatMap((each) => each.split(CLAUSE))
    return clauses.some(
      (each) =>
        names.some((name) => each.toLowerCase().includes(name)) &&
        sharedCount(stems, contentStems(each)) > 0 &&
        !isDenied(each),
    )
  })
  return found?.id ?? null
}

const SENTENCE = /[.;。；]\s*/u
const CLAUSE = /、|,\s/u

/** "Only", "as far as": less than the deed. */
const LESS = /\b(?:only|just|until|unless|except|after|if|when)\b|だけ|のみ|まで|とき|以外/iu

function isLimited(clause: string): boolean {
  return isDenied(clause) || LESS.test(clause)
}

/** Whether nothing but names stands in front of the role's: "the treasurer and Ann see it". */
function isSubject(clause: string, role: Role, roles: readonly Role[]): boolean {
  const text = clause.toLowerCase()
  return namesOf([role]).some((name) => {
    const at = text.indexOf(name)
    const before = namesOf(roles).reduce(
      (rest, each) => rest.replaceAll(each, ''),
      text.slice(0, Math.max(at, 0)),
    )
    return at >= 0 && before.replace(/\b(?:the|and)\b|[\s,、とも]/gu, '') === ''
  })
}

/** The longest first, so that no rest of one is left. */
function namesOf(roles: readonly Role[]): string[] {
  const names = listNames(roles).map((name) => name.toLowerCase())
  return names.sort((one, other) => other.length - one.length)
}
