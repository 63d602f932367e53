import type { PermissionCell, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { upperFirst } from '#domain/requirements/wording/phrases.ts'
import { reachOf } from '#domain/requirements/wording/rights.ts'
import type { Notebook } from './notebook.ts'

const SEEING = /^(?:see|view|read)\b/i

/** More columns than this cannot be read; the table then holds only what was said. */
const MAX_COLUMNS = 12

/** One row for each action; a role that may do everything may do each, one that sees all may see each. */
export function permissionRows(notebook: Notebook, roles: readonly Role[]): PermissionRow[] {
  const said = new Map<string, { action: string; yes: Set<string>; no: Set<string> }>()
  const note = (action: string, kind: 'yes' | 'no', role: Role): void => {
    if (kind === 'yes' && reachOf(action) !== 'itself') return
    const key = action.toLowerCase()
    const entry = said.get(key) ?? { action, yes: new Set(), no: new Set() }
    entry[kind].add(role.id)
    said.set(key, entry)
  }
  for (const role of roles) {
    for (const action of role.can) note(action, 'yes', role)
    for (const action of role.mustNot) note(action, 'no', role)
  }
  const columns = roles.map((role) => ({ role, reaches: new Set(role.can.map(reachOf)) }))
  return [...said.values()].map(({ action, yes, no }) => {
    const cells = columns
      .slice(0, roles.length > MAX_COLUMNS ? 0 : undefined)
      .map(({ role, reaches }): PermissionCell => {
        if (no.has(role.id)) return { role: role.id, permission: 'no' }
        const reached = reaches.has('all') || (reaches.has('seeing') && SEEING.test(action))
        return { role: role.id, permission: reached || yes.has(role.id) ? 'yes' : 'unstated' }
      })
    if (cells.length === 0) {
      for (const role of no) cells.push({ role, permission: 'no' })
      for (const role of yes) if (!no.has(role)) cells.push({ role, permission: 'yes' })
    }
    const row = { ...notebook.item('PERM', []), action: upperFirst(action), cells }
    row.sources = ['q5']
    return row
  })
}
