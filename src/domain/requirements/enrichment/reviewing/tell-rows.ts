import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'

/** A right with who has it, in one line. */
export function tellCells(
  { roles }: Pick<RequirementsDocument, 'roles'>,
  { action, cells }: PermissionRow,
): string {
  const tell = (cell: PermissionCell) => {
    const name = roles.find(({ id }) => id === cell.role)?.name ?? cell.role
    const told = cell.permission === 'unstated' ? '?' : (cell.part ?? cell.permission)
    return `${name} ${told}${cell.assumed === true ? ' (supposed)' : ''}`
  }
  return `${action}: ${cells.map(tell).join('; ')}`
}

/** The stages of a thing and the ways between them, in one line. */
export function tellStages({ thing, states, transitions }: StatusTable): string {
  const ways = transitions.map(
    ({ from, to, items = [] }) =>
      `${from} → ${to}${items.length > 0 ? ` (${items.join(', ')})` : ''}`,
  )
  return `${thing}, stages: ${states.join(', ')}; ways: ${ways.join(', ') || 'none'}`
}

/** What holds until something is decided; nothing where nothing does. */
export function tellUntil(text: string | null | undefined): string {
  return text == null || text === '' ? '' : ` (until then: ${text})`
}

/** A part of the delivery with why it comes then. */
export function tellSlice({ title, goal, requirements }: Slice): string {
  return `${title} (${requirements.join(', ')}): ${goal}`
}
