import { contentStems } from '#domain/language/stems.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'
import { findForeignWords } from './own-words.ts'

/** The words of a text that the sources have in no form: "marked" where somebody marks, "payment" where they pay. */
export function findUntoldWords(text: string, sources: readonly string[]): string[] {
  const roots = new Set([...contentStems(sources.join('\n'))].map(rootOf))
  return findForeignWords(text, sources).filter(
    (word) => ![...contentStems(word)].every((each) => roots.has(rootOf(each))),
  )
}
