import type { GenerationPart, OnStage } from '#contract/generation-stages.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Fallback, SectionWriter } from '#domain/requirements/document-registers.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import {
  ENRICHED_SECTIONS,
  type EnrichedSection,
  NO_PROPOSALS,
  type Proposals,
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
    // What an earlier version asked stands in the draft, so that it is not asked again.
    let draft = input.previous === null ? document : (await apply(NO_PROPOSALS)).document
    let parts: EnrichedPart[] = []
    for (const sections of IN_ORDER) {
      // What was put otherwise is read against everything else.
      const isOnceMore = parts.some(({ part }) => sections.includes(part))
      if (isOnceMore && !parts.some(hasPut)) continue
      const asked = await askParts({ ...asking, document: draft }, sections, told)
      parts = joinReadings([...parts, ...asked])
      const isMore = asked.some(({ fallback }) => fallback === null)
      if (isMore && !sections.includes(LAST)) draft = (await apply(proposalsOf(parts))).document
    }
    onStage('checking')
    const proposals = proposalsOf(parts)
    const { document: enriched, findings } = await apply(proposals)
    const counted = lessRefused(parts, findings)
    const proposed = countProposals(proposals) > 0 && { proposed: { proposals, sameLanguage } }
    return { ...enriched, ...proposed, writers: counted.map((part) => writerOf(part, caller.name)) }
  }
}

/** Each is asked of the draft with everything taken that was proposed before. */
const IN_ORDER: readonly (readonly EnrichedSection[])[] = [
  ['features', 'rights', 'spelling'],
  // What is built until a decision, before anything tests it or is built for it.
  ['questions', 'data'],
  ['further'],
  ['requirements', 'cases', 'slices', 'stages'],
  // Through the story, the stages and the parts, while what is missing can still be tested and shown.
  ['walk'],
  // With all tests and questions: what has no test, what no message says.
  ['screens', 'examples'],
  ['review'],
  ['review'],
  // When everything that is to be said is there.
  ['capabilities', 'wording'],
  // Of the finished table of rights.
  ['people'],
]

/** After it nothing is asked. */
const LAST: EnrichedSection = 'people'

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

/** A part that was asked twice as one: what the first time gave stays, whatever became of the second. */
function joinReadings(parts: readonly EnrichedPart[]): EnrichedPart[] {
  const joined = new Map<EnrichedSection, EnrichedPart>()
  for (const each of parts) {
    const first = joined.get(each.part)
    joined.set(each.part, first === undefined ? each : joinTwo(first, each))
  }
  return [...joined.values()]
}

function joinTwo(first: EnrichedPart, second: EnrichedPart): EnrichedPart {
  const proposals = mergeProposals([first.proposals, second.proposals])
  return { ...first, proposals, refused: first.refused + second.refused }
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
