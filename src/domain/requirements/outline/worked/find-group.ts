import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'

/** The role that somebody is one of, which names them: Siobhán is an instructor. */
export function findGroup({ id, name }: Role, roles: readonly Role[]): Role | undefined {
  return roles.find(
    (each) => each.id !== id && (each.also ?? []).some((also) => keyOf(also) === keyOf(name)),
  )
}
