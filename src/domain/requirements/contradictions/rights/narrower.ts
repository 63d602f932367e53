import type { Row, RowOf } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'

type Right = Row & RowOf<'permission'>

const PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?$|(?:さん|くん|君|ちゃん)$/u

/** "Gaz", 「田中さん」. */
export function isProperName(name: string): boolean {
  return PERSON.test(name)
}

/** Whether a name is one person's own, where not every role is written as names are. */
function isOnePerson(name: string, roles: readonly string[]): boolean {
  const others = roles.filter((role) => role !== name)
  return PERSON.test(name) && others.some((role) => !PERSON.test(role))
}

/** Of those whom a ban names: the persons, where there are any. "Gaz, who is an instructor, never does." */
export function narrowest(people: ReadonlySet<string>, roles: readonly string[]): Set<string> {
  const persons = [...people].filter((each) => isOnePerson(each, roles))
  return new Set(persons.length > 0 ? persons : people)
}

/**
 * "Instructors see the notes", "Gaz never sees them": the narrower line is an exception to the wider
 * one and no contradiction, whoever called it one.
 */
export function isException({ said }: RowOf<'contradiction'>, rows: readonly Row[]): boolean {
  const rights = rows.filter((row): row is Right => row.kind === 'permission')
  const roles = rows.flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also] : []))
  const [first = [], second = []] = said
    .slice(0, 2)
    .map((side) => rights.filter((right) => right.said.some((own) => isSameQuote(own, side))))
  const pairs = [first, second].flatMap((own, at) =>
    own.flatMap((one) => ((at === 0 ? second : first) ?? []).map((other) => [one, other] as const)),
  )
  const isNarrower = ([one, other]: readonly [Right, Right]) =>
    one.may === 'never' &&
    other.may === 'may' &&
    isOnePerson(one.role, roles) &&
    !isOnePerson(other.role, roles)
  const isOfSame = ([one, other]: readonly [Right, Right]) =>
    one.role === other.role && (one.may === 'never') !== (other.may === 'never')
  return pairs.some(isNarrower) && !pairs.some(isOfSame)
}
