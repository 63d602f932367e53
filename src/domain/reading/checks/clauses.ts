import { contentWords, shareIn } from './content-words.ts'

const CLAUSE_END =
  /[,;:.!?\n、。；：！？]+|\s[-–—]\s|\s(?:->|=>|→)\s|\s(?:and|but|or|because|so that|pero|und|aber|mais)\s/giu

/** The parts of a quote between marks and conjunctions. */
export function splitClauses(quote: string): string[] {
  return quote.split(CLAUSE_END).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
}

/** The clauses of the quotes that hold most of a row's words; all of them when none holds any. */
export function findClausesAbout(text: string, quotes: readonly string[]): string[] {
  const words = contentWords(text)
  const clauses = quotes.flatMap(splitClauses)
  const shares = clauses.map((clause) => shareIn(words, clause))
  const most = Math.max(0, ...shares)
  return most === 0 ? clauses : clauses.filter((_, at) => shares[at] === most)
}
