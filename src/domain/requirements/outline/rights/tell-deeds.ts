import type { Text } from '#domain/requirements/outline/blocks.ts'
import { joined, plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** What somebody may or may not, and what is told behind it: how far, and what is asked of it. */
export interface Deed {
  what: string
  behind: Text
}

/**
 * Deeds as a list that reads: what is done to several things of one kind is told once, "see member's
 * name, phone and photo"; each with what is behind it stays by itself.
 */
export function tellDeeds(words: DocumentText, deeds: readonly Deed[]): Text {
  const { roleTable, semicolon } = words
  const groups = new Map<string, { things: string[]; deed: Deed }>()
  for (const deed of deeds) {
    const parts = deed.behind.length > 0 ? null : roleTable.cut(deed.what)
    const key = parts === null ? `\n${deed.what}` : `${parts.verb}\n${parts.whose}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { things: [parts?.thing ?? ''], deed })
    else if (parts !== null && !known.things.includes(parts.thing)) known.things.push(parts.thing)
  }
  const told = [...groups.values()].map(({ things, deed }): Text => {
    const parts = things.length < 2 ? null : roleTable.cut(deed.what)
    return [plain(parts === null ? deed.what : roleTable.join(parts, things)), ...deed.behind]
  })
  return joined(told, semicolon)
}
