import { withoutQuoted } from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { splitSentences } from './sentences.ts'

/** A piece of a sentence in which one thing is done. */
export interface Clause {
  text: string
  /** The number of its sentence. */
  sentence: number
}

/** “Yes or no”, “OK or not” is one thing. */
const PIECE = /[,;:、；：]\s*|\s+(?:and|but|while|or(?!\s+not?\b))\s+/iu

/** The clauses of a text without what somebody says in it. */
export function splitClauses(text: string): Clause[] {
  return splitSentences(withoutQuoted(text)).flatMap((told, sentence) =>
    told
      .split(PIECE)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, sentence })),
  )
}
