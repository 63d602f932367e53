import { setImmediate } from 'node:timers/promises'
import { composeReply } from '#domain/consultation/compose-reply.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { TEXTS } from '#server/texts.ts'
import type { Assistant } from './assistant.ts'

/** The built-in reviewer and writer: deterministic and offline (Rulings: AI). */
export const builtInAssistant: Assistant = {
  source: 'built-in',
  async consult({ language, ...request }) {
    return composeReply(request, TEXTS[language].reviewer)
  },
  async writeDocument(input, onStage, signal) {
    onStage('reading')
    // A turn for others, so that the stages are sent as they begin.
    await setImmediate(undefined, { signal })
    onStage('writing')
    await setImmediate(undefined, { signal })
    const document = writeDocument(input)
    onStage('checking')
    await setImmediate(undefined, { signal })
    return document
  },
}
