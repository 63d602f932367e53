import type { Mark, Quote } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { readCitations } from './citations.ts'
import type { EnrichmentRule } from './finding.ts'
import {
  countNegations,
  findForeignAddresses,
  findForeignWords,
  findUnfounded,
  holdsSomethingOf,
} from './own-words.ts'
import type { Citation } from './proposals.ts'

/** What the judging of a proposal needs to know of the document. */
export interface Evidence {
  answers: readonly AnswerCopy[]
  /** Everything the user wrote: answers, title, description and the like. */
  told: readonly string[]
  /** False when the model writes in another language than the answers are in. */
  sameLanguage: boolean
}

export interface Judged {
  mark: Exclude<Mark, 'open'>
  sources: string[]
  quotes: Quote[]
  /** Why it is only assumed and needs an open question of its own kind; null when it does not. */
  doubt: { rule: EnrichmentRule; words: string } | null
}

interface Refused {
  refused: { rule: EnrichmentRule; words: string }
}

interface New {
  parts: readonly string[]
  cites: readonly Citation[]
  /** What the item it belongs to says. */
  around: readonly string[]
}

/**
 * Judges something new that a model proposes
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md). Stated only when every word of it
 * is cited; Assumed when it adds words of its own; Assumed and asked about when it cites nothing,
 * cites wrongly or holds a number or name that no answer holds; refused when it does both.
 */
export function judgeItem({ parts, cites, around }: New, evidence: Evidence): Judged | Refused {
  const texts = parts.filter((part) => part !== '')
  const all = texts.join('. ')
  const { quotes, wrong } = readCitations(cites, evidence.answers)
  const address = findForeignAddresses(all, evidence.told)[0]
  if (address !== undefined) return { refused: { rule: 'address', words: address } }
  const invented = texts.flatMap((text) => findUnfounded(text, evidence.told))[0]
  const sources = sortedIds(quotes.map(({ question }) => question))
  const cited = { sources, quotes }
  const miscited =
    cites.length === 0 ? 'citation-missing' : wrong === null ? null : 'citation-wrong'
  if (invented !== undefined && miscited !== null) {
    return { refused: { rule: 'invented', words: invented } }
  }
  if (invented !== undefined) {
    return { mark: 'assumed', ...cited, doubt: { rule: 'invented', words: invented } }
  }
  if (miscited !== null) {
    return { mark: 'assumed', ...cited, doubt: { rule: miscited, words: wrong?.quote ?? '' } }
  }
  const isUsers = evidence.sameLanguage && saysWhatIsCited(texts, quotes, around)
  return { mark: isUsers ? 'stated' : 'assumed', ...cited, doubt: null }
}

function saysWhatIsCited(
  texts: readonly string[],
  quotes: readonly Quote[],
  around: readonly string[],
): boolean {
  const cited = quotes.map(({ text }) => text)
  const all = texts.join('. ')
  const sources = [...cited, ...around]
  if (findForeignWords(all, sources).length > 0) return false
  if (texts.some((text) => findUnfounded(text, sources).length > 0)) return false
  // The last part is what comes of it; the sentence it belongs to does not settle that.
  if (!holdsSomethingOf(texts.at(-1) ?? '', cited)) return false
  return countNegations(all) > 0 === countNegations(cited.join('. ')) > 0
}
