import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { isStorable } from '#contract/make-text-schema.ts'
import type { ModelLimits } from '#server/settings/assistant.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { newScene, type Scene } from '#test/endpoints/scene.ts'
import { modelSettings } from './a-caller.ts'
import { readEvents, type StreamedEvent, untilEvent } from './read-events.ts'
import { type Scripted, type StandIn, startStandIn } from './stand-in.ts'

const ANSWER = 'Owners of yoga studios lose an hour every evening, about twice a week.'
const ASKED = { question: `My Answer: "${ANSWER}"`, questionId: 'q1' }
const PARTS = ['Strengths', 'Improvements', 'Suggestions', 'Missing elements', 'Next steps']
const REVIEW = `> “about twice a week”

It does not say who answers the messages.

### One question for you

**Who answers?**

For example: ____ answers.

${PARTS.map((part) => `### ${part}\n\n- “every evening” says when.`).join('\n\n')}`

/** No answer comes too late by chance; a test of silence says how long it waits, and has no end else. */
const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 60_000 }

describe.each(DIALECTS)('consultations with a model on %s', (dialect) => {
  let standIn: StandIn
  let app: TestApp
  let scene: Scene
  let limits: ModelLimits
  beforeAll(async () => {
    standIn = await startStandIn()
    const model = modelSettings('openai-compatible', standIn.url, PATIENT)
    limits = model.limits
    app = await openApp(dialect, { assistant: { ...CONFIG.assistant, model } })
  })
  afterAll(async () => {
    await app.close()
    await standIn.close()
  })
  beforeEach(async () => {
    Object.assign(limits, PATIENT)
    scene = await newScene(app)
  })

  const answer = (script: Scripted) => standIn.answer(script)
  const url = () => `${scene.path}/consultations`
  const ask = (body: object = ASKED, headers = {}) =>
    scene.client.post<Consultation & { code?: string }>(url(), body, headers)
  const list = async () => (await scene.client.get<Consultation[]>(url())).body
  const open = (options: { key?: string; signal?: AbortSignal } = {}) =>
    scene.client.open('POST', url(), {
      body: JSON.stringify(ASKED),
      headers: { accept: 'text/event-stream', 'idempotency-key': options.key },
      ...(options.signal && { signal: options.signal }),
    })
  const stop = (id: string) => scene.client.post<Consultation>(`${url()}/${id}/stop`)

  it('tells the model the answers in their order, and earlier replies with their question', async () => {
    for (const number of [10, 2, 7]) {
      const saved = { questionId: `q${number}`, value: `Answer number ${number} of the founder.` }
      await scene.client.post(`${scene.path}/answers`, saved)
    }
    answer({ text: REVIEW })
    await ask()
    await ask({ question: 'What is a role?' })
    await ask({ question: 'Is that all?' })
    const messages = standIn.requests.at(-1)?.messages ?? []
    const told = [...(messages.at(-1)?.text.matchAll(/\[answer to question (\d+)\]/g) ?? [])]
    expect(told.map(([, number]) => number)).toEqual(['2', '7', '10'])
    expect(messages[0]?.text).toContain('before about the answer to question 1]')
    expect(messages[2]?.text).toContain('[what the user asked before]')
  })

  it('streams the reply as it comes, and keeps it once', async () => {
    answer({ text: REVIEW, pauseMs: 5 })
    const events = await readEvents(await open({ key: 'k' }))
    expect(events[0]).toMatchObject({ event: 'begun', data: { ending: 'writing', response: '' } })
    const pieces = events.filter(({ event }) => event === 'text')
    expect(pieces.length).toBeGreaterThan(20)
    expect(pieces.map(({ data }) => data.text).join('')).toBe(REVIEW)
    const done = events.at(-1)
    expect(done).toMatchObject({
      event: 'done',
      data: { response: REVIEW, source: 'stand-in-1', ending: 'whole', questionId: 'q1' },
    })
    expect(await list()).toEqual([done?.data])
  })

  it('answers the same as JSON, and a repeat of its key without another call', async () => {
    answer({ text: REVIEW })
    const headers = { 'idempotency-key': 'j' }
    const first = await ask(ASKED, headers)
    expect([first.status, first.body.response]).toEqual([201, REVIEW])
    const before = standIn.requests.length
    expect((await ask(ASKED, headers)).body).toEqual(first.body)
    expect(standIn.requests.length).toBe(before)
  })

  it('lets no number through that no answer holds, and completes what is missing', async () => {
    answer({
      text: `### Strengths\n\n- It takes 45 minutes, “said Ana”.\n\n### Next steps\n\n- Ask Stripe and Ana.`,
    })
    const { body } = await ask()
    expect(body.response).toContain('It takes ____ minutes, said Ana.')
    expect(body.response).toContain('Not from your answers: Ana, Stripe')
    expect(body.response).toContain(
      'Added by the built-in reviewer, because the AI model left it out',
    )
    for (const part of PARTS) expect(body.response).toContain(`### ${part}`)
    expect(body.response).not.toContain('### One question for you')
    expect(body.source).toBe('stand-in-1')
  })

  it('puts the built-in reviewer in place of what is no review, and says so', async () => {
    answer({ text: 'I am only a language model, sorry.' })
    const { body } = await ask()
    expect(body).toMatchObject({ source: 'built-in', ending: 'whole' })
    expect(body.response).toMatch(/^\*The AI model didn't give a usable reply/)
    expect(body.response).toContain('every evening')
  })

  it('keeps a reply that holds what the database refuses, without it', async () => {
    const broken = `${REVIEW.replace('says when', 'says\0 when \ud83d')} \udc00 😀`
    answer({ text: broken, pieceLength: 1 })
    const { status, body } = await ask()
    expect([status, body.ending]).toEqual([201, 'whole'])
    expect(isStorable(body.response)).toBe(true)
    expect(await list()).toMatchObject([{ id: body.id, ending: 'whole' }])
  })

  it('keeps no more of an endless reply than the token cap allows, and marks it', async () => {
    answer({ fault: 'a hundred megabytes of words' })
    const { body } = await ask()
    expect(body.ending).toBe('cut')
    expect(body.response.length).toBeLessThanOrEqual(7_200)
    expect(await list()).toMatchObject([{ id: body.id, ending: 'cut' }])
  })

  it('goes on without its reader, and shows the reply on return', async () => {
    answer({ text: REVIEW, pauseMs: 90 })
    const leave = new AbortController()
    const response = await open({ key: 'leave', signal: leave.signal })
    await untilEvent(response, 'text')
    leave.abort()
    const shown = async () => (await list())[0]
    const begun = async () => {
      const reply = await shown()
      return reply?.ending === 'writing' && reply.response.length > 10
    }
    await expect.poll(begun, { timeout: 8_000 }).toBe(true)
    await expect.poll(async () => (await shown())?.ending, { timeout: 15_000 }).toBe('whole')
    expect(await list()).toHaveLength(1)
    expect((await list())[0]?.response).toBe(REVIEW)
  })

  it('ends at once without its reader when nobody can come back by a key', async () => {
    answer({ text: REVIEW, pauseMs: 40 })
    const leave = new AbortController()
    const response = await open({ signal: leave.signal })
    await untilEvent(response, 'text')
    leave.abort()
    const asked = standIn.requests.at(-1)
    await expect.poll(() => asked?.leftAfterMs, { timeout: 5_000 }).toEqual(expect.any(Number))
    await expect.poll(async () => (await list())[0]?.ending, { timeout: 5_000 }).toBe('cut')
  })

  it('can be stopped: what had come is kept and marked', async () => {
    answer({ text: REVIEW, pauseMs: 60 })
    const response = await open({ key: 'stop' })
    const [begun] = await untilEvent(response, 'text')
    const stopped = await stop(String(begun?.data.id))
    expect([stopped.status, stopped.body.ending]).toEqual([200, 'stopped'])
    await expect.poll(() => standIn.requests.at(-1)?.leftAfterMs, { timeout: 8_000 }).not.toBeNull()
    await expect
      .poll(async () => (await list())[0]?.response.length, { timeout: 5_000 })
      .toBeGreaterThan(0)
    const [kept] = await list()
    expect(kept?.ending).toBe('stopped')
    expect(REVIEW.startsWith(kept?.response.trim() ?? 'x')).toBe(true)
    expect((await stop(kept?.id ?? '')).body.ending).toBe('stopped')
    expect((await stop('no-such-one')).status).toBe(404)
  })

  it('leaves nothing of a reply that was stopped before its first word', async () => {
    answer({ fault: 'a hang before headers' })
    const response = await open({ key: 'early' })
    const [begun] = await untilEvent(response, 'begun')
    await stop(String(begun?.data.id))
    await expect.poll(list, { timeout: 8_000 }).toEqual([])
  })

  it.each([
    ['the token cap', { text: REVIEW.slice(0, 90), end: 'length' }],
    ['a cut connection', { fault: 'a cut connection' }],
    ['silence', { fault: 'a hang within the stream' }, { idleMs: 300 }],
    ['an error event', { fault: 'an error event after 200' }],
  ] as [string, Scripted, Partial<ModelLimits>?][])(
    'keeps a reply cut by %s, marked as cut',
    async (_, script, hasty) => {
      Object.assign(limits, hasty)
      answer(script)
      const { status, body } = await ask()
      expect([status, body.ending]).toEqual([201, 'cut'])
      expect(body.response.length).toBeGreaterThan(5)
      expect(await list()).toEqual([body])
    },
  )

  it.each([
    [{ fault: 401 }, /turned us away/],
    [{ fault: '429, wait long' }, /very busy right now/],
    [{ fault: 'HTML instead of JSON' }, /something we can’t read/],
    [{ fault: 'an empty answer' }, /something we can’t read/],
    [{ fault: 'a hang before headers' }, /took too long/, { firstByteMs: 300 }],
  ] as [Scripted, RegExp, Partial<ModelLimits>?][])(
    'says why nothing came of %j, and keeps nothing',
    async (script, why, hasty) => {
      answer(script)
      Object.assign(limits, hasty)
      const { status, body } = await ask(ASKED, { 'idempotency-key': 'f' })
      expect([status, body.code]).toEqual([502, 'consultation_failed'])
      expect((body as unknown as { message: string }).message).toMatch(why)
      expect(await list()).toEqual([])
      answer({ text: REVIEW })
      Object.assign(limits, PATIENT)
      expect((await ask(ASKED, { 'idempotency-key': 'f' })).status).toBe(201)
    },
  )

  it('sends the answers and the thread as data, and tells nothing else', async () => {
    await scene.client.post(`${scene.path}/answers`, { questionId: 'q7', value: 'Must: booking.' })
    answer({ text: 'Question 7 covers it.' })
    await ask({ question: 'What about parking?' })
    app.passTime(1000)
    await ask({ question: 'And bicycles?' })
    const asked = standIn.requests.at(-1)
    expect(asked?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    expect(asked?.messages[0]?.text).toContain('What about parking?')
    expect(asked?.messages[1]?.text).toBe('Question 7 covers it.')
    expect(asked?.messages[2]?.text).toContain('Must: booking.')
    expect(asked?.messages[2]?.text).toContain('And bicycles?')
    expect(asked?.instructions).not.toContain('booking')
    const secrets = new RegExp(`${scene.client.email}|${app.deps.config.sessionSecret}`)
    expect(JSON.stringify(asked?.body)).not.toMatch(secrets)
  })

  it('is forgotten with its project within a second', async () => {
    answer({ text: REVIEW, pauseMs: 60 })
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const events: Promise<StreamedEvent[]> = readEvents(await open({ key: 'gone' }))
    await scene.client.delete(scene.path)
    expect((await events).at(-1)?.event).toBe('error')
    expect(standIn.requests.at(-1)?.leftAfterMs).toEqual(expect.any(Number))
  })
})
