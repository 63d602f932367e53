import type { RowOf } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isEverything } from '#domain/requirements/writing/rights/everything.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { rankRoles } from '#domain/requirements/writing/rights/rank-roles.ts'
import { findWidest, type People } from '#domain/requirements/writing/write-roles.ts'

type Right = RowOf<'permission'>

/** The people of a written document, with what each may and must not, as the writer knew them. */
export function readPeople(document: RequirementsDocument): { people: People; rights: Right[] } {
  const { roles, outsiders = [] } = document
  const byName = new Map<string, Role>()
  for (const role of roles) {
    for (const name of [role.name, ...(role.also ?? [])].map(keyOf)) {
      if (!byName.has(name)) byName.set(name, role)
    }
  }
  const find = (name: string | null) => (name === null ? null : (byName.get(keyOf(name)) ?? null))
  const founder = findFounder(roles)
  const rights = roles.flatMap((role) => [
    ...role.can.map((what) => makeRight(role.name, 'may', what)),
    ...role.mustNot.map((what) => makeRight(role.name, 'never', what)),
  ])
  const widest = findWidest(roles, { widest: rights.filter(isEverything), find, founder })
  const ranks = rankRoles({ roles, rights, find, founder })
  return { rights, people: { roles: [...roles], outsiders, find, founder, widest, ...ranks } }
}

/** A right as a reader gives it, which nobody has to confirm. */
export function makeRight(role: string, may: Right['may'], what: string): Right {
  return {
    ...{ id: '', kind: 'permission', role, may, what, said: [], by: 'founder' },
    ...{ state: 'confirmed', certainty: 'clear', flags: [], changed: 0, origin: null },
  }
}
