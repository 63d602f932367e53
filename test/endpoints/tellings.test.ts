import { expect, it } from 'vitest'
import type { Answer as StoredAnswer } from '#contract/answers.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { TakenDrafts } from '#contract/telling/telling-endpoints.ts'
import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import { makeDrafts } from '#domain/telling/make-drafts.ts'
import { onEachDatabase } from '#test/app.ts'
import { newScene, type Scene } from './scene.ts'

const NOTES = [
  'Owners of small boat yards lose two hours every day to phone calls, a real problem.',
  '',
  'Must have: a guest books a boat. Nice to have: photos of the boats.',
  '',
  'Budget is 4,000 euros, ready before Easter. I am worried about the old phones.',
].join('\n')

const tell = ({ client, path }: Scene, text = NOTES, headers = {}) =>
  client.post<TellingView & ErrorBody>(`${path}/tellings`, { text }, headers)

const list = async ({ client, path }: Scene) =>
  (await client.get<TellingView[]>(`${path}/tellings`)).body

const take = ({ client, path }: Scene, drafts: object[], headers = {}) =>
  client.post<TakenDrafts & ErrorBody>(`${path}/tellings/take`, { drafts }, headers)

const change = (
  { client, path }: Scene,
  { id, version }: Pick<TellingView, 'id' | 'version'>,
  changes: object[],
) => client.post<SortingView & ErrorBody>(`${path}/tellings/${id}/changes`, { version, changes })

const answers = async ({ client, path }: Scene) =>
  new Map(
    (await client.get<StoredAnswer[]>(`${path}/answers`)).body.map((each) => [
      each.questionId,
      each.value,
    ]),
  )

const everyDraft = (telling: TellingView) =>
  makeDrafts(telling).map(({ question }) => ({
    telling: telling.id,
    version: telling.version,
    question,
  }))

onEachDatabase('what is told at once', (open) => {
  it('is stored and sorted, and is there when the page is opened again', async () => {
    const scene = await newScene(open())
    const { status, body } = await tell(scene)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: null, origin: 'pasted', text: NOTES, version: 1 })
    const questions = makeDrafts(body).map(({ question }) => question)
    expect(questions).toEqual(['q1', 'q7', 'q15'])
    expect(await list(scene)).toEqual([body])
  })

  it('goes below what the answers say, once for each key', async () => {
    const scene = await newScene(open())
    const before = 'Boat yards in Cornwall.'
    await scene.client.post(`${scene.path}/answers`, { questionId: 'q1', value: before })
    const { body: told } = await tell(scene)
    const key = { 'Idempotency-Key': 'take-1' }
    const { status, body } = await take(scene, everyDraft(told), key)
    expect([status, body.refused, body.answers.length]).toEqual([200, [], 3])
    expect((await take(scene, everyDraft(told), key)).body).toEqual(body)
    const stored = await answers(scene)
    expect(stored.get('q1')).toBe(`${before}\n\n${NOTES.split('\n')[0]}`)
    expect(stored.get('q7')).toBe(NOTES.split('\n')[2])
    const [after] = await list(scene)
    expect(after?.version).toBe(2)
    expect(after?.stretches.map(({ state }) => state)).toEqual(told.stretches.map(() => 'used'))
    expect((await take(scene, everyDraft(told))).body.code).toBe('telling_conflict')
  })

  it('loses no word of an answer that is saved at the same moment', async () => {
    const scene = await newScene(open())
    const { body: told } = await tell(scene)
    const save = (value: string) =>
      scene.client.post(`${scene.path}/answers`, { questionId: 'q1', value, version: 0 })
    const [saved, taken] = await Promise.all([
      save('Typed in another tab.'),
      take(scene, everyDraft(told)),
    ])
    expect([200, 409]).toContain(saved.status)
    expect(taken.status).toBe(200)
    const value = (await answers(scene)).get('q1')
    expect(value).toContain('Owners of small boat yards')
    if (saved.status === 200) expect(value).toContain('Typed in another tab.')
  })

  it('takes of a long draft what its answer has room for; the rest waits', async () => {
    const scene = await newScene(open())
    const long = 'Our problem is that we lose every booking that comes by phone. '.repeat(250)
    const { body: told } = await tell(scene, long)
    const { body } = await take(scene, everyDraft(told))
    expect(body.refused).toEqual([{ telling: told.id, question: 'q1', why: 'full' }])
    const value = String((await answers(scene)).get('q1'))
    expect(value.length).toBeLessThanOrEqual(10_000)
    expect(value.length).toBeGreaterThan(9_800)
    const [after] = await list(scene)
    const waiting = after?.stretches.filter(({ state }) => state === 'waiting') ?? []
    expect(waiting.length).toBeGreaterThan(0)
  })

  it('moves pieces, keeps them in the notes, and takes another wording of a draft', async () => {
    const scene = await newScene(open())
    const { body: told } = await tell(scene)
    const moved = await change(scene, told, [
      { do: 'place', stretches: [0], question: 'q2' },
      { do: 'keep', stretches: [told.stretches.length - 1] },
      { do: 'edit', question: 'q7', words: 'A guest books a boat.' },
    ])
    expect([moved.status, moved.body.version]).toEqual([200, 2])
    const now = { ...told, ...moved.body }
    expect(makeDrafts(now).map(({ question }) => question)).toEqual(['q2', 'q7', 'q15'])
    await take(scene, everyDraft(now))
    const stored = await answers(scene)
    expect(stored.get('q7')).toBe('A guest books a boat.')
    expect(stored.get('q15')).toBe('Budget is 4,000 euros, ready before Easter.')
    const late = await change(scene, told, [{ do: 'ask', stretches: [0] }])
    expect([late.status, late.body.code]).toEqual([409, 'telling_conflict'])
    const version = 3
    expect(
      (await change(scene, { ...told, version }, [{ do: 'ask', stretches: [0] }])).status,
    ).toBe(400)
  })

  it('is repeated for a key, and deleted with the room that it took', async () => {
    const scene = await newScene(open())
    const key = { 'Idempotency-Key': 'tell-1' }
    const [one, again] = [await tell(scene, NOTES, key), await tell(scene, NOTES, key)]
    expect(again.body).toEqual(one.body)
    const big = 'All of it matters. '.repeat(6_300)
    const full = []
    for (let count = 0; count < 4; count++) full.push((await tell(scene, big)).status)
    expect(full).toEqual([201, 201, 409, 409])
    const told = await list(scene)
    expect(told).toHaveLength(3)
    const id = told[1]?.id
    const gone = await scene.client.delete(`${scene.path}/tellings/${id}`)
    expect([gone.status, gone.body]).toEqual([200, { outcome: 'telling_deleted' }])
    expect((await scene.client.delete(`${scene.path}/tellings/${id}`)).status).toBe(404)
    expect((await tell(scene, big)).status).toBe(201)
  })

  it.each([
    ['nothing', { text: ' \n ' }, 400],
    ['too much', { text: 'a'.repeat(120_001) }, 400],
    ['far too much', { text: 'あ'.repeat(400_000) }, 413],
    ['another way of telling', { text: 'x', origin: 'file' }, 400],
  ])('is refused when it is %s', async (_, body, status) => {
    const scene = await newScene(open())
    expect((await scene.client.post(`${scene.path}/tellings`, body)).status).toBe(status)
    expect(await list(scene)).toEqual([])
  })

  it('takes the words of a file, and refuses one by name in the language of the page', async () => {
    const scene = await newScene(open())
    const { client, path } = scene
    const send = (name: string, body: string, headers = {}) =>
      client.send<TellingView & ErrorBody>(
        'POST',
        `${path}/told-files?name=${encodeURIComponent(name)}`,
        { body, headers: { 'content-type': 'application/octet-stream', ...headers } },
      )
    const { status, body } = await send('notes “1”.txt', NOTES)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'notes “1”.txt', origin: 'file', text: NOTES })
    const refused = await send('a.pdf', '%PDF-1.7 nothing')
    expect([refused.status, refused.body.code]).toEqual([422, 'file_refused'])
    expect(refused.body.message).toContain('“a.pdf” can’t be opened')
    const japanese = await send('a.pdf', '%PDF-1.7 nothing', { 'accept-language': 'ja' })
    expect(japanese.body.message).toContain('「a.pdf」を開けません')
    expect((await send('a.txt', 'x', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send('a.txt', 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send('', 'x')).status).toBe(400)
    expect(await list(scene)).toHaveLength(1)
  })

  it('is told at a pace', async () => {
    const scene = await newScene(open())
    const statuses: number[] = []
    for (let count = 0; count < 31; count++) statuses.push((await tell(scene, 'Hi.')).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 201))
    expect(statuses[30]).toBe(429)
  })
})
