import { setImmediate } from 'node:timers/promises'
import { composeReply } from '#domain/consultation/compose-reply.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import type { Assistant } from './assistant.ts'

/**
 * The built-in reviewer and writer: deterministic and offline
 * (docs/product.md#built-in-rules-and-models).
 */
export function createBuiltInAssistant(heavyWork: HeavyWork): Assistant {
  return {
    source: 'built-in',
    async consult(request, onText) {
      const { reviewer } = TEXTS[request.replyLanguage]
      const text = composeReply({ ...request, reading: await request.reading() }, reviewer)
      onText(text)
      return { text, source: 'built-in', ending: 'whole' }
    },
    async writeDocument(input, onStage, signal) {
      onStage('reading')
      // A turn for others, so that the stages are sent as they begin.
      await setImmediate(undefined, { signal })
      onStage('writing')
      const document = await heavyWork('writeDocument', input, { userId: input.userId, signal })
      onStage('checking')
      await setImmediate(undefined, { signal })
      return document
    },
  }
}
