import type { GenerationPart } from '#contract/generation-stages.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { studioInput } from '#domain/requirements/testing/studio.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import type { DocumentInput } from '#server/providers/assistant.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { aCaller, modelSettings } from './a-caller.ts'
import type { StandIn } from './stand-in.ts'

export const INPUT = {
  userId: 'mia',
  language: 'answers',
  ...studioInput(),
  previous: null,
} satisfies DocumentInput
export const ENGINE = writeDocument({ ...INPUT, taggers: loadTaggers() }, TEXTS.en.document)
export const PATIENT = {
  ...{ firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000 },
  outputTokens: 40_000,
}

interface Written {
  document: RequirementsDocument
  parts: readonly GenerationPart[][]
  stages: string[]
}

/** Writes the studio's document with the model at `url`. */
export async function writeWithModel(
  { url }: Pick<StandIn, 'url'>,
  changes: Partial<DocumentInput> = {},
  { signal = new AbortController().signal, limits = PATIENT } = {},
): Promise<Written> {
  const { caller } = aCaller(modelSettings('openai-compatible', url, limits))
  const parts: GenerationPart[][] = []
  const stages: string[] = []
  const onStage = (stage: string, now: readonly GenerationPart[] = []) => {
    stages.push(stage)
    parts.push([...now])
  }
  const writer = createModelWriter(caller, doHeavyWork)
  return { document: await writer({ ...INPUT, ...changes }, onStage, signal), parts, stages }
}
