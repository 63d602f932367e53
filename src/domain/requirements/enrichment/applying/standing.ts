import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { findDefaultFault } from '#domain/requirements/enrichment/asking/find-default-fault.ts'
import { findGoalLimit } from '#domain/requirements/enrichment/asking/find-goal-limit.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import type { Citation } from '#domain/requirements/enrichment/proposals.ts'
import { findOtherGiven } from '#domain/requirements/enrichment/supplying/find-other-doer.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type Bench, tidy } from './bench.ts'

/** What holds of one item until somebody decides. */
export interface Standing {
  /** What is asked. */
  asked: string
  text: string | null
  /** Of what was read from an answer the words of it, of which the default may be a part. */
  said: readonly string[]
  quotes: readonly Quote[]
  put(text: string): void
}

/**
 * What may hold until somebody decides: of questions, contradictions, and what nobody is named for. What was read
 * from an answer is the founder's where it was before a model proposed anything.
 */
export function listStanding(
  document: RequirementsDocument,
  before?: ReadonlyMap<string, Standing>,
): Map<string, Standing> {
  const { openQuestions, contradictions = [] } = document
  const isRead = ({ id, suggestedDefault: now }: (typeof openQuestions)[number] | Contradiction) =>
    before === undefined || before.get(id)?.text === (now ?? null)
  const unsaid = listRequirements(document).filter(({ missing = [] }) => missing.includes('actor'))
  return new Map<string, Standing>([
    ...[...openQuestions, ...contradictions].map((entry): [string, Standing] => [
      entry.id,
      {
        ...{ asked: entry.text, text: entry.suggestedDefault ?? null },
        said: isRead(entry) ? saidOf(entry) : [],
        quotes: entry.quotes,
        put: (text) => {
          entry.suggestedDefault = text
        },
      },
    ]),
    ...unsaid.map((entry): [string, Standing] => [
      entry.id,
      {
        ...{ asked: entry.text, text: entry.untilThen ?? null, said: [], quotes: [] },
        put: (text) => {
          entry.untilThen = text
        },
      },
    ]),
  ])
}

interface Held {
  standing: ReadonlyMap<string, Standing>
  words: Pick<DocumentWords, 'document' | 'defaults'>
}

interface Proposed {
  item: string
  text: string
  cites: readonly Citation[]
}

/** Puts a default in place of the one that stands, or says why not. */
export function putDefault(
  bench: Bench,
  { standing, words }: Held,
  proposal: Proposed,
): Fault | null {
  const now = standing.get(proposal.item)
  if (now === undefined) return { rule: 'unknown-item', words: proposal.item }
  const text = sentence(tidy(proposal.text))
  const asked = { id: proposal.item, text: now.asked, suggestedDefault: text }
  const fault =
    findDefaultFault(bench, text, { part: 'text', asked: now.asked }) ??
    findOff(now, text, words.defaults) ??
    findOtherGiven(bench.document, asked, words.document)
  if (fault !== null) return fault
  const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
  if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
  const goal = findGoalLimit(bench, text, { quotes: [...quotes, ...now.quotes], isTest: false })
  if (goal !== null) return goal
  if (now.text === text || isOfFounder(now)) {
    return { rule: 'repeated', words: proposal.item }
  }
  now.put(text)
  now.text = text
  return null
}

/** What other answers have the app do is neither switched off nor done by hand until it is decided. */
function findOff(
  { text: now }: Standing,
  text: string,
  { lawTold, disputedTold }: DocumentWords['defaults'],
): Fault | null {
  const isTold = now === lawTold || now === disputedTold
  if (!isTold || !(isDenied(withoutKept(text)) || BY_HAND.test(text))) return null
  return { rule: 'shape', form: 'switches-off', words: text, part: 'text' }
}

/** "Keeps the yes with its time, and never changes them": a proof that stays as it is switches nothing off. */
function withoutKept(text: string): string {
  return KEEPS.test(text) ? text.replace(UNCHANGED, ' ') : text
}

const KEEPS = /\b(?:keep|kept|record|store|log|save)(?:s|ed|d)?\b|残|保存|記録/iu
const NEVER_CHANGES =
  /\b(?:never|not|cannot|nobody|no one)\s+(?:can |may |be )?(?:chang|alter|edit|overwrit|rewrit)\p{L}*(?:\s+(?:it|them|that|this|these|those)\b|(?=\s*(?:[.,;]|$)))/iu
const IN_JAPANESE = /(?:書き)?(?:換え|変え|変更し|上書きし)(?:られ)?(?:ない|ません)/u
const UNCHANGED = makePattern('giu')`${[NEVER_CHANGES, IN_JAPANESE]}`

const BY_HAND = /\bpaper\b|\bby (?:hand|phone)\b|\boutside the app\b|紙|手(?:で|書き)|アプリの外/iu

/** A default of the founder's own words alone is what she said herself; one that quotes her is the writer's. */
export function isOfFounder({ text, said }: Pick<Standing, 'text' | 'said'>): boolean {
  if (text === null || said.length === 0 || /[“「]/u.test(text)) return false
  return findForeignWords(text, said).length === 0
}

function saidOf({ rows, quotes }: Traced): string[] {
  return rows === undefined ? [] : quotes.map((quote) => quote.text)
}
