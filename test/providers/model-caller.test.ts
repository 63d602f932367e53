import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aCall, aCaller, modelSettings, PROVIDERS, QUICK } from './a-caller.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const WORDS = 'Café ☕ 予約: “two people” turn up 🙂, twice a week. '.repeat(3)

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

const callerOf = (provider: (typeof PROVIDERS)[number]) =>
  aCaller(modelSettings(provider, standIn.url))

async function spoken(provider: (typeof PROVIDERS)[number]) {
  const pieces: string[] = []
  const made = callerOf(provider)
  const answer = await made.caller.text(aCall(), (piece) => pieces.push(piece))
  return { ...made, answer, pieces }
}

describe.each(PROVIDERS)('%s', (provider) => {
  it('gives the words piece by piece, and records the call without them', async () => {
    standIn.answer({ text: WORDS })
    const { answer, pieces, log, registry } = await spoken(provider)
    expect(answer).toEqual({ text: WORDS, end: 'whole' })
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('')).toBe(WORDS)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      purpose: 'consultation',
      model: 'stand-in-1',
      outcome: 'whole',
      tokensIn: 120,
      tokensOut: 40,
    })
    expect(log.join()).not.toMatch(/Private|Café|key-of/)
    const metrics = await registry.metrics()
    expect(metrics).toContain('model_calls_total{purpose="consultation",outcome="whole"} 1')
    expect(metrics).toContain('model_tokens_total{purpose="consultation",direction="out"} 40')
    expect(metrics).toContain('model_calls_open{state="running"} 0')
  })

  it('survives characters that are cut between two packets', async () => {
    standIn.answer({ text: WORDS, bytesInPacket: 3 })
    expect((await spoken(provider)).answer.text).toBe(WORDS)
  })

  it('sends what it was told, a token cap, and nothing else of ours', async () => {
    standIn.answer({ text: 'Fine.' })
    await spoken(provider)
    const asked = standIn.requests.at(-1)
    expect(asked).toMatchObject({
      instructions: 'You review answers.',
      messages: [{ role: 'user', text: 'Private words of Mia.' }],
      cap: QUICK.outputTokens,
      isStream: true,
      hasSchema: false,
    })
    expect(JSON.stringify(asked?.body)).not.toContain('key-of-the-operator')
    if (provider === 'openai') expect(asked?.body).toMatchObject({ store: false })
  })

  it('says that an answer broke off at the token cap', async () => {
    standIn.answer({ text: 'It begins well, but', end: 'length' })
    expect((await spoken(provider)).answer.end).toBe('token_limit')
  })

  it('gives a value that fits a schema, asked for once, by the JSON mode', async () => {
    const schema = z.object({ items: z.array(z.object({ text: z.string(), count: z.int() })) })
    const value = { items: [{ text: 'one', count: 1 }] }
    standIn.answer({ text: JSON.stringify(value) })
    expect(await callerOf(provider).caller.value(aCall(), schema)).toEqual(value)
    const asked = standIn.requests.at(-1)
    expect(asked?.hasSchema).toBe(true)
    expect(asked?.instructions).toBe('You review answers.')
    expect(JSON.stringify(asked?.body)).toContain('"count"')
  })

  it('stops at once when nobody wants the answer', async () => {
    standIn.answer({ text: WORDS.repeat(20), pauseMs: 20 })
    const stop = new AbortController()
    const { caller } = callerOf(provider)
    const call = caller.text(aCall({ signal: stop.signal }), () => stop.abort())
    await expect(call).rejects.toMatchObject({ code: 'stopped' })
    const asked = standIn.requests.at(-1)
    await expect.poll(() => asked?.leftAfterMs, { timeout: 1_000 }).toEqual(expect.any(Number))
  })
})

describe('a model without a JSON mode', () => {
  const schema = z.object({ name: z.string() })

  it('is asked by words alone once it has refused a schema', async () => {
    standIn.answer(({ hasSchema }) => (hasSchema ? { fault: 400 } : { text: '{"name":"Ana"}' }))
    const { caller } = callerOf('openai-compatible')
    const before = standIn.requests.length
    expect(await caller.value(aCall(), schema)).toEqual({ name: 'Ana' })
    expect(await caller.value(aCall(), schema)).toEqual({ name: 'Ana' })
    expect(standIn.requests.slice(before).map(({ hasSchema }) => hasSchema)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is asked by words once two answers in a row did not fit', async () => {
    standIn.answer(({ hasSchema }) => ({ text: hasSchema ? 'Ana' : '{"name":"Ana"}' }))
    const { caller } = callerOf('openai-compatible')
    const before = standIn.requests.length
    for (let asked = 0; asked < 2; asked += 1) {
      await expect(caller.value(aCall(), schema)).rejects.toMatchObject({ code: 'unreadable' })
    }
    expect(await caller.value(aCall(), schema)).toEqual({ name: 'Ana' })
    const [first, , third] = standIn.requests.slice(before)
    expect([first?.hasSchema, first?.instructions.includes('"name"')]).toEqual([true, false])
    expect([third?.hasSchema, third?.instructions.includes('"name"')]).toEqual([false, true])
  })

  it.each([
    ['fences', 'Here it is:\n```json\n{"name":"Ana"}\n```\nDone.'],
    ['thoughts', '<think>Is it {"name": 3}?</think>{"name":"Ana"}'],
  ])('may put it between %s', async (_, text) => {
    standIn.answer({ text })
    const { caller } = callerOf('openai-compatible')
    expect(await caller.value(aCall(), schema)).toEqual({ name: 'Ana' })
  })

  it.each(['I cannot do that.', '{"name": 3}', '{"name": "A'])('may not say %j', async (text) => {
    standIn.answer({ text })
    const { caller } = callerOf('openai-compatible')
    await expect(caller.value(aCall(), schema)).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('another try', () => {
  it.each([429, 500, 503, 529] as const)('comes after %i, at most twice', async (fault) => {
    let left = 2
    standIn.answer(() => (left-- > 0 ? { fault } : { text: 'Third time.' }))
    const { caller } = callerOf('anthropic')
    expect(await caller.text(aCall(), () => undefined)).toMatchObject({ text: 'Third time.' })
    const before = standIn.requests.length
    standIn.answer({ fault })
    await expect(caller.text(aCall(), () => undefined)).rejects.toMatchObject({ status: fault })
    expect(standIn.requests.length - before).toBe(3)
  })

  it.each([
    ['after words have come', 'a cut connection'],
    ['for a wrong key', 401],
    ['when asked to wait long', '429, wait long'],
  ] as const)('does not come %s', async (_, fault) => {
    standIn.answer({ fault })
    const before = standIn.requests.length
    const call = callerOf('anthropic').caller.text(aCall(), () => undefined)
    const retryAfter = fault === '429, wait long' ? 30 : undefined
    await expect(call).rejects.toMatchObject({ retryAfter })
    expect(standIn.requests.length - before).toBe(1)
  })
})
