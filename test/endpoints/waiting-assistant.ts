import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import type { TestApp } from '#test/app.ts'

/** An assistant that waits until it is let go, and counts how often it was called and stopped. */
export function waitingAssistant(app: TestApp) {
  const gate = Promise.withResolvers<void>()
  const calls = { count: 0, aborted: 0 }
  app.replaceAssistant({
    async writeDocument(input, onStage, signal) {
      calls.count += 1
      signal.addEventListener('abort', () => {
        calls.aborted += 1
      })
      const gone = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
      await Promise.race([gate.promise, gone])
      return createBuiltInAssistant(doHeavyWork).writeDocument(input, onStage, signal)
    },
  })
  return { calls, letGo: gate.resolve }
}
