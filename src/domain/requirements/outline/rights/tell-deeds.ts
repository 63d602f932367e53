import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'

/** What somebody may or may not, the items that say so, and what else is told of it. */
export interface Deed {
  what: string
  ids: readonly string[]
  /** Nobody said that there is such a thing. */
  isSupplied: boolean
  /** Why, in front of the ids. */
  reason: Text
  /** Where it comes from, and what is asked of it, behind them. */
  behind: Text
}

/**
 * Deeds as a list that reads, each with its ids in brackets: what is done to several things of one kind is
 * told once, "see member's name, phone and photo".
 */
export function tellDeeds(desk: Desk, deeds: readonly Deed[]): Text {
  const { roleTable, semicolon } = desk.words
  const groups = new Map<string, { things: string[]; deed: Deed }>()
  for (const deed of deeds) {
    const parts = roleTable.cut(deed.what)
    const own = parts === null ? [deed.what, deed.ids] : [parts.verb, parts.whose]
    const more = [deed.reason, deed.behind].map(toPlainText)
    const key = JSON.stringify([...own, ...more, deed.isSupplied])
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { things: [parts?.thing ?? ''], deed })
    else {
      known.deed = { ...known.deed, ids: [...known.deed.ids, ...deed.ids] }
      if (parts !== null && !known.things.includes(parts.thing)) known.things.push(parts.thing)
    }
  }
  const told = [...groups.values()].map(({ things, deed }) => tellDeed(desk, things, deed))
  return joined(told, semicolon)
}

function tellDeed(
  { words, ranged, bracketed, mark, isFile }: Desk,
  things: readonly string[],
  { what, ids, isSupplied, reason, behind }: Deed,
): Text {
  const { roleTable, semicolon, comma } = words
  const parts = things.length < 2 ? null : roleTable.cut(what)
  const supplied = mark('assumed')
  // A file makes a sign of it, which stands at the id.
  const told = isFile ? bracketed([supplied]) : [plain(comma), supplied]
  const sign = isSupplied ? told : []
  return [
    plain(parts === null ? what : roleTable.join(parts, things)),
    ...reason,
    ...bracketed(joined([[...ranged(ids), ...sign], behind], semicolon)),
  ]
}
