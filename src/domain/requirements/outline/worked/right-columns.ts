import type { Role } from '#domain/requirements/document-items.ts'
import { isSoftware } from './is-software.ts'
import { type CellWord, type Entry, isAllowed, UNSAID } from './right-cells.ts'

/** Roles that share a column, with those who are some of them and have none. */
export interface Column {
  roles: readonly Role[]
  people: readonly Role[]
}

export function wordOf({ cells }: Entry, role: string | undefined): CellWord {
  return cells.get(role ?? '') ?? UNSAID
}

export function wordsOf(entry: Entry, { roles, people }: Column): CellWord[] {
  return [...roles, ...people].map(({ id }) => wordOf(entry, id))
}

export function kindOf(entry: Entry, { roles: [first] }: Column): CellWord['kind'] {
  return wordOf(entry, first?.id).kind
}

/** Nobody else may, and nobody was told so. */
export function isSole({ cells }: Entry, { roles, people }: Column): boolean {
  const lead = new Set([...roles, ...people].map(({ id }) => id))
  const isTheirs = [...lead].every((id) => cells.get(id)?.kind === 'yes')
  return isTheirs && [...cells].every(([id, { kind }]) => lead.has(id) || kind === 'no')
}

interface Others {
  lead: Column | null
  others: readonly Column[]
  roles: readonly Role[]
}

/** More rows nobody reads and signs at once. */
const MOST_ROWS = 20

/** What is of the software alone stands with it; of very many rows those go that section 7 tells as well. */
export function listRows(entries: readonly Entry[], around: Others): Entry[] {
  const { others, roles } = around
  const told = entries.filter((entry) => {
    const words = others.flatMap((column) => wordsOf(entry, column))
    return !isOfSoftware(entry, roles) || words.some(({ kind }) => kind !== 'no')
  })
  const again = told.filter((entry) => isTold(entry, around))
  const left = again.slice(0, Math.max(0, told.length - MOST_ROWS))
  return told.filter((entry) => !left.includes(entry))
}

/** What no right tells and one role does, as section 7 names it and nobody is refused. */
function isTold(entry: Entry, { lead, others }: Others): boolean {
  const allowed = others.filter((column) => wordsOf(entry, column).some(isAllowed))
  const isLead = lead === null || kindOf(entry, lead) === 'yes'
  const isPlain = others
    .flatMap((column) => wordsOf(entry, column))
    .every(({ kind, isSupposed }) => kind === 'no' || (kind === 'yes' && !isSupposed))
  const isRight = entry.items.some((id) => id.startsWith('PERM'))
  return !isRight && allowed.length === 1 && isPlain && isLead
}

export function isOfSoftware(entry: Entry, roles: readonly Role[]): boolean {
  return roles.some((role) => isSoftware(role) && isAllowed(wordOf(entry, role.id)))
}
