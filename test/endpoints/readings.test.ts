import { expect, it } from 'vitest'
import type { ErrorBody } from '#contract/error-body.ts'
import type { DecidedReading, ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import { onEachDatabase } from '#test/app.ts'
import { answerAll, answeredScene, newScene, type Scene } from './scene.ts'

type Conflict = ErrorBody & { reading: ReadingView }

const read = async ({ client, path }: Scene) =>
  (await client.get<ReadingView>(`${path}/reading`)).body

const decide = (
  { client, path }: Scene,
  version: number,
  { headers = {}, decisions }: { headers?: Record<string, string>; decisions: Decision[] },
) =>
  client.post<DecidedReading & Conflict>(
    `${path}/reading/decisions`,
    { version, decisions },
    headers,
  )

/** A row in the founder's own words: none of an answer. */
const addRole = (name: string): Decision => ({
  do: 'add',
  said: [],
  kind: 'role',
  fields: { name, also: [], access: true },
})

/** A project whose reading holds one row that the founder added. */
async function withRow(scene: Scene): Promise<{ row: string; version: number }> {
  const { version } = await read(scene)
  const { body } = await decide(scene, version, { decisions: [addRole('Keeper')] })
  return { row: body.rows[0]?.id ?? '', version: body.version }
}

onEachDatabase('the reading of a project', (open) => {
  it('is made on first opening, stays as it is, and is made again when an answer changed', async () => {
    const scene = await answeredScene(open())
    const first = await read(scene)
    expect(first).toMatchObject({ version: 1, answers: { q1: 1, q15: 1 } })
    expect(await read(scene)).toEqual(first)
    const value = 'Owners of boats who lend them to friends. They forget who has the key.'
    await scene.client.post(`${scene.path}/answers`, { questionId: 'q1', value })
    const later = await read(scene)
    expect(later).toMatchObject({ version: 2, answers: { q1: 2, q15: 1 } })
    const words = [...later.rows.flatMap(({ said }) => said), ...later.unplaced]
    const ofFirst = words.filter(({ question }) => question === 'q1')
    expect(ofFirst.length).toBeGreaterThan(0)
    expect(ofFirst.filter((said) => !value.includes(said.words))).toEqual([])
  })

  it('is empty before anything was written', async () => {
    expect(await read(await newScene(open()))).toMatchObject({ rows: [], unplaced: [] })
  })

  it('takes decisions, gives the way back, and keeps them when an answer changes', async () => {
    const scene = await answeredScene(open())
    const { row } = await withRow(scene)
    const confirmed = await decide(scene, 2, { decisions: [{ do: 'confirm', row }] })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body).toMatchObject({ version: 3, rows: [{ id: row, state: 'confirmed' }] })
    const value = 'Keepers lend boats. Nobody else may.'
    await scene.client.post(`${scene.path}/answers`, { questionId: 'q5', value })
    const after = await read(scene)
    expect(after.rows.find(({ id }) => id === row)).toMatchObject({ state: 'confirmed' })
    const back = await decide(scene, after.version, { decisions: confirmed.body.undo })
    expect(back.body.rows).toMatchObject([{ id: row, state: 'edited' }])
  })

  it('lets two tabs decide on different rows, and hands the newer reading to a late one', async () => {
    const scene = await answeredScene(open())
    const one = await withRow(scene)
    const added = await decide(scene, one.version, { decisions: [addRole('Borrower')] })
    const other = added.body.rows[0]?.id ?? ''
    const seen = added.body.version
    const answers = await Promise.all([
      decide(scene, seen, { decisions: [{ do: 'confirm', row: one.row }] }),
      decide(scene, seen, { decisions: [{ do: 'refuse', row: other }] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const late = await decide(scene, seen, { decisions: [{ do: 'confirm', row: other }] })
    expect([late.status, late.body.code]).toEqual([409, 'reading_conflict'])
    expect(late.body.reading).toEqual(await read(scene))
    const states = late.body.reading.rows.filter(({ id }) => [one.row, other].includes(id))
    expect(states.map(({ state }) => state)).toEqual(['confirmed', 'refused'])
  })

  it('loses no decision of twenty at one moment', async () => {
    const scene = await answeredScene(open())
    const { version } = await withRow(scene)
    const names = Array.from({ length: 20 }, (_, n) => `Helper ${n}`)
    const sent = await Promise.all(
      names.map((name) => decide(scene, version, { decisions: [addRole(name)] })),
    )
    const taken = names.filter((_, n) => sent[n]?.status === 200)
    expect(sent.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    const { rows } = await read(scene)
    const stored = rows.flatMap((row) => (row.kind === 'role' ? [row.name] : []))
    expect(names.filter((name) => stored.includes(name))).toEqual(taken)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it('repeats the result of a key, not its effect', async () => {
    const scene = await answeredScene(open())
    const { version } = await read(scene)
    const order = { headers: { 'Idempotency-Key': 'add-1' }, decisions: [addRole('Keeper')] }
    const [first, again] = [
      await decide(scene, version, order),
      await decide(scene, version, order),
    ]
    expect(again.body).toEqual(first.body)
    expect((await read(scene)).version).toBe(version + 1)
    const other = { ...order, decisions: [addRole('Somebody else')] }
    expect((await decide(scene, version, other)).body.code).toBe('idempotency_key_reused')
  })

  it('refuses words that stand in no answer, unknown rows and misshapen ones by name', async () => {
    const scene = await answeredScene(open())
    const { version } = await read(scene)
    const said = [{ question: 'q1', words: 'nobody wrote this' }]
    const added = await decide(scene, version, {
      decisions: [{ ...addRole('X'), said } as Decision],
    })
    expect([added.status, added.body.issues?.[0]?.path]).toEqual([400, 'said'])
    const unknown = await decide(scene, version, { decisions: [{ do: 'confirm', row: 'r999' }] })
    expect([unknown.status, unknown.body.issues?.[0]?.path]).toEqual([400, 'r999'])
    const misshapen = { do: 'add', said: [], kind: 'role', fields: { what: 7 } }
    const shaped = await decide(scene, version, { decisions: [misshapen as never] })
    expect([shaped.status, shaped.body.code]).toEqual([400, 'invalid_input'])
    expect((await read(scene)).version).toBe(version)
  })

  it('holds the longest answers', async () => {
    const scene = await newScene(open())
    await answerAll(scene)
    const long = 'Guests book a table. '.repeat(500).slice(0, 10_000)
    for (const questionId of ['q5', 'q6', 'q7', 'q9', 'q12']) {
      await scene.client.post(`${scene.path}/answers`, { questionId, value: long })
    }
    const { status } = await scene.client.get(`${scene.path}/reading`)
    expect(status).toBe(200)
  })
})
