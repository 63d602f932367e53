import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { areSynonyms } from '#domain/requirements/checks/words/synonyms.ts'
import type { Entity, Role } from '#domain/requirements/document-items.ts'
import { keyOf } from './name-key.ts'

/** From here on two names mean one thing. */
const ALIKE = 0.8

/** Whether two names are those of one thing: "bill" and "invoice", 「お客様」 and 「顧客」. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)]
  return (
    a === b || areSynonyms(a, b) || measureLikeness(contentStems(one), contentStems(other)) >= ALIKE
  )
}

/** The role that a name is one of; null for none. "Owner" is the "house owner" where no other role is an owner. */
export function findRoleNamed(roles: readonly Role[], name: string): Role | null {
  const own = roles.find((role) =>
    [role.name, ...(role.also ?? [])].some((each) => isSameName(each, name)),
  )
  if (own !== undefined) return own
  const [only, ...more] = roles.filter((role) => keyOf(role.name).endsWith(` ${keyOf(name)}`))
  return more.length === 0 ? (only ?? null) : null
}

/** The thing that is kept of a role, which then stands for it; null for none. */
export function findKept(
  role: Role,
  { roles, entities }: { roles: readonly Role[]; entities: readonly Entity[] },
): Entity | null {
  return entities.find(({ name }) => findRoleNamed(roles, name) === role) ?? null
}
