/** A slash where a value may be opens a regular expression. */
const LITERAL =
  /(?<=(?:^|[=(,:!&|?;{}[\n>]|return|\.\.\.)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*/g

/** The lengths of a source's regular expressions, as written, comments left out. */
export function regularExpressionLengths(text: string): number[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g, '')
  return [...code.matchAll(LITERAL)].map(([literal]) => literal.length)
}
