import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import type { Quote, Statement } from '#domain/requirements/document-items.ts'
import { stem } from '#domain/requirements/wording/stems.ts'
import type { EnrichmentRule } from './finding.ts'
import {
  countedThings,
  droppedWords,
  foreignWords,
  negations,
  qualifiers,
  unfounded,
} from './own-words.ts'

export interface Refusal {
  rule: EnrichmentRule
  words: string
}

interface Rewording {
  item: Statement
  text: string
  /** The words of the answers that the new wording cites. */
  quotes: readonly Quote[]
  /** The names of the roles: who does it to whom may not be turned round. */
  roles: readonly string[]
  /** Services that the answers settle, in small letters. */
  settledNames: ReadonlySet<string>
}

const MOST_WORDS = 40

/**
 * Why a new wording of a stated sentence is refused, or null when it says the same: every number,
 * name, negation and word of the user is kept, no word is added that is not the user's, and it is
 * one EARS sentence that the checks find no worse than the old one (Decision 29).
 */
export function refuseRewrite(rewording: Rewording): Refusal | null {
  const { item, text, quotes, roles } = rewording
  const before = item.text
  const told = item.quotes.map((quote) => quote.text)
  const sources = [before, ...told, ...quotes.map((quote) => quote.text)]
  return (
    first('invented', unfounded(text, sources)) ??
    first('fact-lost', unfounded(before, [text])) ??
    first('fact-lost', lostPairs(before, text)) ??
    (negations(before) === negations(text) ? null : refusal('negation-changed')) ??
    first('qualifier-changed', changed(qualifiers(before), qualifiers(text))) ??
    (roleOrder(before, roles) === roleOrder(text, roles) ? null : refusal('order-changed')) ??
    first('words-added', foreignWords(text, sources)) ??
    first('words-dropped', droppedWords(before, text, told)) ??
    refuseForm(rewording)
  )
}

/** One sentence, one shall, EARS, and nothing that the checks would find and did not before. */
function refuseForm({ item, text, settledNames }: Rewording): Refusal | null {
  const obligations = text.match(/\b(?:shall|must)\b/gi) ?? []
  if (obligations.length !== 1 || /[.!?]\s+\S/u.test(text)) return refusal('shape')
  if (text.split(/\s+/).length > MOST_WORDS) return refusal('shape')
  const check = (sentence: string) =>
    checkStatement({
      text: sentence,
      kind: 'functional',
      language: 'en',
      ownWriting: true,
      settledNames,
    }).filter(({ severity }) => severity !== 'hint')
  const known = new Set(check(item.text).map(({ rule }) => rule))
  const worse = check(text).find(({ rule, severity }) => severity === 'error' || !known.has(rule))
  if (worse === undefined) return null
  return { rule: 'check-failed', words: text.slice(worse.start, worse.end) || worse.rule }
}

function first(rule: EnrichmentRule, words: readonly string[]): Refusal | null {
  const word = words[0]
  return word === undefined ? null : { rule, words: word }
}

function refusal(rule: EnrichmentRule): Refusal {
  return { rule, words: '' }
}

function changed(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [...before, ...after].filter((word) => !before.has(word) || !after.has(word))
}

/** Numbers that no longer stand before the word they counted: "12 hours" turned into "12 dollars". */
function lostPairs(before: string, after: string): string[] {
  const kept = new Set(countedThings(after).map(({ key }) => key))
  return countedThings(before).flatMap(({ key, words }) => (kept.has(key) ? [] : [words]))
}

/** The roles of a sentence in the order in which they come in. */
function roleOrder(text: string, roles: readonly string[]): string {
  const lower = text.toLowerCase()
  return roles
    .map((role) => ({ role, at: lower.indexOf(stem(role)) }))
    .filter(({ role, at }) => at >= 0 && role !== '')
    .sort((a, b) => a.at - b.at)
    .map(({ role }) => role)
    .join(' ')
}
