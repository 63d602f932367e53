import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

/** Whether a sentence names a role, in the singular or the plural, as whole words. */
export function isNamed(words: string, name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/(?<=\p{L}{3})s$/u, '')
  if (bare.length < 2) return false
  const isSpaced = /^\p{Script=Latin}/u.test(bare)
  return isSpaced
    ? new RegExp(`(?<!\\p{L})${escapePattern(bare)}(?:s|es)?(?!\\p{L})`, 'iu').test(words)
    : words.includes(bare)
}
