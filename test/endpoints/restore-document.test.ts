import { expect, it } from 'vitest'
import type { DocumentVersion, OpenDocument, StoredDocument } from '#contract/documents.ts'
import { onEachDatabase } from '#test/app.ts'
import { type Client, readUser } from '#test/client.ts'
import { answeredScene, generate, type Scene } from './scene.ts'

const used = async (client: Client) => (await readUser(client)).trialRequirementsGenerationsUsed

const restore = ({ client, path }: Scene, version: number | string, key?: string) =>
  client.post<StoredDocument & { code?: string }>(
    `${path}/documents/${version}/restore`,
    undefined,
    key === undefined ? {} : { 'idempotency-key': key },
  )

const read = async ({ client, path }: Scene, version: number | 'latest') =>
  (await client.get<OpenDocument>(`${path}/documents/${version}`)).body

const versions = async ({ client, path }: Scene) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body.map(({ version }) => version)

onEachDatabase('restoring a document', (open) => {
  it('stores the earlier words as a new version and keeps every version', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    await generate(scene)
    const value = 'No gift vouchers for now. No shop.'
    await scene.client.post(`${scene.path}/answers`, { questionId: 'q8', value })
    await generate(scene)
    const [first, second] = [await read(scene, 1), await read(scene, 2)]
    const { status, body } = await restore(scene, 1)
    expect([status, body.version, body.source]).toEqual([201, 3, 'built-in'])
    const third = await read(scene, 'latest')
    expect(third.version).toBe(3)
    expect(third.document).toBe(body.document)
    expect(third.content.nonGoals).toEqual(first.content.nonGoals)
    expect(third.content.answers).toEqual(first.content.answers)
    expect(third.content.nonGoals).not.toEqual(second.content.nonGoals)
    expect(third.content.changeLog.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(await read(scene, 1)).toEqual(first)
    expect(await read(scene, 2)).toEqual(second)
    expect(await versions(scene)).toEqual([3, 2, 1])
  })

  it('does not touch the trial’s allowance, used or not', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await generate(scene)
    expect(await used(scene.client)).toBe(1)
    expect((await restore(scene, 1)).status).toBe(201)
    await app.setAccount(scene.client, { generationsUsed: 0 })
    expect((await restore(scene, 1)).status).toBe(201)
    expect(await used(scene.client)).toBe(0)
  })

  it.each([
    ['SUSPENDED', 'account_suspended'],
    ['TRIAL_CANCELED', 'trial_ended'],
    ['FREE', 'premium_required'],
  ] as const)('is refused to %s', async (status, code) => {
    const app = open()
    const scene = await answeredScene(app)
    await generate(scene)
    await app.setAccount(scene.client, { status })
    const refused = await restore(scene, 1)
    expect([refused.status, refused.body.code]).toEqual([403, code])
    expect(await versions(scene)).toEqual([1])
  })

  it('knows no other versions', async () => {
    const scene = await answeredScene(open())
    await generate(scene)
    for (const version of ['2', '0', 'latest', '-1', '01', '9999999999', '%00']) {
      expect((await restore(scene, version)).status).toBe(404)
    }
    expect(await versions(scene)).toEqual([1])
  })

  it('is done once for a key, and numbers no version twice', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await generate(scene)
    const once = await restore(scene, 1, 'same')
    expect((await restore(scene, 1, 'same')).body).toEqual(once.body)
    expect(await versions(scene)).toEqual([2, 1])
    const rivals = await Promise.all(Array.from({ length: 8 }, () => restore(scene, 1)))
    for (const { status } of rivals) expect([201, 409]).toContain(status)
    const stored = await versions(scene)
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored).toHaveLength(2 + rivals.filter(({ status }) => status === 201).length)
  })
})
