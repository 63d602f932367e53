import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelReadingView } from '#contract/reading/read-model.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { newScene, type Scene } from '#test/endpoints/scene.ts'
import { modelSettings } from './a-caller.ts'
import { ANSWERS, purposeOf, ROWS, wire } from './a-reader.ts'
import { readEvents, untilEvent } from './read-events.ts'
import { type Received, type Scripted, type StandIn, startStandIn } from './stand-in.ts'

const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000, outputTokens: 6_000 }
const JOINED = {
  same: [],
  links: [],
  conflicts: [{ rows: ['r3', 'r4'], question: 'Who approves a leak?' }],
  questions: [{ question: 'How large may a photo be?', blocks: ['r5'] }],
}
const OFFERED = {
  offers: [
    { feature: 'r4', outcome: 'The leak stands in the list.', cases: [] },
    { feature: 'r5', outcome: 'Photos go to Dropbox within 3 days.', cases: [] },
  ],
}

const byModel = ({ reading }: ModelReadingView) => reading.rows.filter(({ by }) => by === 'model')

const isOffered = ({ flags }: ModelReadingView['reading']['rows'][number]) =>
  flags.includes('offered')

/** Reads what it is asked for, as a good model would. */
function good(asked: Received): Scripted {
  const purpose = purposeOf(asked)
  if (purpose === 'join') return { text: JSON.stringify(JOINED) }
  if (purpose === 'offers') return { text: JSON.stringify(OFFERED) }
  const given = asked.messages.at(-1)?.text ?? ''
  if (purpose === 'second') {
    const verdicts = given.split('\n').map((line) => {
      const { id, row } = JSON.parse(line)
      return { id, verdict: row.includes('leak') ? 'more' : 'same' }
    })
    return { text: JSON.stringify({ verdicts }) }
  }
  const { answers } = JSON.parse(given.split('\n')[0] ?? '')
  return { text: wire(ROWS.filter(({ said }) => String(said[0]?.question) in answers)) }
}

describe.each(DIALECTS)('reading with a model on %s', (dialect) => {
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
    standIn.answer(good)
  })

  const told = async () => {
    const scene = await newScene(app)
    for (const { question, text } of ANSWERS) await save(scene, question, text)
    return scene
  }
  const save = ({ client, path }: Scene, questionId: string, value: string) =>
    client.post(`${path}/answers`, { questionId, value })
  const read = ({ client, path }: Scene, question: string | null = null) =>
    client.post<ModelReadingView & { code?: string }>(`${path}/reading/model`, { question })

  it('reads one answer when it is saved, in one call, and what is missing later', async () => {
    const scene = await told()
    const { status, body } = await read(scene, 'q5')
    expect([status, body.model, body.read, byModel(body).length]).toEqual([
      200,
      'stand-in-1',
      ['q5'],
      3,
    ])
    // The rules' rows are where the model has not read.
    const others = body.reading.rows.filter(({ by }) => by === 'rules')
    expect(others.every(({ said }) => said[0]?.question === 'q7')).toBe(true)
    expect(standIn.requests.map(purposeOf)).toEqual(['read'])
    expect(standIn.requests[0]?.messages[0]?.text).not.toContain('leak')

    const all = (await read(scene)).body
    expect(all.read).toEqual(['q5', 'q7'])
    expect(standIn.requests.map(purposeOf).slice(1).sort()).toEqual([
      'join',
      'offers',
      'read',
      'second',
    ])
    // Names that an earlier answer gave go along, so that they join.
    expect(standIn.requests[1]?.messages[0]?.text).toContain('"known":{"roles":["tenant"')
    expect(all.reading.rows.every(({ by }) => by === 'model')).toBe(true)
    expect(all.reading.rows.map(({ kind, flags }) => `${kind} ${flags}`)).toEqual([
      'role ',
      'role ',
      'permission ',
      'feature doubted',
      'feature ',
      'contradiction ',
      'doubt offered',
      'rule offered',
    ])
    const photos = all.reading.rows.find(
      (row) => row.kind === 'feature' && row.does === 'keep photos',
    )
    // An offer may bring no name or number of its own.
    expect(all.reading.rows.filter(isOffered)).toMatchObject([
      { what: 'How large may a photo be?', said: photos?.said, certainty: 'guess' },
      { then: 'The leak stands in the list.', about: ['report a leak'], certainty: 'guess' },
    ])

    await save(scene, 'q5', 'Tenants may report leaks. The caretaker sees all of them now.')
    const later = (await read(scene, 'q5')).body
    expect(later.reading.rows.filter(isOffered)).toHaveLength(2)
  })

  it('asks nothing again of words that stand, and reads again what was changed', async () => {
    const scene = await told()
    const first = (await read(scene)).body
    const calls = standIn.requests.length
    expect((await read(scene)).body).toEqual(first)
    expect(standIn.requests).toHaveLength(calls)
    await save(scene, 'q7', 'A tenant reports a leak. Photos would be nice. Nothing else.')
    await read(scene, 'q7')
    const again = standIn.requests.slice(calls)
    expect(new Set(again.map(purposeOf))).toEqual(new Set(['read']))
    expect(again[0]?.messages[0]?.text).not.toContain('landlord approves')
  })

  it('keeps the founder’s word, and its own rows when another answer changes', async () => {
    const scene = await told()
    await read(scene, 'q5')
    const { reading } = (await read(scene, 'q7')).body
    const leak = reading.rows.find((row) => row.kind === 'feature' && row.does === 'report a leak')
    const decisions = [{ do: 'confirm', row: leak?.id }]
    const decided = { version: reading.version, decisions }
    const { status } = await scene.client.post(`${scene.path}/reading/decisions`, decided)
    expect(status).toBe(200)
    await save(scene, 'q5', 'Tenants and the landlord. The landlord approves repairs. And pays.')
    const { body } = await scene.client.get<ModelReadingView['reading']>(`${scene.path}/reading`)
    const q7 = body.rows.filter(({ said }) => said[0]?.question === 'q7')
    expect(q7.map(({ by, state }) => [by, state])).toContainEqual(['model', 'confirmed'])
    expect(q7.map(({ by }) => by)).toEqual(['model', 'model'])
    const q5 = body.rows.filter(({ said }) => said[0]?.question === 'q5')
    expect(q5.map(({ by }) => by)).not.toContain('model')
    await read(scene)
    // Nobody reads a second time what the founder confirmed.
    const second = standIn.requests.filter((asked) => purposeOf(asked) === 'second').at(-1)
    expect(second?.messages[0]?.text).not.toContain('report a leak')
    const after = (await read(scene)).body.reading.rows.find(({ id }) => id === leak?.id)
    expect(after?.state).toBe('confirmed')
  })

  it('streams each row as it comes, then the whole', async () => {
    const scene = await told()
    standIn.answer((asked) => ({ ...good(asked), pauseMs: 10 }))
    const response = await scene.client.open('POST', `${scene.path}/reading/model`, {
      body: '{"question":"q5"}',
      headers: { accept: 'text/event-stream' },
    })
    const events = await readEvents(response)
    expect(events.map(({ event }) => event)).toEqual(['row', 'row', 'row', 'done'])
    expect(events[2]?.data.row).toMatchObject({ kind: 'permission', what: 'approve repairs' })
  })

  it('goes on when its reader leaves, so that the next one finds it', async () => {
    const scene = await told()
    standIn.answer((asked) => ({ ...good(asked), pauseMs: 20 }))
    const leaving = new AbortController()
    const response = await scene.client.open('POST', `${scene.path}/reading/model`, {
      body: '{"question":"q5"}',
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    await untilEvent(response, 'row')
    leaving.abort()
    await expect.poll(() => app.deps.work.isBusy, { timeout: 15_000 }).toBe(false)
    expect((await read(scene, 'q5')).body.read).toEqual(['q5'])
    expect(standIn.requests).toHaveLength(1)
  })

  it('is one reading for many who ask at once', async () => {
    const scene = await told()
    standIn.answer((asked) => ({ ...good(asked), waitMs: 100 }))
    const all = await Promise.all(Array.from({ length: 8 }, () => read(scene, 'q5')))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(standIn.requests.length).toBe(1)
  })

  it('says so when nothing came, and keeps what came when only a later step fails', async () => {
    const scene = await told()
    standIn.answer({ fault: 401 })
    const failed = await read(scene)
    expect([failed.status, failed.body.code]).toEqual([502, 'reading_failed'])
    standIn.answer((asked) => (purposeOf(asked) === 'read' ? good(asked) : { fault: 401 }))
    const { body } = await read(scene)
    expect([byModel(body).length, body.reading.rows.filter(isOffered)]).toEqual([5, []])
    standIn.answer(good)
    expect((await read(scene)).body.reading.rows.filter(isOffered)).toHaveLength(2)
  })

  it('keeps no answer as read that broke off', async () => {
    const scene = await told()
    standIn.answer((asked) => {
      const { text = '' } = good(asked)
      return { text: text.slice(0, 400), fault: 'a cut without the end mark' }
    })
    expect((await read(scene, 'q5')).body.read).toEqual([])
    standIn.answer(good)
    expect((await read(scene, 'q5')).body).toMatchObject({ read: ['q5'] })
  })

  it('is the user’s own: nobody else’s, and gone with the project', async () => {
    const scene = await told()
    await read(scene)
    const other = await newScene(app)
    expect((await read({ ...other, path: scene.path })).status).toBe(404)
    expect(JSON.stringify((await read(other)).body)).not.toContain('leak')
    const kept = () =>
      app.deps.db.execute(sql`select 1 from model_readings
      where project_id = ${scene.project.id}`)
    expect((await kept()).rows.length).toBe(3)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    await scene.client.delete(scene.path)
    expect((await kept()).rows).toEqual([])
  })

  it('is refused with what asks a model, and answers nothing without one', async () => {
    const scene = await told()
    await app.setAccount(scene.client, { status: 'FREE' })
    expect((await read(scene)).body.code).toBe('premium_required')
    expect(standIn.requests).toEqual([])
  })
})

it('reads nothing where no model is configured', async () => {
  const app = await openApp('pglite')
  const { client, path } = await newScene(app)
  const { status, body } = await client.post<ModelReadingView>(`${path}/reading/model`, {})
  expect([status, body.model, body.reading.rows]).toEqual([200, null, []])
  await app.close()
})
