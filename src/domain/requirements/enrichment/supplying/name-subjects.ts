import type { Quote, Role } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'

/**
 * The quotes, each that names nobody with whoever its sentence named last before it: "can do quotes" of
 * “Col sees all the jobs, can do quotes” is Col's. Behind a no, or a word for somebody else, it is nobody's.
 * The name that heads a paragraph or a point of a list counts for its sentences: "Jo - treasurer. Sees the money."
 */
export function nameSubjects(
  quotes: readonly Quote[],
  answers: readonly AnswerCopy[],
  roles: readonly Role[],
): Quote[] {
  return quotes.map((quote) => {
    const answer = answers.find(({ question }) => question === quote.question)?.text ?? ''
    const at = answer.toLowerCase().indexOf(quote.text.toLowerCase())
    return at < 0 ? quote : withHead(nameLast({ quote, answer, at }, roles), { answer, at }, roles)
  })
}

interface Said {
  answer: string
  /** Where the quote stands in it. */
  at: number
}

function nameLast({ quote, answer, at }: Said & { quote: Quote }, roles: readonly Role[]): Quote {
  if (findMentions(quote.text, roles).length > 0) return quote
  const sentence = listSentences(answer).find(({ start, end }) => start < at && at < end)
  if (sentence === undefined) return quote
  const lead = answer.slice(sentence.start, at)
  const last = findMentions(lead, roles).at(-1)
  const isOthers = last === undefined || OTHERS.test(lead.slice(last.end))
  if (isOthers || last.role === null || hasNo(lead.slice(last.end))) return quote
  return { ...quote, text: `${lead.slice(last.at, last.end)} ${quote.text}` }
}

/** The quote with the name that heads its paragraph before each sentence that names nobody and denies nothing. */
function withHead(quote: Quote, { answer, at }: Said, roles: readonly Role[]): Quote {
  const start = answer.lastIndexOf('\n', at) + 1
  const [paragraph = ''] = answer.slice(start).split('\n')
  const [head] = findMentions(paragraph, roles)
  const around = head === undefined ? '' : paragraph.slice(head.end)
  if (head === undefined || head.role === null || !HEADS.test(around)) return quote
  if (!BULLET.test(paragraph.slice(0, head.at))) return quote
  const until = paragraph.slice(0, at - start + quote.text.length)
  if (findMentions(until, roles).some(({ role }) => role !== head.role)) return quote
  const name = paragraph.slice(head.at, head.end)
  const told = listSentences(quote.text).map(({ start: from, end }) => {
    const said = quote.text.slice(from, end)
    const isFree = findMentions(said, roles).length === 0 && !hasNo(said) && GOES_ON.test(said)
    return isFree ? `${name} ${said}` : said
  })
  return told.length === 0 ? quote : { ...quote, text: told.join(' ') }
}

/** What stands before a name that heads a paragraph, and behind it. */
const BULLET = /^[\s\p{N}.)*•・◦▪「"“‐–—-]*(?:the |an? )?$/iu
const HEADS = /^[」"”]?\s*(?:さん|様)?(?:\s[-–—]\s|[:：,、(（]|は)/u

/** "Sees who owes what", "He can …", 「予約も見ます」: no subject of its own. */
const GOES_ON =
  /^\P{L}*(?:(?:he|she|they|can|may|also|only|just)\b|\p{L}+s\s)|^[^がはI私A-Za-z]+$/iu

/** Somebody else may come between: "Col sees the jobs, I can do quotes". */
const OTHERS =
  /(?<!\p{L})(?:I|me|we|us|he|she|they|you|it|who|somebody|someone|anybody|everybody|nobody|others?)(?!\p{L})|私|[はが][^、]*、.*[はが]/u
