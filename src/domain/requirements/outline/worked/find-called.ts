import { countWords } from '#domain/language/count-words.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'

/**
 * The person whom the answers name where they mean a role, "Daphne" of the treasurer; null where they name
 * the role as often, or several people are it.
 */
export function findCalled(
  role: Role,
  { roles, answers }: Pick<RequirementsDocument, 'roles' | 'answers'>,
  people: readonly string[],
): string | null {
  // Who is described is told by the name alone.
  if (countWords(role.name) > MOST_WORDS) return null
  const others = roles.filter(({ id }) => id !== role.id).map(({ name }) => name)
  const names = (role.also ?? []).filter((name) => people.includes(name) && name !== role.name)
  if (names.some((name) => others.includes(name))) return null
  const counted = names
    .map((name) => ({ name, count: countIn(answers, name) }))
    .sort((one, other) => other.count - one.count)
  const [most] = counted
  if (most === undefined || most.count <= countIn(answers, role.name)) return null
  // "Dev" and "Devinder" are one, Ann and Bob two.
  const isOne = names.every((name) => name.startsWith(most.name) || most.name.startsWith(name))
  return isOne ? most.name : null
}

/** Of a title. */
const MOST_WORDS = 2

function countIn(answers: RequirementsDocument['answers'], name: string): number {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu')
  return answers.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
}
