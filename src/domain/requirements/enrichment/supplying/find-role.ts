import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'

/** The role of this id, or who is called so; undefined for nobody whom the draft knows. */
export function findRole(roles: readonly Role[], named: string): Role | undefined {
  const key = keyOf(named)
  return (
    roles.find(({ id }) => id === named.trim()) ??
    roles.find(({ name }) => keyOf(name) === key) ??
    roles.find(({ also = [] }) => also.some((each) => keyOf(each) === key))
  )
}
