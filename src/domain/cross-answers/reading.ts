import { contentStems } from '#domain/language/stems.ts'
import { chooseSameWord } from '#domain/requirements/checks/words/synonyms.ts'

/** Lines, numbered steps and sentences of an answer, without their marks. */
export function splitPieces(text: string): string[] {
  return text
    .replace(/(^|\s)\d{1,2}[.)]\s/g, '\n')
    .split(/\n|(?<=[.!?])["'”’)]?\s+|;\s+/)
    .map((piece) => piece.replace(/^[\s>*•·–-]+/, '').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** The words that carry the meaning, one stem for words of the same meaning. */
export function extractMeaning(text: string): Set<string> {
  return new Set([...contentStems(text)].map(chooseSameWord))
}

/** True when two words begin alike, as "cancelled" and "cancellation" do. */
export function areAkin(a: string, b: string): boolean {
  const common = Math.min(a.length, b.length, 6)
  return common >= 4 ? a.slice(0, common) === b.slice(0, common) : a === b
}

/** True when one of the words of `meaning` has a relative in `text`'s words. */
export function mentions(text: ReadonlySet<string>, word: string): boolean {
  return text.has(word) || [...text].some((other) => areAkin(other, word))
}

/** A piece short enough to be quoted. */
export function quoteWords(piece: string): string {
  const bare = piece.replace(/[.!?;,]+$/, '')
  return bare.length <= 80 ? bare : `${bare.slice(0, 79).replace(/\s+\S*$/, '')}…`
}
