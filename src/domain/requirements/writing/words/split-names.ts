import type { Row } from '#domain/reading/rows.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'

const BETWEEN = /\s*[,/&]\s*(?:or |and )?|\s+(?:or|and)\s+|または|[か・、と]/u
const BEFORE = /^(?:either|both)\s+/iu

/**
 * "Gareth or Delyth", 「女将か沙織」: several people in one name, where each is known by a name of their
 * own; nobody for one name.
 */
export function splitNames(name: string, isKnown: (part: string) => boolean): string[] {
  const parts = name.trim().replace(BEFORE, '').split(BETWEEN)
  const told = parts.map((part) => part.trim())
  return told.length > 1 && told.every((part) => part !== '' && isKnown(part)) ? told : []
}

/** The rows in which a right of several people is a right of each. */
export function partNames(rows: readonly Row[]): Row[] {
  const names = new Set(
    rows.flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also].map(keyOf) : [])),
  )
  return rows.flatMap((row): Row[] => {
    if (row.kind !== 'permission') return [row]
    const several = splitNames(row.role, (part) => names.has(keyOf(part)))
    return several.length === 0 ? [row] : several.map((role) => ({ ...row, role }))
  })
}
