import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type { SortedTelling, TellingView } from '#contract/telling/telling-schema.ts'
import { makeDrafts } from '#domain/telling/make-drafts.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { newScene, type Scene } from '#test/endpoints/scene.ts'
import { modelSettings } from './a-caller.ts'
import { readEvents } from './read-events.ts'
import { type Received, type Scripted, type StandIn, startStandIn } from './stand-in.ts'

const PATIENT = { firstByteMs: 2_000, idleMs: 2_000, totalMs: 8_000, outputTokens: 6_000 }
const NOTES = [
  'Owners of small boat yards lose two hours every day to phone calls, a real problem.',
  'Must have: a guest books a boat.',
  'Hope your knee is better.',
].join('\n\n')

/** The first piece to q2, the second to q6, the third in the notes. */
const PLACES = [
  { to: 'q2', pieces: [1] },
  { to: 'q6', pieces: [2] },
  { to: 'notes', pieces: [3] },
]
const said = (places: unknown): Scripted => ({ text: JSON.stringify({ places }) })

const drafts = (telling: Pick<TellingView, 'stretches' | 'edits'>, text = NOTES) =>
  makeDrafts({ ...telling, text }).map(({ question, words }) => `${question}: ${words}`)
const [ONE = '', TWO = '', THREE = ''] = NOTES.split('\n\n')

const tell = async ({ client, path }: Scene, text = NOTES) =>
  (await client.post<TellingView>(`${path}/tellings`, { text })).body
const sort = ({ client, path }: Scene, { id }: Pick<TellingView, 'id'>) =>
  client.post<SortedTelling & ErrorBody>(`${path}/tellings/${id}/model`, {})
const stored = async ({ client, path }: Scene) =>
  (await client.get<TellingView[]>(`${path}/tellings`)).body[0] ?? expect.fail('no notes')

describe.each(DIALECTS)('sorting notes with a model on %s', (dialect) => {
  let standIn: StandIn
  let app: TestApp
  beforeAll(async () => {
    standIn = await startStandIn()
    const model = modelSettings('openai-compatible', standIn.url, PATIENT)
    app = await openApp(dialect, { assistant: { ...CONFIG.assistant, model } })
  })
  afterAll(async () => {
    await app.close()
    await standIn.close()
  })
  beforeEach(() => {
    standIn.requests.length = 0
    standIn.answer(said(PLACES))
  })

  it('puts each piece where the model says, word for word, under its name', async () => {
    const scene = await newScene(app)
    const told = await tell(scene)
    expect([told.sorter, told.stretches.length]).toEqual([null, 3])
    const { status, body } = await sort(scene, told)
    expect([status, body.sorter, body.version]).toEqual([200, 'stand-in-1', 2])
    expect(drafts(body)).toEqual([`q2: ${ONE}`, `q6: ${TWO}`])
    expect(body.stretches[2]).toMatchObject({ state: 'kept', question: null })
    expect(await stored(scene)).toEqual({ ...told, ...body })
    expect(JSON.parse(standIn.requests[0]?.messages[0]?.text ?? '')).toEqual({
      pieces: { 1: ONE, 2: TWO, 3: THREE },
    })
    // Once sorted it is nobody's to sort anew.
    expect((await sort(scene, told)).body).toEqual(body)
    expect(standIn.requests).toHaveLength(1)
  })

  it('leaves what the model left out, put twice or named wrongly as the rules sorted it', async () => {
    const scene = await newScene(app)
    const told = await tell(scene)
    const twice = [
      { to: 'q6', pieces: [2, 9] },
      { to: 'q8', pieces: [2] },
      { to: 'all', pieces: [1] },
    ]
    standIn.answer(said([...twice, { to: 'notes', pieces: ['3'] }]))
    const { body } = await sort(scene, told)
    expect(body.sorter).toBe('stand-in-1')
    expect(body.stretches.slice(0, 2)).toEqual(told.stretches.slice(0, 2))
    expect(body.stretches[2]?.state).toBe('kept')
  })

  it.each<[string, Scripted]>([
    ['refuses', { fault: 401 }],
    ['says nonsense', { text: 'Of course! The first piece is about owners.' }],
    ['answers in another form', { text: '{"q2":[1]}' }],
    ['places nothing', { text: '{"places":[]}' }],
    ['breaks off at the token cap', { text: '{"places":[{"to":"q2","pieces":[1', end: 'length' }],
    ['does not answer in time', { text: '{}', waitMs: 6_000 }],
  ])('keeps the rules’ sorting whole when the model %s', async (_, script) => {
    const scene = await newScene(app)
    const told = await tell(scene)
    standIn.answer(script)
    const { status, body } = await sort(scene, told)
    expect([status, body.sorter, body.version]).toEqual([200, null, 1])
    expect(await stored(scene)).toEqual(told)
  })

  it('ends when its caller goes away, and the rules’ sorting stands', async () => {
    const scene = await newScene(app)
    const told = await tell(scene)
    standIn.answer({ ...said(PLACES), pieceLength: 2, pauseMs: 200 })
    const leaving = new AbortController()
    const response = await scene.client.open('POST', `${scene.path}/tellings/${told.id}/model`, {
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    expect(response.status).toBe(200)
    await expect.poll(() => standIn.requests.length).toBe(1)
    leaving.abort()
    // Long before the model would have ended, or its time.
    await expect.poll(() => standIn.requests[0]?.leftAfterMs ?? Infinity).toBeLessThan(4_000)
    expect(await stored(scene)).toEqual(told)
  })

  it('gives way to what the founder did meanwhile', async () => {
    const scene = await newScene(app)
    const told = await tell(scene)
    standIn.answer({ ...said(PLACES), waitMs: 500 })
    const sorting = sort(scene, told)
    await expect.poll(() => standIn.requests.length).toBe(1)
    const changes = [{ do: 'place', stretches: [0], question: 'q9' }]
    const at = `${scene.path}/tellings/${told.id}/changes`
    expect((await scene.client.post(at, { version: 1, changes })).status).toBe(200)
    const { body } = await sorting
    expect([body.sorter, body.version, body.stretches[0]?.question]).toEqual([null, 2, 'q9'])
    expect(await stored(scene)).toMatchObject({ sorter: null, version: 2 })
  })

  it('asks for a long text in parts, tells each, and keeps those that came', async () => {
    const scene = await newScene(app)
    const line = (index: number) => `${index}. ${'A guest books a boat and pays. '.repeat(20)}`
    const text = Array.from({ length: 90 }, (_, index) => line(index)).join('\n\n')
    const told = await tell(scene, text)
    standIn.answer((asked) => {
      if (standIn.requests.length > 2) return { fault: 401 }
      return said([{ to: 'q12', pieces: numbersOf(asked) }])
    })
    const response = await scene.client.open('POST', `${scene.path}/tellings/${told.id}/model`, {
      headers: { accept: 'text/event-stream' },
    })
    const events = await readEvents(response)
    const parts = { model: 'stand-in-1', parts: 3 }
    expect(events.slice(0, -1)).toEqual(
      [1, 2, 3].map((part) => ({ event: 'part', data: { ...parts, part } })),
    )
    const sorted = await stored(scene)
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { sorter: 'stand-in-1', version: 2 },
    })
    const placed = standIn.requests.slice(0, 2).flatMap(numbersOf)
    const rest = numbersOf(standIn.requests[2])
    expect(placed.map((number) => sorted.stretches[number - 1]?.question)).toEqual(
      placed.map(() => 'q12'),
    )
    expect(rest.map((number) => sorted.stretches[number - 1])).toEqual(
      rest.map((number) => told.stretches[number - 1]),
    )
    expect([placed.length + rest.length, sorted.text]).toEqual([sorted.stretches.length, told.text])
  })

  it('is for those who may ask the model, of notes of their own', async () => {
    const scene = await newScene(app)
    const told = await tell(scene)
    const other = await newScene(app)
    expect((await sort({ ...other, path: scene.path }, told)).status).toBe(404)
    expect((await sort(other, told)).status).toBe(404)
    await app.setAccount(scene.client, { status: 'FREE' })
    expect((await sort(scene, told)).body.code).toBe('premium_required')
    expect(standIn.requests).toEqual([])
  })
})

it('changes nothing where no model is configured', async () => {
  const app = await openApp('pglite')
  const scene = await newScene(app)
  const told = await tell(scene)
  const { status, body } = await sort(scene, told)
  expect([status, body.sorter, await stored(scene)]).toEqual([200, null, told])
  await app.close()
})

function numbersOf(asked: Received | undefined): number[] {
  return Object.keys(JSON.parse(asked?.messages[0]?.text ?? '{}').pieces).map(Number)
}
