// The product with a model configured: a stand-in that answers by what it is asked.
import { startStandIn } from '#test/providers/stand-in.ts'
import { modelAnswer } from './model-answer.ts'

const standIn = await startStandIn()
standIn.answer(modelAnswer)
Object.assign(process.env, {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'stand-in-1',
  AI_BASE_URL: standIn.url,
  AI_IDLE_SECONDS: '3',
})
await import('./server.ts')
