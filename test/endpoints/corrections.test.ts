import { expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import { editOf } from '#domain/reading/review/edit-row.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { onEachDatabase } from '#test/app.ts'
import { correct, decide, generated, read, readingOf, reply, versions } from './correcting.ts'
import { answeredScene, generate, type Scene } from './scene.ts'
import { waitingAssistant } from './waiting-assistant.ts'

const MINUTE = 60_000

const featureOf = async (scene: Scene) => {
  const { rows } = await readingOf(scene)
  const row = rows.find(({ kind }) => kind === 'feature') as RowOf<'feature'> | undefined
  if (!row) throw new Error('the sample names a feature')
  return row
}

const priorityIn = ({ content }: OpenDocument, row: string) =>
  listRequirements(content).find(({ rows }) => rows?.includes(row))

onEachDatabase('correcting a document', (open) => {
  it('makes a new version in the trial, the generation staying spent, and goes on in it', async () => {
    const app = open()
    const scene = await generated(app)
    const row = await featureOf(scene)
    const [first, before] = [await read(scene), await priorityIn(await read(scene), row.id)]
    await decide(scene, editOf(row, { priority: 'could' }))
    const { status, body } = await correct(scene)
    expect([status, body.version, body.source]).toEqual([200, 2, 'built-in'])
    const second = await read(scene)
    const changed = priorityIn(second, row.id)
    expect(changed).toMatchObject({ id: before?.id, priority: 'could', priorityStated: true })
    expect(second.document).toBe(body.document)
    expect(second.readingVersion).toBe((await readingOf(scene)).version)
    const told = second.content.changeLog[0]
    expect([told?.version, told?.changes.map(({ id }) => id)]).toEqual([
      2,
      expect.arrayContaining([before?.id]),
    ])
    app.passTime(20 * MINUTE)
    await decide(scene, { do: 'refuse', row: row.id })
    expect((await correct(scene)).body.version).toBe(2)
    const gone = await read(scene)
    expect(priorityIn(gone, row.id)).toBeUndefined()
    expect(gone.content.changeLog.map(({ version }) => version)).toEqual([2, 1])
    expect(gone.createdAt).toBe(second.createdAt)
    app.passTime(31 * MINUTE)
    await decide(scene, { do: 'restore', row: row.id })
    expect((await correct(scene)).body.version).toBe(3)
    expect(priorityIn(await read(scene), row.id)?.id).toBe(before?.id)
    expect(await read(scene, 1)).toEqual(first)
    expect(await read(scene, 2)).toEqual(gone)
    expect(await versions(scene)).toEqual([3, 2, 1])
    const again = await generate(scene)
    expect([again.status, again.body.code]).toEqual([403, 'trial_generation_used'])
  })

  it('writes nothing where nothing was corrected', async () => {
    const scene = await generated(open())
    const before = await read(scene)
    expect((await correct(scene)).body.version).toBe(1)
    const row = await featureOf(scene)
    const { undo } = await decide(scene, { do: 'refuse', row: row.id })
    await decide(scene, ...undo)
    expect((await correct(scene)).body.document).toBe(before.document)
    expect(await versions(scene)).toEqual([1])
    expect((await read(scene)).content).toEqual(before.content)
  })

  it('builds the criteria of a changed requirement anew', async () => {
    const scene = await generated(open())
    const said: Decision = {
      do: 'add',
      said: [],
      kind: 'feature',
      fields: {
        actor: 'client',
        does: 'reserve a mat',
        priority: 'must',
        outcome: 'the mat bears her name',
        things: [],
      },
    }
    const row = (await decide(scene, said)).rows[0] as RowOf<'feature'>
    await correct(scene)
    const old = priorityIn(await read(scene), row.id)
    expect(old?.criteria.map(({ when }) => when).join()).toContain('mat')
    await decide(scene, editOf(row, { does: 'reserve a towel', outcome: 'the towel is laid out' }))
    await correct(scene)
    const now = priorityIn(await read(scene), row.id)
    expect([now?.id, now?.text]).toEqual([old?.id, expect.stringContaining('towel')])
    expect(JSON.stringify(now?.criteria)).toContain('towel')
    expect(JSON.stringify(now)).not.toContain('mat')
  })

  it('keeps the edits that lie over the document', async () => {
    const scene = await generated(open())
    const { content } = await read(scene)
    const [one, two] = content.assumptions.filter(({ rows }) => rows === undefined)
    const judge = (item: string, text: string) =>
      scene.client.post(`${scene.path}/edits/${item}`, {
        version: 1,
        texts: [{ field: 'judgement', text, revision: 0 }],
      })
    expect((await judge(one?.id ?? '', 'confirmed')).status).toBe(200)
    expect((await judge(two?.id ?? '', 'struck')).status).toBe(200)
    const told = listRequirements(content).find(({ mark }) => mark === 'stated')
    expect((await judge(told?.id ?? '', 'struck')).status).toBe(400)
    await decide(scene, { do: 'confirm', row: (await featureOf(scene)).id })
    await decide(scene, editOf(await featureOf(scene), { priority: 'could' }))
    expect((await correct(scene)).body.version).toBe(2)
    for (const version of [1, 2]) {
      const { assumptions } = (await read(scene, version)).content
      expect(assumptions.find(({ id }) => id === one?.id)).toMatchObject({
        mark: 'stated',
        confirmed: true,
      })
      expect(assumptions.some(({ id }) => id === two?.id)).toBe(false)
    }
  })

  it('waits for a generation that is under way', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    await generate(scene)
    const { letGo } = waitingAssistant(app)
    const running = generate(scene)
    await expect.poll(async () => (await correct(scene)).body.code).toBe('generation_running')
    letGo()
    expect((await running).status).toBe(201)
    app.replaceAssistant(null)
    expect((await correct(scene)).status).toBe(200)
    expect(await versions(scene)).toEqual([2, 1])
  })

  it('loses nothing when two tabs correct at once, and repeats a key’s answer', async () => {
    const scene = await generated(open())
    const row = await featureOf(scene)
    await decide(scene, editOf(row, { priority: 'could' }))
    const both = await Promise.all([correct(scene), correct(scene), correct(scene)])
    expect(both.map(({ status, body }) => [status, body.version])).toEqual(Array(3).fill([200, 2]))
    await decide(scene, editOf(row, { priority: 'must' }))
    const key = { 'idempotency-key': 'once' }
    const [one, again] = [await correct(scene, key), await correct(scene, key)]
    expect(again.body).toEqual(one.body)
    expect(priorityIn(await read(scene), row.id)?.priority).toBe('must')
  })

  it.each([
    ['PREMIUM_ACTIVE', 200],
    ['PREMIUM_CANCELED', 200],
    ['FREE', 200],
    ['TRIAL_CANCELED', 'trial_ended'],
    ['SUSPENDED', 'account_suspended'],
  ] as const)('is for %s: %s', async (status, expected) => {
    const app = open()
    const scene = await generated(app)
    const asked = (await read(scene)).content.openQuestions[0]?.id ?? ''
    await app.setAccount(scene.client, { status })
    for (const answer of [await correct(scene), await reply(scene, asked, { reply: 'Yes.' })]) {
      expect(answer.status === 200 ? 200 : answer.body.code).toBe(expected)
    }
  })

  it('needs a document', async () => {
    const scene = await answeredScene(open())
    expect((await correct(scene)).status).toBe(404)
    expect((await reply(scene, 'OQ-01', { reply: 'Yes.' })).status).toBe(404)
  })
})
