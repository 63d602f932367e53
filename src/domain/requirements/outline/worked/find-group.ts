import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'

/** The role that somebody is one of, which names them and which no other names: Siobhán is an instructor. */
export function findGroup(role: Role, roles: readonly Role[]): Role | undefined {
  return roles.find((each) => {
    return isNamed(role, each) && !roles.some((other) => isNamed(each, other))
  })
}

function isNamed({ id, name }: Role, by: Role): boolean {
  return by.id !== id && (by.also ?? []).some((also) => keyOf(also) === keyOf(name))
}
