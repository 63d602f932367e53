/** Rows that say the same, word for word, stand together: it is written once, with all their quotes. */
export function groupSame<Entry>(
  rows: readonly Entry[],
  textOf: (row: Entry) => string,
): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>()
  for (const row of rows) {
    const key = plain(textOf(row))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()]
}

function plain(text: string): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  return letters.trim() === '' ? text : letters.trim()
}
