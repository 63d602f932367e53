/** A piece as written, a pattern of its own, or several of them of which one is there. */
export type PatternPart = string | RegExp | readonly (string | RegExp)[]

/**
 * A long pattern from named parts: makePattern('iu')`\bno (?:${THINGS})\b`. Backslashes are written
 * as in a literal; several parts are joined by `|`, so brackets around them are the caller's.
 */
export function makePattern(flags = '') {
  return (pieces: TemplateStringsArray, ...parts: readonly PatternPart[]): RegExp =>
    new RegExp(String.raw(pieces, ...parts.map(writePart)), flags)
}

function writePart(part: PatternPart): string {
  if (typeof part === 'string') return part
  return part instanceof RegExp ? part.source : part.map(writePart).join('|')
}
