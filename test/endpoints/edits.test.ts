import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { OpenDocument, StoredDocument } from '#contract/documents.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { forgetRows } from './forget-rows.ts'
import { answeredScene, generate, type Scene } from './scene.ts'

type Conflict = { code: string; edits: ItemEdit[]; issues: { path: string }[] }

const MINE = 'We promise calm mornings.'

interface Text {
  field?: string
  text: string | null
  revision?: number
  /** Of the document. */
  version?: number
}

const save = ({ client, path }: Scene, item: string, { version = 1, ...text }: Text) =>
  client.post<ItemEdit[] & Conflict>(`${path}/edits/${item}`, {
    version,
    texts: [{ field: 'text', revision: 0, ...text }],
  })

const read = async ({ client, path }: Scene, version: number | 'latest' = 'latest') =>
  (await client.get<OpenDocument>(`${path}/documents/${version}`)).body

const answer = ({ client, path }: Scene, questionId: string, value: string) =>
  client.post(`${path}/answers`, { questionId, value })

async function withDocument(app: TestApp): Promise<{ scene: Scene; goal: string }> {
  const scene = await answeredScene(app)
  await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
  await generate(scene)
  await forgetRows(app)
  const { content } = await read(scene)
  return { scene, goal: content.promise[0]?.id ?? '' }
}

onEachDatabase('editing a document', (open) => {
  it('stands in every rendering, and is taken back to the letter', async () => {
    const { scene, goal } = await withDocument(open())
    const before = await read(scene)
    const { status, body } = await save(scene, goal, { text: MINE })
    expect([status, body]).toMatchObject([200, [{ item: goal, text: MINE, revision: 1 }]])
    const edited = await read(scene)
    expect(edited.content.promise[0]).toMatchObject({ id: goal, text: MINE, edited: true })
    expect(edited.document).toContain(MINE)
    for (const format of ['markdown', 'json', 'agents']) {
      const file = await scene.client.open(
        'GET',
        `${scene.path}/documents/latest/exports/${format}`,
      )
      const bytes = new Uint8Array(await file.arrayBuffer())
      const parts = format === 'agents' ? Object.values(unzipSync(bytes)) : [bytes]
      expect(Buffer.concat(parts).toString()).toContain(MINE)
    }
    const archive = await scene.client.open('GET', '/api/profile/export')
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
    const texts = Object.entries(files).filter(([name]) => name.includes('/documents/'))
    expect(texts.map(([, bytes]) => Buffer.from(bytes).includes(MINE))).toEqual([true, true])
    expect((await save(scene, goal, { text: null, revision: 1 })).status).toBe(200)
    expect(await read(scene)).toEqual(before)
  })

  it('lives on through regenerating, and asks when the answer behind it changed', async () => {
    const { scene, goal } = await withDocument(open())
    await save(scene, goal, { text: MINE })
    await generate(scene)
    expect((await read(scene)).content.edits).toMatchObject([{ state: 'kept', text: MINE }])
    await answer(scene, 'q3', String(SAMPLE_PROJECT.answers.q3).replace('a minute', 'two minutes'))
    const { body } = await generate(scene)
    expect((body as StoredDocument).document).toContain(MINE)
    const third = await read(scene)
    expect(third.content.promise[0]).toMatchObject({ id: goal, text: MINE })
    expect(third.content.edits).toMatchObject([{ state: 'asking', text: MINE }])
    expect(third.content.edits?.[0]?.now).toContain('two minutes')
    expect((await save(scene, goal, { text: MINE, revision: 1, version: 3 })).status).toBe(200)
    expect((await read(scene)).content.edits).toMatchObject([{ state: 'kept', revision: 2 }])
    await save(scene, goal, { text: null, revision: 2, version: 3 })
    expect((await read(scene)).content.promise[0]?.text).toContain('two minutes')
    // The older versions say what they said.
    expect((await read(scene, 1)).content.promise[0]?.text).toBe(MINE)
    expect((await read(scene, 2)).content.promise[0]?.text).toBe(MINE)
  })

  it('keeps an edit whose item is gone, until it is taken out', async () => {
    const { scene } = await withDocument(open())
    const item = (await read(scene)).content.nonGoals.at(-1)?.id ?? ''
    await save(scene, item, { text: 'Never any vouchers.' })
    await answer(scene, 'q8', 'Deliveries by drone over the harbour.')
    await generate(scene)
    expect((await read(scene)).content.edits).toMatchObject([
      { item, state: 'gone', text: 'Never any vouchers.', now: null },
    ])
    expect((await save(scene, item, { text: 'More.', revision: 1, version: 2 })).body.code).toBe(
      'invalid_input',
    )
    expect((await save(scene, item, { text: null, revision: 1, version: 2 })).status).toBe(200)
    expect((await read(scene)).content.edits).toBeUndefined()
  })

  it('comes back with a restored version, and the newer one keeps its own', async () => {
    const { scene, goal } = await withDocument(open())
    await save(scene, goal, { text: MINE })
    await generate(scene)
    await save(scene, goal, { text: 'Second thoughts.', revision: 1, version: 2 })
    await scene.client.post(`${scene.path}/documents/1/restore`)
    expect((await read(scene)).content.promise[0]?.text).toBe(MINE)
    expect((await read(scene, 2)).content.promise[0]?.text).toBe('Second thoughts.')
  })

  it('refuses what began from an older edit or version, and brings the newer one', async () => {
    const { scene, goal } = await withDocument(open())
    const saves = Array.from({ length: 20 }, (_, n) => save(scene, goal, { text: `Tab ${n}.` }))
    const answers = await Promise.all(saves)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.find(({ status }) => status === 200)?.body[0]?.text
    const late = await save(scene, goal, { text: 'Late.' })
    expect([late.status, late.body.code]).toEqual([409, 'edit_conflict'])
    expect(late.body.edits).toMatchObject([{ text: winner }])
    expect((await save(scene, goal, { text: winner ?? '' })).status).toBe(200)
    await generate(scene)
    const old = await save(scene, goal, { text: 'Old.', revision: 2, version: 1 })
    expect(old.body.code).toBe('edit_conflict')
    expect((await read(scene)).content.promise[0]?.text).toBe(winner)
  })

  it('names the field that is blank, too long or none', async () => {
    const { scene, goal } = await withDocument(open())
    const blank = await save(scene, goal, { text: '  ' })
    expect([blank.status, blank.body.issues[0]?.path]).toEqual([400, 'text'])
    const long = await save(scene, goal, { text: 'x'.repeat(10_001) })
    expect([long.status, long.body.issues[0]?.path]).toEqual([400, 'texts.0.text'])
    expect((await save(scene, goal, { text: 'x', field: 'sources.0' })).body.code).toBe(
      'invalid_input',
    )
    expect((await save(scene, 'FR-999', { text: 'x' })).body.code).toBe('invalid_input')
    expect((await read(scene)).content.edits).toBeUndefined()
  })

  it('is as free as correcting the reading: not after a trial, not for others', async () => {
    const app = open()
    const { scene, goal } = await withDocument(app)
    for (const status of ['FREE', 'TRIAL_ACTIVE', 'PREMIUM_CANCELED'] as const) {
      await app.setAccount(scene.client, { status })
      expect((await save(scene, goal, { text: null })).status).toBe(200)
    }
    await app.setAccount(scene.client, { status: 'TRIAL_CANCELED' })
    expect((await save(scene, goal, { text: MINE })).body.code).toBe('trial_ended')
    await app.setAccount(scene.client, { status: 'SUSPENDED' })
    expect((await save(scene, goal, { text: MINE })).body.code).toBe('account_suspended')
    const other = await app.signUp()
    expect((await save({ ...scene, client: other }, goal, { text: MINE })).status).toBe(404)
    const nobody = app.visitor()
    expect((await save({ ...scene, client: nobody }, goal, { text: MINE })).status).toBe(401)
  })
})
