import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import { detectStatementLanguage, type Statement } from '#domain/requirements/checks/statement.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { Bench } from './bench.ts'

interface Said extends Pick<Statement, 'text' | 'kind' | 'ownWriting'> {
  /** The name that the text has in the proposal. */
  part: string
  /** What it quotes, in small letters: a vague word of the user's own is no fault. */
  cited: readonly string[]
}

/** The error that the checks find in a sentence, which nobody could test so; null for none. */
export function findUnclear(
  { document, settledNames }: Bench,
  { text, kind, ownWriting, part, cited }: Said,
): Fault | null {
  const language = detectStatementLanguage(text, document.language)
  const hits = checkStatement({ text, kind, language, ownWriting, settledNames })
  const error = hits.find(({ severity, rule, start, end }) => {
    const words = text.slice(start, end).toLowerCase()
    const isOwn = rule === 'vague-word' && cited.some((quote) => quote.includes(words))
    return severity === 'error' && !isOwn
  })
  if (error === undefined) return null
  const words = text.slice(error.start, error.end)
  return { rule: 'check-failed', words, says: error.rule, part }
}
