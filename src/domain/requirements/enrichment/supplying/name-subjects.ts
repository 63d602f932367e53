import type { Quote, Role } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'

/**
 * The quotes, each that names nobody with whoever its sentence named last before it: "can do quotes" of
 * “Col sees all the jobs, can do quotes” is Col's. Behind a no, or a word for somebody else, it is nobody's.
 */
export function nameSubjects(
  quotes: readonly Quote[],
  answers: readonly AnswerCopy[],
  roles: readonly Role[],
): Quote[] {
  return quotes.map((quote) => {
    const answer = answers.find(({ question }) => question === quote.question)?.text ?? ''
    if (findMentions(quote.text, roles).length > 0) return quote
    const at = answer.toLowerCase().indexOf(quote.text.toLowerCase())
    const sentence = listSentences(answer).find(({ start, end }) => start < at && at < end)
    if (sentence === undefined) return quote
    const lead = answer.slice(sentence.start, at)
    const last = findMentions(lead, roles).at(-1)
    const isOthers = last === undefined || OTHERS.test(lead.slice(last.end))
    if (isOthers || last.role === null || hasNo(lead.slice(last.end))) return quote
    return { ...quote, text: `${lead.slice(last.at, last.end)} ${quote.text}` }
  })
}

/** Somebody else may come between: "Col sees the jobs, I can do quotes". */
const OTHERS =
  /(?<!\p{L})(?:I|me|we|us|he|she|they|you|it|who|somebody|someone|anybody|everybody|nobody|others?)(?!\p{L})|私|[はが][^、]*、.*[はが]/u
