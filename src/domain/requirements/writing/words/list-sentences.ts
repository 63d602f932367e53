import { splitSentences } from '#domain/language/sentences.ts'
import type { Span } from '#domain/language/spans.ts'

/** The sentences of an answer, line by line: no sentence goes on in the next line. */
export function listSentences(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) =>
    splitSentences(text, index, index + line.length),
  )
}
