import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Mark, Quote } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { readCitations } from './citations.ts'
import { findUnfounded } from './find-unfounded.ts'
import type { EnrichmentFinding } from './finding.ts'
import { findOtherNegation, hasNo } from './negations.ts'
import { findForeignAddresses, findForeignWords, holdsSomethingOf } from './own-words.ts'
import type { Citation } from './proposals.ts'

/** What the judging of a proposal needs to know of the document. */
export interface Evidence {
  answers: readonly AnswerCopy[]
  /** Everything the user wrote: answers, title, description and the like; and what the draft calls each role. */
  told: readonly string[]
  /** False when the model writes in another language than the answers are in. */
  sameLanguage: boolean
}

export interface Judged {
  mark: Exclude<Mark, 'open'>
  sources: string[]
  quotes: Quote[]
  /** Why it is only assumed and needs an open question of its own kind; null when it does not. */
  doubt: Fault | null
  /** What in it the quotes do not say; null when they say all of it. */
  added: Fault | null
}

/** Why a proposal is not taken, or not as it was meant. */
export type Fault = Pick<EnrichmentFinding, 'rule' | 'words' | 'part' | 'form' | 'most' | 'says'>

interface Refused {
  refused: Fault
}

interface New {
  /** Its texts, by the names they have in the proposal; without the empty ones. */
  parts: Readonly<Record<string, string>>
  /** The part of them that the quotes themselves have to tell something of. */
  told: string
  cites: readonly Citation[]
  /** What the item it belongs to says. */
  around: readonly string[]
  /** True of what is kept: who may not see it denies none of it. */
  isKept?: boolean
}

/**
 * Judges something new that a model proposes
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md). Stated only when every word of it
 * is cited; Assumed when it adds words of its own; Assumed and asked about when it cites nothing,
 * cites wrongly or holds a number or name that no answer holds; refused when it does both.
 */
export function judgeItem(given: New, evidence: Evidence): Judged | Refused {
  const { parts, cites } = given
  const { quotes, wrong } = readCitations(cites, evidence.answers)
  const address = firstOf(parts, (text) => findForeignAddresses(text, evidence.told))
  if (address !== null) return { refused: { rule: 'address', ...address } }
  const invented = firstOf(parts, (text) => findUnfounded(text, evidence.told))
  const sources = sortedIds(quotes.map(({ question }) => question))
  const added = evidence.sameLanguage
    ? findAdded(given, quotes)
    : { rule: 'words-added' as const, words: Object.values(parts)[0] ?? '' }
  const cited = { sources, quotes, added }
  const miscited =
    cites.length === 0 ? 'citation-missing' : wrong === null ? null : 'citation-wrong'
  if (invented !== null && miscited !== null) return { refused: { rule: 'invented', ...invented } }
  if (invented !== null) {
    return { mark: 'assumed', ...cited, doubt: { rule: 'invented', ...invented } }
  }
  if (miscited !== null) {
    return { mark: 'assumed', ...cited, doubt: { rule: miscited, words: wrong?.quote ?? '' } }
  }
  return { mark: added === null ? 'stated' : 'assumed', ...cited, doubt: null }
}

/** What the quotes and the item do not say. What comes of it, the item alone does not settle. */
function findAdded({ parts, told, around, isKept }: New, quotes: readonly Quote[]): Fault | null {
  const cited = quotes.map(({ text }) => text)
  const sources = [...cited, ...around]
  const foreign =
    firstOf(parts, (text) => findForeignWords(text, sources)) ??
    firstOf(parts, (text) => findUnfounded(text, sources))
  if (foreign !== null) return { rule: 'words-added', ...foreign }
  if (!holdsSomethingOf(told, cited)) return { rule: 'words-added', words: told.slice(0, 80) }
  // An example claims nothing, but for a "no"; what is a yes or a no claims neither, and its name with it.
  const { example = '', ...claims } = parts
  const isEither = Object.values(claims).some((text) => WHETHER.test(text))
  const stated = Object.entries(claims)
    .filter(([part, text]) => !isEither || (part !== 'name' && !WHETHER.test(text)))
    .map(([, text]) => text)
  const claimed = [...stated, ...(hasNo(example) ? [example] : [])]
  const { claim, said } = withoutCopied(claimed.join('. '), cited)
  const isShown = isKept !== true || SHOWS.test(claim)
  const kept = said.map((quote) => (isShown ? quote : quote.replace(NOT_SHOWN, ' ')))
  const name = parts.name ?? around[0] ?? ''
  const negation = findOtherNegation(claim, isKept === true ? namingIn(kept, name) : kept)
  return negation === null ? null : { rule: 'negation', words: negation }
}

/** Without the clauses that say their no in the letters of a quote: there both say the same. */
function withoutCopied(
  claim: string,
  quotes: readonly string[],
): { claim: string; said: string[] } {
  const copied = claim
    .split(CLAUSE)
    .filter((each) => hasNo(each) && quotes.some((quote) => quote.includes(each)))
  const without = (text: string) => copied.reduce((rest, each) => rest.replace(each, ' '), text)
  return { claim: without(claim), said: quotes.map(without) }
}

/** The clauses that name what is kept: "can't go out for three days, and five if it's wool" denies no wool. */
function namingIn(quotes: readonly string[], name: string): string[] {
  const words = contentStems(name)
  const clauses = quotes.flatMap((quote) => quote.replace(LACKS, ' ').split(CLAUSE))
  const naming = clauses.filter((clause) => sharedCount(contentStems(clause), words) > 0)
  return naming.length > 0 ? naming : [...quotes]
}

const CLAUSE = /[,;.。！？、]\s*|\s+and\s+/u
/** What there is not yet today is no no to what will be kept. */
const LACKS = /(?:\bnot|n['’]t) (?:got|had)\b/giu
const SHOWS = /\b(?:sees?|seen|show[ns]?|views?)\b|見/iu
const NOT_SHOWN =
  /\b(?:not|never|cannot|\p{L}+n['’]?t) (?:to )?(?:be )?(?:see|seen|show|shown)\b|見せ(?:ない|ません|んと)/giu
const WHETHER = /^whether\s|かどうか$|\p{L}か\p{L}+か$/iu

/** The first words found in any part, and where. */
function firstOf(
  parts: Readonly<Record<string, string>>,
  find: (text: string) => string[],
): { words: string; part: string } | null {
  for (const [part, text] of Object.entries(parts)) {
    const [words] = find(text)
    if (words !== undefined) return { words, part }
  }
  return null
}
