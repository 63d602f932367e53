import type { GenerationPart, OnStage } from '#contract/generation-stages.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import { ENRICHED_SECTIONS } from '#domain/requirements/enrichment/proposals.ts'
import type { Assistant, DocumentInput } from '#server/providers/assistant.ts'
import { builtInAssistant } from '#server/providers/built-in-assistant.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { heavyWork } from '#server/threads/heavy-work.ts'
import { type EnrichedPart, enrichPart } from './enrich-part.ts'
import { countProposals, mergeProposals } from './merge-proposals.ts'

/** All parts together; what is not there by then is the built-in writer's. */
const PARTS_LIMIT_MS = 90_000

/** Calls at once, so that the same user's consultation still finds a place (CallGate). */
const AT_ONCE = 2

/**
 * Writes the document with the built-in writer, then lets the model enrich it part by part, as far
 * as the answers bear it out (Decision 29). The model's failures cost its additions alone; only an
 * abort of `signal` rejects.
 */
export function modelWriter(
  caller: Pick<ModelCaller, 'name' | 'value'>,
  limits: { partsMs: number } = { partsMs: PARTS_LIMIT_MS },
): Assistant['writeDocument'] {
  return async (input, onStage, signal) => {
    onStage('reading')
    const document = await builtInAssistant.writeDocument(input, () => undefined, signal)
    const late = AbortSignal.any([signal, AbortSignal.timeout(limits.partsMs)])
    const asking = {
      caller,
      input,
      document,
      sameLanguage: isInLanguageOfAnswers(input, document),
      signal: late,
    }
    const tell = progressOf(onStage)
    const parts = await inTurn(ENRICHED_SECTIONS, async (part) => {
      tell(part, 'writing')
      const enriched = await enrichPart(asking, part)
      tell(part, enriched.fallback === null ? 'done' : 'kept')
      return enriched
    })
    signal.throwIfAborted()
    onStage('checking')
    const enriching = {
      document,
      proposals: mergeProposals(parts.map(({ proposals }) => proposals)),
      previous: input.previous,
      sameLanguage: asking.sameLanguage,
    }
    const { document: enriched } = await heavyWork('applyProposals', enriching, signal)
    return { ...enriched, writers: parts.map((part) => writerOf(part, caller.name)) }
  }
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
