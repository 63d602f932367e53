import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRACKERS } from '#domain/tracking/tracked-item.ts'
import { endPush, insertPush, stopPush } from '#server/trackers/push/push-queries.ts'
import { documentWith, KEY, openScene, REQUIREMENTS, type Scene, SMALL } from './scene.ts'
import type { Asked, Fault } from './stand-ins/stand-in.ts'

/** Linear's requests; those of the others have no query. */
const readGraph = ({ body }: Asked) =>
  body as { query?: string; variables?: { id?: string } } | null
const isCreate = (asked: Asked) =>
  (asked.method === 'POST' && /issues?$/.test(asked.path)) ||
  /^mutation Create/.test(readGraph(asked)?.query ?? '')
const any = () => true
const titles = ({ standIn }: Scene) =>
  standIn.issues.map(({ title }) => title.slice(0, 6)).toSorted()

describe.each(TRACKERS)('a push to %s', (kind) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene('pglite', kind)
  })
  beforeEach(() => scene.reset())
  afterAll(() => scene.close())

  const pushWith = async (...faults: Fault[]) => {
    scene.standIn.faults.splice(0, Number.POSITIVE_INFINITY, ...faults)
    await scene.push(SMALL)
    return (await scene.tracker()).push
  }

  it('done twice changes nothing the second time', async () => {
    expect(await pushWith()).toMatchObject({ state: 'done', created: 2, changed: 0, closed: 0 })
    expect(titles(scene)).toEqual(['FR-001', 'FR-002'])
    const writes = scene.standIn.writes()
    expect(await pushWith()).toMatchObject({ state: 'done', created: 0, total: 0 })
    expect(scene.standIn.writes()).toBe(writes)
    for (const { body, links } of scene.standIn.issues) {
      const marks = kind === 'github' ? JSON.stringify(body) : JSON.stringify(links)
      expect(marks).toMatch(/FR-00[12]/)
    }
  })

  it('follows the document, but for what a person changed', async () => {
    await pushWith()
    const [first, , third] = REQUIREMENTS
    const [one, two] = scene.standIn.issues
    if (one) one.title = 'Mine'
    if (two) two.labels.push('urgent')
    const text = 'The app shall sing.'
    const changed = first && { ...first, text, priority: 'could' as const }
    await scene.push(documentWith(changed, third))
    expect((await scene.tracker()).push).toMatchObject({ created: 1, changed: 1, closed: 1 })
    expect(scene.standIn.issues.map(({ title }) => title)).toEqual([
      'Mine',
      expect.stringContaining('FR-002'),
      expect.stringContaining('FR-003'),
    ])
    expect(JSON.stringify(one?.body)).toContain('shall sing')
    expect(two?.labels).toContain('urgent')
    expect(kind === 'linear' ? one?.priority : one?.labels).toEqual(
      kind === 'linear' ? 4 : expect.arrayContaining(['could']),
    )
    if (kind !== 'linear') expect(one?.labels).not.toContain('must')
    // Back again: what we closed is opened.
    await scene.push(documentWith(...REQUIREMENTS))
    expect(['open', 'backlog', 'new']).toContain(two?.state)
    const writes = scene.standIn.writes()
    await scene.push(documentWith(...REQUIREMENTS))
    expect(scene.standIn.writes()).toBe(writes)
  })

  it('that loses the answer to a making looks first, and makes nothing twice', async () => {
    const push = await pushWith(
      { fits: isCreate, after: true, answer: 'cut' },
      { fits: isCreate, answer: 'cut' },
      { fits: isCreate, after: true, answer: { status: 502, body: {} } },
    )
    expect(push).toMatchObject({ state: 'done', created: 2 })
    expect(titles(scene)).toEqual(['FR-001', 'FR-002'])
  })

  it('waits as long as it is told', async () => {
    const answer = { status: 429, headers: { 'retry-after': '1' }, body: {} }
    const push = await pushWith({ fits: any, answer }, { fits: isCreate, answer })
    expect(push?.state).toBe('done')
    expect(titles(scene)).toEqual(['FR-001', 'FR-002'])
    const [first, second] = scene.standIn.asked
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(990)
    const creates = scene.standIn.asked.filter(isCreate)
    expect((creates[1]?.at ?? 0) - (creates[0]?.at ?? 0)).toBeGreaterThan(990)
  })

  it.each([
    ['tracker_refused', { status: 401, body: {} }, 1],
    ['tracker_limited', { status: 429, headers: { 'retry-after': '3600' }, body: {} }, 1],
    ['tracker_failed', { status: 500, body: {} }, 4],
    ['tracker_failed', { status: 200, body: 'a page of the network in between' }, 4],
    ['tracker_gone', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: {} }, 1],
  ])('ends with %s', async (error, answer, asked) => {
    expect(await pushWith({ fits: any, answer, times: 100 })).toMatchObject({
      state: 'failed',
      error,
    })
    expect(scene.standIn.asked).toHaveLength(asked)
  })

  it('goes on past one issue that is not taken', async () => {
    const answer = { status: 422, body: { message: 'Validation Failed' } }
    const push = await pushWith({ fits: isCreate, answer })
    expect(push).toMatchObject({ state: 'done', created: 1, refused: ['FR-001'] })
    await scene.push(SMALL)
    expect(titles(scene)).toEqual(['FR-001', 'FR-002'])
  })

  it('goes on past one issue that was deleted a moment ago', async () => {
    await pushWith()
    const [one] = scene.standIn.issues
    const isOfOne = (asked: Asked) =>
      /^(?:PATCH|PUT)$/.test(asked.method)
        ? asked.path.endsWith(`/${one?.id}`)
        : readGraph(asked)?.variables?.id === one?.id
    const gone = { errors: [{ message: 'Entity not found', extensions: {} }] }
    const answer = { status: kind === 'linear' ? 400 : 404, body: gone }
    scene.standIn.faults.push({ fits: isOfOne, answer })
    const newer = REQUIREMENTS.slice(0, 2).map(
      (each) => each && { ...each, text: 'The app shall sing.' },
    )
    await scene.push(documentWith(...newer))
    const { push } = await scene.tracker()
    expect(push).toMatchObject({ state: 'done', changed: 1, refused: ['FR-001'] })
  })

  it('makes no issue again that a person deleted', async () => {
    await pushWith()
    scene.standIn.issues.shift()
    expect(await pushWith()).toMatchObject({ created: 0, changed: 0 })
    expect(titles(scene)).toEqual(['FR-002'])
  })

  it('writes nothing more once it was stopped', async () => {
    const stop = async () => stopPush(scene.deps.db, KEY)
    let stopped: Promise<void> | null = null
    scene.steps.on = (step) => {
      if (step === 'after a call' && scene.standIn.issues.length === 1) stopped ??= stop()
    }
    const push = await pushWith()
    await stopped
    scene.steps.on = () => undefined
    expect(push?.state).toBe('cancelled')
    expect(titles(scene)).toEqual(['FR-001'])
  })

  it('is not begun twice at once', async () => {
    const now = scene.deps.now()
    const staleBefore = new Date(now.getTime() - 30_000)
    const begin = (id: string) =>
      insertPush(scene.deps.db, { ...KEY, id, version: 1, now, staleBefore })
    expect([await begin('one'), await begin('two')]).toEqual([true, false])
    await endPush(scene.deps.db, { ...KEY, id: 'one', status: 'done' })
    expect(await begin('three')).toBe(true)
  })
})

it('GitHub’s list is read to its last page, and its pull requests are none of ours', async () => {
  const scene = await openScene('pglite', 'github')
  await scene.push(SMALL)
  const [one] = scene.standIn.issues
  for (let number = 3; one && number < 203; number += 1) {
    scene.standIn.issues.push({ ...one, number, body: 'a person’s own', labels: ['groundwork'] })
  }
  const writes = scene.standIn.writes()
  await scene.push(SMALL)
  expect(scene.standIn.writes()).toBe(writes)
  await scene.close()
})

it('GitHub’s other way of saying that it is too much is understood', async () => {
  const scene = await openScene('pglite', 'github')
  const reset = String(Math.ceil(Date.now() / 1000) + 1)
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
  scene.standIn.faults.push({ fits: any, answer: { status: 403, headers, body: {} } })
  await scene.push(SMALL)
  expect((await scene.tracker()).push?.state).toBe('done')
  await scene.close()
})

it('Linear’s way of saying that it is too much is understood', async () => {
  const scene = await openScene('pglite', 'linear')
  const headers = { 'x-ratelimit-requests-reset': String(Date.now() + 700) }
  const body = { errors: [{ message: 'Rate limit', extensions: { code: 'RATELIMITED' } }] }
  scene.standIn.faults.push({ fits: isCreate, answer: { status: 400, headers, body } })
  await scene.push(SMALL)
  expect((await scene.tracker()).push).toMatchObject({ state: 'done', created: 2 })
  await scene.close()
})

it('writes to GitHub are as far apart as it asks', async () => {
  const waits = { trackerPauseMs: { github: 300, linear: 0, jira: 0 } }
  const scene = await openScene('pglite', 'github', waits)
  await scene.push(SMALL)
  const [first, second] = scene.standIn.asked.filter(isCreate)
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(290)
  await scene.close()
})
