import type { Row, RowOf } from '#domain/reading/rows.ts'
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

/** Not somebody, but whoever does something just then: "whoever is visiting". */
const WHOEVER = /^(?:whoever|(?:any|some|every)(?:one|body) who|those who)\b/iu

/** The rows in which a right of several people is a right of each, and who has it just then is no role. */
export function partNames(rows: readonly Row[]): Row[] {
  // Of two who are one role, each name is of the whole of it.
  const owners = new Map(
    rows.flatMap((row) =>
      row.kind === 'role'
        ? [row.name, ...row.also].map((name): [string, string] => [keyOf(name), row.id])
        : [],
    ),
  )
  return rows.flatMap((row): Row[] => {
    if (row.kind === 'role') return [WHOEVER.test(row.name) ? toAside(row) : row]
    if (row.kind === 'feature') {
      return [WHOEVER.test(row.actor ?? '') ? { ...row, actor: null } : row]
    }
    if (row.kind !== 'permission') return [row]
    if (WHOEVER.test(row.role)) return [toRule(row)]
    if (owners.has(keyOf(row.role))) return [row]
    const several = splitNames(row.role, (part) => owners.has(keyOf(part)))
    const each = new Map(several.map((role) => [owners.get(keyOf(role)), role]))
    return each.size === 0 ? [row] : [...each.values()].map((role) => ({ ...row, role }))
  })
}

/** The words alone: what its right tells is a rule. */
function toAside({ name: _, also: __, access: ___, ...row }: Row & RowOf<'role'>): Row {
  return { ...row, kind: 'aside', what: null }
}

function toRule({ role, may, what, ...row }: Row & RowOf<'permission'>): Row {
  const told = { may: `${role} may`, only: `only ${role} may`, never: `${role} must not` }[may]
  return { ...row, kind: 'rule', when: null, then: `${told} ${what}`, about: [] }
}
