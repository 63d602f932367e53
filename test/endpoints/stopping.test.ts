import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import { answeredScene, generate } from './scene.ts'

/** Comes last for its app: a server that was told to stop does not go on. */
onEachDatabase('a server that must stop now', (open) => {
  it('ends streams with an error event, and gives the trial back', async () => {
    const app = open()
    const scene = await answeredScene(app)
    let begun = 0
    app.replaceAssistant({
      writeDocument: (_, onStage, signal) => {
        onStage('reading')
        begun += 1
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        )
      },
    })
    const stream = generate(scene, { accept: 'text/event-stream' })
    await expect.poll(() => begun).toBe(1)
    app.lifecycle.stop()
    const { status, text } = await stream
    expect(status).toBe(200)
    expect(text).toMatch(/^event: stage\n.*\n\nevent: error\ndata: \{"code":"generation_failed"/)
    const user = await scene.client.get<{ trialRequirementsGenerationsUsed: number }>(
      '/api/auth/user',
    )
    expect(user.body.trialRequirementsGenerationsUsed).toBe(0)
    app.replaceAssistant(null)
  })
})
