import type { Row } from './rows.ts'

interface Renaming {
  from: string
  to: string
}

/** The row with the role's new name wherever it names the role; the same row where it does not. */
export function renameRole(row: Row, { from, to }: Renaming): Row {
  switch (row.kind) {
    case 'permission':
    case 'screen':
    case 'step':
      return row.role === from ? { ...row, role: to } : row
    case 'feature':
      return row.actor === from ? { ...row, actor: to } : row
    case 'message':
      return row.to === from ? { ...row, to } : row
    default:
      return row
  }
}
