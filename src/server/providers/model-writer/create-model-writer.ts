import type { GenerationPart, OnStage } from '#contract/generation-stages.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Fallback, SectionWriter } from '#domain/requirements/document-registers.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import {
  ENRICHED_SECTIONS,
  type EnrichedSection,
  type Proposals,
  SUPPLIED_SECTIONS,
} from '#domain/requirements/enrichment/proposals.ts'
import type { Assistant, DocumentInput } from '#server/providers/assistant.ts'
import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import { type Asking, type EnrichedPart, enrichPart } from './enrich-part.ts'
import { countProposals, mergeProposals, removeRefused } from './merge-proposals.ts'

/** The next part would get no answer either. */
const AWAY: ReadonlySet<Fallback> = new Set(['too-slow', 'unavailable', 'daily-limit'])

/** After so many parts without an answer the model is away, and the others are not waited for. */
const MOST_AWAY = 2

/** Calls at once, so that the same user's consultation still finds a place (`ModelCaller`). */
const AT_ONCE = 2

/**
 * Writes the document with the built-in writer, then lets the model enrich it part by part, as far
 * as the answers bear it out (docs/decisions/0027-a-model-proposes-the-answers-decide.md). The
 * model's failures cost its additions alone; only an abort of `signal` rejects.
 */
export function createModelWriter(
  caller: Pick<ModelCaller, 'name' | 'value'>,
  heavyWork: HeavyWork,
): Assistant['writeDocument'] {
  const builtIn = createBuiltInAssistant(heavyWork)
  return async (input, onStage, signal) => {
    onStage('reading')
    const document = await builtIn.writeDocument(input, () => undefined, signal)
    const sameLanguage = isInLanguageOfAnswers(input, document)
    const asking = { caller, heavyWork, input, document, sameLanguage, signal }
    const told: Told = { tell: progressOf(onStage), away: [] }
    const apply = (proposals: Proposals) => {
      const { previous, judged } = input
      const enriching = { document, proposals, previous, judged, sameLanguage }
      return heavyWork('applyProposals', enriching, { userId: input.userId, signal })
    }
    const supplied = await askParts(asking, SUPPLIED_SECTIONS, told)
    const supplies = proposalsOf(supplied)
    // What an earlier version asked stands in the draft, so that it is not asked again.
    const isMore = countProposals(supplies) > 0 || input.previous !== null
    const draft = isMore ? (await apply(supplies)).document : document
    const added = [
      ...supplied,
      ...(await askParts({ ...asking, document: draft }, OTHER_SECTIONS, told)),
    ]
    const whole = (await apply(proposalsOf(added))).document
    const staged = [...added, ...(await askParts({ ...asking, document: whole }, STAGED, told))]
    const built = (await apply(proposalsOf(staged))).document
    const read = await askParts({ ...asking, document: built }, REVIEWED, told)
    const once = (await apply(proposalsOf([...staged, ...read]))).document
    // What was put otherwise is read against everything else.
    const again = read.some(hasPut)
      ? await askParts({ ...asking, document: once }, REVIEWED, told)
      : []
    const agreed = [...staged, ...joinReadings([...read, ...again])]
    const settled = again.length === 0 ? once : (await apply(proposalsOf(agreed))).document
    const parts = [...agreed, ...(await askParts({ ...asking, document: settled }, WORDED, told))]
    onStage('checking')
    const proposals = proposalsOf(parts)
    const { document: enriched, findings } = await apply(proposals)
    const counted = lessRefused(parts, findings)
    const proposed = countProposals(proposals) > 0 && { proposed: { proposals, sameLanguage } }
    return { ...enriched, ...proposed, writers: counted.map((part) => writerOf(part, caller.name)) }
  }
}

/** Asked with all tests and questions in the draft: what has no test, what no message says, what ways may wait for. */
const STAGED = ['screens', 'examples', 'stages'] as const

/** Asked of everything that was proposed, before it is worded. */
const REVIEWED = ['review'] as const

/** Asked last, when everything that is to be said is there. */
const WORDED = ['capabilities', 'wording'] as const

/** What is asked on the draft with the supplies taken, so that criteria can test them, too. */
const OTHER_SECTIONS = ENRICHED_SECTIONS.filter(
  (section) =>
    ![...SUPPLIED_SECTIONS, ...STAGED, ...REVIEWED, ...WORDED].some((apart) => apart === section),
)

interface Told {
  tell: ReturnType<typeof progressOf>
  /** Why parts before had no answer. */
  away: Fallback[]
}

/** Asks for these parts, a few at once; rejects only when nobody wants the document any more. */
async function askParts(
  asking: Asking,
  sections: readonly EnrichedSection[],
  { tell, away }: Told,
): Promise<EnrichedPart[]> {
  const parts = await inTurn(sections, async (part) => {
    tell(part, 'writing')
    const [why] = away
    const isAway = away.length >= MOST_AWAY
    const enriched = isAway ? notAsked(part, why) : await enrichPart(asking, part)
    if (enriched.fallback !== null && AWAY.has(enriched.fallback)) away.push(enriched.fallback)
    tell(part, enriched.fallback === null ? 'done' : 'kept')
    return enriched
  })
  asking.signal.throwIfAborted()
  return parts
}

function proposalsOf(parts: readonly EnrichedPart[]): Proposals {
  return mergeProposals(parts.map(({ proposals }) => proposals))
}

/** Whether something new stands in the draft since it was read. */
function hasPut({ proposals: { conflicts = [] } }: EnrichedPart): boolean {
  return conflicts.some(({ instead, corrected = [] }) => instead.length + corrected.length > 0)
}

/** The same part, however often it was asked: what the first time gave stays, whatever became of the second. */
function joinReadings([first, ...others]: readonly EnrichedPart[]): EnrichedPart[] {
  if (first === undefined) return []
  const all = [first, ...others]
  const proposals = mergeProposals(all.map((each) => each.proposals))
  const refused = all.reduce((sum, each) => sum + each.refused, 0)
  return [{ ...first, proposals, refused }]
}

function notAsked(part: EnrichedSection, why: Fallback = 'unavailable'): EnrichedPart {
  return { part, proposals: {}, refused: 0, fallback: why }
}

/**
 * The parts as they are in the document: what one part proposed may be another's already, so that
 * the record of what was taken is made last.
 */
function lessRefused(
  parts: readonly EnrichedPart[],
  findings: readonly EnrichmentFinding[],
): EnrichedPart[] {
  const begun = new Map<string, number>()
  return parts.map((part) => {
    const refused = findings.flatMap(({ kind, index, outcome }) => {
      const first = begun.get(kind) ?? 0
      const isOwn = index >= first && index < first + (part.proposals[kind]?.length ?? 0)
      return outcome === 'refused' && isOwn ? [{ kind, index: index - first }] : []
    })
    for (const [kind, list] of Object.entries(part.proposals)) {
      begun.set(kind, (begun.get(kind) ?? 0) + list.length)
    }
    if (refused.length === 0) return part
    const proposals = removeRefused(part.proposals, refused)
    const fallback = countProposals(proposals) === 0 ? 'refused' : part.fallback
    return { ...part, proposals, fallback, refused: part.refused + refused.length }
  })
}

/** Does the work for each, a few at once; the results are in the order of the list. */
async function inTurn<T, R>(list: readonly T[], work: (entry: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = [...list.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

function isInLanguageOfAnswers(
  { language }: Pick<DocumentInput, 'language'>,
  document: RequirementsDocument,
): boolean {
  return language === 'answers' || document.language === language || document.language === 'und'
}

function progressOf(onStage: OnStage) {
  const states = new Map<string, GenerationPart>(
    ENRICHED_SECTIONS.map((name) => [name, { name, state: 'waiting' }]),
  )
  return (name: GenerationPart['name'], state: GenerationPart['state']) => {
    states.set(name, { name, state })
    onStage('writing', [...states.values()])
  }
}

function writerOf(
  { part, proposals, refused, fallback }: EnrichedPart,
  model: string,
): SectionWriter {
  const taken = countProposals(proposals)
  return { section: part, model: fallback === null ? model : null, fallback, taken, refused }
}
