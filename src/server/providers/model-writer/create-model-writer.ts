import type { GenerationPart, OnStage } from '#contract/generation-stages.ts'
import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import type { Assistant } from '#server/providers/assistant.ts'
import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Lets the model write the document from the answers, holds it to them, and lays it out
 * (docs/decisions/0108-a-model-writes-the-document.md). Where the model gives none the built-in
 * writer's own stands, and says why; only an abort of `signal` rejects.
 */
export function createModelWriter(
  caller: Pick<ModelCaller, 'name' | 'value'>,
  heavyWork: HeavyWork,
): Assistant['writeDocument'] {
  const builtIn = createBuiltInAssistant(heavyWork)
  return async (input, onStage, signal) => {
    onStage('reading')
    const document = await builtIn.writeDocument(input, () => undefined, signal)
    const tell = progressOf(onStage)
    const { draft, writers } = await writeDraft({
      ...{ caller, heavyWork, input, document, signal, tell },
    })
    onStage('checking')
    if (draft === null) return { ...document, writers }
    const laying = { document, draft, previous: input.previous }
    const laid = await heavyWork('layDraft', laying, { userId: input.userId, signal })
    return { ...laid, writers }
  }
}

function progressOf(onStage: OnStage) {
  const states = new Map<string, GenerationPart>(
    DRAFT_PARTS.map((name) => [name, { name, state: 'waiting' }]),
  )
  return (name: GenerationPart['name'], state: GenerationPart['state']) => {
    states.set(name, { name, state })
    onStage('writing', [...states.values()])
  }
}
