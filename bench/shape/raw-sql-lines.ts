/**
 * How many lines of a source lie inside `sql` templates, counted from the backtick that opens one
 * to the one that closes it, or inside SQL given as a string to `.query(` or `sql.raw(`.
 */
export function rawSqlLines(source: string): number {
  const lines = new Set<number>()
  for (const { index, 0: opening } of source.matchAll(OPENING)) {
    const start = index + opening.length
    const end = endOfText(source, start, opening.at(-1) ?? '`')
    for (let line = lineOf(source, start); line <= lineOf(source, end); line += 1) lines.add(line)
  }
  return lines.size
}

const TAG = /\bsql(?:<[^`;]*?>)?\s*`/
/** A query given as a string, its type parameter and a comment before it passed over. */
const STRING = /\b(?:sql\.raw|\.?query(?:<[^`'";]*?>)?)\(\s*(?:\/\/[^\n]*\s*)?[`'"](?=\s*[A-Z$])/
const OPENING = new RegExp(`${TAG.source}|${STRING.source}`, 'g')

function endOfText(source: string, start: number, quote: string): number {
  let at = start
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 1
    else if (quote === '`' && source.startsWith('${', at)) at = endOfHole(source, at + 2)
    at += 1
  }
  return at
}

/** The brace that closes `${`, past braces and further templates inside it. */
function endOfHole(source: string, start: number): number {
  let depth = 0
  let at = start
  while (at < source.length && !(source[at] === '}' && depth === 0)) {
    const letter = source[at] ?? ''
    if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    else if ('`\'"'.includes(letter)) at = endOfText(source, at + 1, letter)
    at += 1
  }
  return at
}

function lineOf(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}
