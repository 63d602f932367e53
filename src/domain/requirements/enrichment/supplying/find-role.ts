import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'

/** The roles of these ids or names, in the order of the document; or the first that is nobody whom the draft knows. */
export function findRoles(
  roles: readonly Role[],
  named: readonly string[],
): { roles: Role[] } | { unknown: string } {
  const unknown = named.find((name) => findRole(roles, name) === undefined)
  if (unknown !== undefined) return { unknown }
  // Who is a role of their own is not also every role whose people they are among.
  const found = named.map((name) => findRole(roles, name))
  return { roles: roles.filter((role) => found.includes(role)) }
}

/** The role of this id, or who is called so; undefined for nobody whom the draft knows. */
export function findRole(roles: readonly Role[], named: string): Role | undefined {
  const key = keyOf(named)
  return (
    roles.find(({ id }) => id === named.trim()) ??
    roles.find(({ name }) => keyOf(name) === key) ??
    roles.find(({ also = [] }) => also.some((each) => keyOf(each) === key))
  )
}
