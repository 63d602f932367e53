import { splitSentences } from '#domain/language/sentences.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row } from '#domain/reading/rows.ts'

/** A sentence of an answer. */
export interface Piece {
  question: string
  words: string
}

/** The sentences and lines of the answers, without those that the founder struck out. */
export function splitSaidPieces(answers: readonly ReadableAnswer[], rows: readonly Row[]): Piece[] {
  const struck = wordsOf(rows.filter(({ state }) => state === 'refused'))
  const standing = wordsOf(rows.filter(({ state }) => state !== 'refused'))
  return answers.flatMap(({ question, text }) =>
    [...text.matchAll(/[^\n]+/g)]
      .flatMap(({ index, 0: line }) => splitSentences(text, index, index + line.length))
      .map((span) => ({ question, words: text.slice(span.start, span.end).trim() }))
      .filter(({ words }) => {
        const isIn = (all: readonly string[]) =>
          all.some((said) => words.includes(said) || said.includes(words))
        return /[\p{L}\p{N}]/u.test(words) && (!isIn(struck) || isIn(standing))
      }),
  )
}

function wordsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ said }) => said.map(({ words }) => words))
}
