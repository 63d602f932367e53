import type { ProposedRow } from '#domain/reading/reading.ts'
import { ARTICLE } from './cues.ts'
import type { PlainRole } from './plain-people.ts'

interface Found {
  roles: readonly PlainRole[]
  rows: readonly ProposedRow[]
}

/** "Puede cambiar la fecha, el profe no": the person is refused the deed, not the deed the person. */
export function withRefusedPersons({ roles, rows }: Found): ProposedRow[] {
  return rows.map((row, at): ProposedRow => {
    if (row.kind !== 'permission' || row.may !== 'never') return row
    const bare = row.what
      .replace(/\s*\([^)]*\)/gu, '')
      .replace(/^(?:ver|voir|sehen)\s/iu, '')
      .replace(ARTICLE, '')
    const role = roles.find(({ name, also }) => [name, ...also].some((each) => isSame(each, bare)))
    const before = rows[at - 1]
    if (role === undefined || role.name === row.role || before?.kind !== 'permission') return row
    return { ...row, role: role.name, what: before.what }
  })
}

/** The same name in one or many. */
function isSame(name: string, other: string): boolean {
  const formsOf = (text: string) => {
    const low = text.toLowerCase().trim()
    return [low, low.replace(/s$/u, ''), low.replace(/es$/u, '')]
  }
  return formsOf(name).some((form) => formsOf(other).includes(form))
}
