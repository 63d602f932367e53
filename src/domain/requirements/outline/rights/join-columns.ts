import type { Role } from '#domain/requirements/document-items.ts'

/** Roles of which every row says the same share one column: what it says of each is `tell`. */
export function joinColumns(roles: readonly Role[], tell: (role: Role) => unknown): Role[][] {
  const columns = new Map<string, Role[]>()
  for (const role of roles) {
    const key = JSON.stringify(tell(role))
    columns.set(key, [...(columns.get(key) ?? []), role])
  }
  return [...columns.values()]
}
