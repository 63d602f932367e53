import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

/** Whether a word is a post and nobody's name, though it is written large: "the Chairman (Hugh)". */
export function isTitle(name: string, texts: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return false
  const behindArticle = new RegExp(
    `\\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Ee]ach|[Ee]very) ${escapePattern(name)}(?![\\p{L}\\p{N}'’]|\\s\\p{L})`,
    'u',
  )
  return texts.some((text) => behindArticle.test(text))
}
