const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/

const HEADER =
  /^(?:role|who|user|person|name|feature|what|description|priority|importance|can|may|can see|can do|cannot|can ?not|must not|never|field|fields|details|thing|information|step|steps|rule|when|then|situation|screen|number|#|no\.?|reason|why|service|message|to whom|action|actor|measure|target|notes?)$/i

/** The cells of a line pasted from a spreadsheet (tabs) or of a Markdown table; null for other lines. */
export function cellsOf(line: string): string[] | null {
  if (line.includes('\t')) {
    const cells = line.split('\t').map((cell) => cell.trim())
    return cells.filter((cell) => cell !== '').length > 1 ? cells : null
  }
  if (!line.includes('|')) return null
  if (!/^\|.*\|$/.test(line) && line.split('|').length < 3) return null
  const cells = line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
  return cells.filter((cell) => cell !== '').length > 1 ? cells : null
}

/** The line under a Markdown table's head. */
export function isTableRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && RULE.test(line)
}

/** True when a first row names columns. */
export function isHeader(cells: readonly string[]): boolean {
  return cells.filter((cell) => HEADER.test(cell)).length >= 2
}

/**
 * A row as the sentence a person would have written: "Client: books places; never sees names".
 * `header` is empty when the table has none.
 */
export function rowText(cells: readonly string[], header: readonly string[]): string {
  let priority = ''
  const parts: string[] = []
  cells.forEach((cell, index) => {
    const column = header[index] ?? ''
    if (cell === '' || /^(?:#|no\.?|number|step)$/i.test(column)) return
    if (/^(?:priority|importance)$/i.test(column)) priority = `${cell}: `
    else if (/^(?:cannot|can ?not|must not|never)$/i.test(column)) parts.push(`never ${cell}`)
    else if (/^(?:why|reason)$/i.test(column)) parts.push(`because ${cell}`)
    else parts.push(cell)
  })
  const [first = '', ...rest] = parts
  if (rest.length === 0) return priority + first
  return `${priority}${first}: ${rest.join(', ').replace(/, (never|because) /g, '; $1 ')}`
}
