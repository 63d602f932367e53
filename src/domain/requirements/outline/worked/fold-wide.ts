import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { type CellWord, type Entry, isAllowed } from './right-cells.ts'

type Permissions = RequirementsDocument['permissions']

/**
 * A row whose every yes only names, by supposition, what other rows let the role do tells nothing but its
 * bans: "the bank side: what is owed" beside "what is owed". Its bans stand in those rows, where what was
 * only read does not go against them.
 */
export function foldWide(permissions: Permissions, entries: readonly Entry[]): Entry[] {
  let told = [...entries]
  for (const wide of entries) {
    const parts = findParts(wide, told)
    if (parts.length === 0 || parts.some((part) => isAgainst(permissions, wide, part))) continue
    const [first] = parts
    told = told
      .filter((entry) => entry !== wide)
      .map((entry) => {
        if (!parts.includes(entry)) return entry
        const items = entry === first ? [...entry.items, ...wide.items] : entry.items
        return { ...entry, items, cells: withBans(wide, entry) }
      })
  }
  return told
}

/** The rows that its limits name, each whole; none where something of it is told by no row. */
function findParts(wide: Entry, entries: readonly Entry[]): Entry[] {
  const allowed = [...wide.cells].filter(([, word]) => isAllowed(word))
  const isPlain = [...wide.cells.values()].every(({ kind }) => kind !== 'asked')
  const limited = allowed.filter(([, { kind }]) => kind === 'part')
  const isLess = allowed.every(([, { kind, isSupposed }]) => kind !== 'yes' && isSupposed)
  if (!isPlain || !isLess || limited.length === 0) return []
  const found = limited.map(([role, { text }]) => {
    const named = contentStems(text)
    const rows = entries.filter((entry) => {
      return entry !== wide && isPartOf(entry, { wide, named, role })
    })
    const told = contentStems(rows.map(({ what }) => what).join('\n'))
    return [...named].every((stem) => told.has(stem)) ? rows : []
  })
  const parts = [...new Set(found.flat())]
  const isWhole = found.every((rows) => rows.length > 0)
  const others = allowed.filter(([, { kind }]) => kind === 'own')
  const isTold = others.every(([role]) => parts.some(({ cells }) => hasYes(cells.get(role))))
  return isWhole && isTold ? parts : []
}

function hasYes(word: CellWord | undefined): boolean {
  return word !== undefined && isAllowed(word)
}

interface Named {
  wide: Entry
  /** What the limit is told in, and of whom. */
  named: ReadonlySet<string>
  role: string
}

/** All that the row is about stands in the limit, and the role may it all. */
function isPartOf({ what, cells }: Entry, { wide, named, role }: Named): boolean {
  const own = [...contentStems(what)].filter((stem) => !NEUTRAL.has(stem))
  const word = cells.get(role)
  const isAll = word?.kind === 'yes' && !word.isSupposed
  const isSameVerb = isSeeing(what) && isSeeing(wide.what)
  return isAll && isSameVerb && own.length > 0 && own.every((stem) => named.has(stem))
}

/** Somebody was told to be refused the whole, and to be allowed the part. */
function isAgainst(permissions: Permissions, wide: Entry, part: Entry): boolean {
  return [...wide.cells].some(([role, { kind }]) => {
    if (kind !== 'never' || !hasYes(part.cells.get(role))) return false
    return permissions.some(({ id, cells }) => {
      const cell = part.items.includes(id) ? cells.find((each) => each.role === role) : undefined
      return cell?.permission === 'yes' && cell.guess !== true && cell.assumed !== true
    })
  })
}

function withBans(wide: Entry, { cells }: Entry): Entry['cells'] {
  return new Map(
    [...cells].map(([role, word]) => {
      const whole = wide.cells.get(role)
      return [role, whole?.kind === 'never' && word.kind !== 'asked' ? whole : word]
    }),
  )
}
