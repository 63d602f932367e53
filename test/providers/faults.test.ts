import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelFault, ModelFaultCode } from '#server/providers/models/model-fault.ts'
import { aCall, aCaller, modelSettings, PROVIDERS } from './a-caller.ts'
import type { Fault } from './faults.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

/**
 * docs/reliability.md#s25 with the product's limits scaled down; `npm run suite -- faults` has the
 * real ones.
 */
const EXPECTED: Record<Fault, ModelFaultCode[]> = {
  401: ['key_refused'],
  400: ['failed'],
  429: ['busy'],
  '429, wait long': ['busy'],
  500: ['failed'],
  503: ['busy'],
  529: ['busy'],
  'a redirect': ['failed'],
  'a hang before headers': ['slow'],
  'a hang within the stream': ['slow'],
  'one byte a second': ['slow'],
  // The SDK's reader of the Anthropic format says of these only that they failed.
  'bad events': ['unreadable', 'failed'],
  'an error event after 200': ['failed', 'busy'],
  'a cut without the end mark': ['cut'],
  'a cut connection': ['cut'],
  'an empty answer': ['empty'],
  'no bytes at all': ['empty', 'cut'],
  'ten megabytes': ['unreadable'],
  'a hundred megabytes of words': ['unreadable'],
  'a hundred megabytes in one line': ['unreadable'],
  'HTML instead of JSON': ['unreadable'],
}

/** A busy machine is slow: only what is to end as slow is not waited for. */
const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000 }
const isSlow = ([, codes]: [string, ModelFaultCode[]]) => codes.includes('slow')
const FAULTS = Object.entries(EXPECTED)
const QUICK = FAULTS.filter((each) => !isSlow(each))
const SLOW = PROVIDERS.flatMap((provider) =>
  FAULTS.filter(isSlow).map(([fault]) => [provider, fault as Fault] as const),
)

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

async function faultOf(settings: ReturnType<typeof modelSettings>) {
  const { caller } = aCaller(settings)
  let text = ''
  const call = caller.text(aCall(), (piece) => {
    text += piece
  })
  const fault = await call.then(
    () => null,
    (error: ModelFault) => error,
  )
  return { code: fault?.code, text, fault }
}

describe.each(PROVIDERS)('%s', (provider) => {
  it.each(QUICK)('%s ends as %j', async (fault, codes) => {
    standIn.answer({ fault: fault as Fault })
    const ended = await faultOf(modelSettings(provider, standIn.url, PATIENT))
    expect(codes).toContain(ended.code)
  })
})

/** They do nothing but wait: all at once, each with a stand-in of its own. */
describe.concurrent('what never comes to its end', () => {
  it.for(SLOW)('%s: %s ends as slow', async ([provider, fault], { expect }) => {
    const own = await startStandIn()
    own.answer({ fault })
    const ended = await faultOf(modelSettings(provider, own.url))
    expect(ended.code).toBe('slow')
    await expect.poll(() => own.sockets(), { timeout: 10_000 }).toBe(0)
    await own.close()
  })
})

describe.each(PROVIDERS)('a hundred megabytes from %s', (provider) => {
  it.each(['a hundred megabytes of words', 'a hundred megabytes in one line'] as const)(
    '%s hold nobody up, and little of them is taken',
    async (fault) => {
      standIn.answer({ fault })
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      const begun = performance.now()
      const { text } = await faultOf(modelSettings(provider, standIn.url))
      delay.disable()
      expect(performance.now() - begun).toBeLessThan(1_000)
      expect(delay.max / 1e6).toBeLessThan(400)
      // Eight characters a token, of nine hundred tokens.
      expect(text.length).toBeLessThanOrEqual(7_200)
    },
  )
})

it('leaves no socket', async () => {
  await expect.poll(() => standIn.sockets(), { timeout: 10_000 }).toBe(0)
})

describe('what is never reached', () => {
  it.each([
    ['DNS', () => 'http://nowhere.invalid/v1'],
    ['TLS', () => standIn.url.replace('http:', 'https:')],
    ['refused', async () => `http://127.0.0.1:${await closedPort()}/v1`],
  ])('%s', async (_, address) => {
    const ended = await faultOf(modelSettings('openai-compatible', await address()))
    expect(['unreachable', 'slow']).toContain(ended.code)
  })
})

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
