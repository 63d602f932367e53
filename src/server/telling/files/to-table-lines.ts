/** Rows as the lines of a table; a row with one filled cell is a line of its own. */
export function toTableLines(rows: readonly (readonly string[])[]): string {
  return rows
    .flatMap((row) => {
      const cells = row.map((cell) => cell.replace(/\s*\r?\n\s*/g, ' ').trim())
      const last = cells.findLastIndex((cell) => cell !== '')
      const filled = cells.slice(0, last + 1)
      const told = filled.filter((cell) => cell !== '')
      if (told.length === 0) return []
      return told.length === 1 ? told : [`| ${filled.join(' | ')} |`]
    })
    .join('\n')
}
