import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
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

/** The clauses of a text without what somebody says in it; none ends within one of the names. */
export function splitClauses(text: string, names: readonly string[] = []): Clause[] {
  return splitSentences(withoutQuoted(text)).flatMap((told, sentence) =>
    keepWhole(told, names)
      .split(PIECE)
      .map((piece) => piece.replaceAll(KEPT, ' ').trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, sentence })),
  )
}

/** Stands for a space in a name that has an "and": "Wim and Joke". */
const KEPT = '\uE000'

function keepWhole(text: string, names: readonly string[]): string {
  return names
    .filter((name) => PIECE.test(name))
    .reduce((kept, name) => {
      const whole = new RegExp(escapePattern(name).replace(/\s+/gu, '\\s+'), 'giu')
      return kept.replace(whole, (found) => found.replace(/\s+/gu, KEPT))
    }, text)
}
