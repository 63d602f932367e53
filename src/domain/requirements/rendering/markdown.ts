/**
 * A text on one line in which nothing is Markdown: it comes out of any parser as it went in.
 * Line breaks become spaces; marks that turn the reading direction are taken out.
 */
export function escapeInline(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .replace(MARK, escapeMark)
    .replace(/^[+=>-]|(?<=^|\s)#/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=www)\.|@/gi, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** A placeholder, "[date]", is no link where nothing that makes one is behind it; no text defines any. */
const MARK = /\[\p{L}{2}[\p{L} ]{0,28}\](?![(\]])|[\\`*_[\]<|~]|&(?=#?[\p{L}\p{N}]{1,40};)/gu

/** A placeholder stays as it is, and so does an underline inside a word, which means nothing. */
function escapeMark(mark: string, at: number, text: string): string {
  const isDefinition = at === 0 && text.charAt(mark.length) === ':'
  if (mark.length > 1 && isDefinition) return `\\${mark.slice(0, -1)}\\]`
  if (mark.length > 1) return mark
  const inside =
    /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at + 1))
  return mark === '_' && inside ? mark : `\\${mark}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** A table with a head; empty when it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** A list of bullets; empty when there are none. */
export function writeBullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** Blocks with an empty line between them; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** Text word for word, in a fence longer than any fence inside, so that it changes no structure. */
export function writeVerbatim(text: string): string {
  let longest = 2
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}
