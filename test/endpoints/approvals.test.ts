import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import type { OpenDocument } from '#contract/documents.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { GivenApproval, SharedDocument } from '#contract/sharing.ts'
import { verifyExport } from '#domain/requirements/approvals/verify-export.ts'
import { digestText } from '#server/digest-text.ts'
import type { Mail } from '#server/providers/mailer.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { answeredScene, generate, newScene, type Scene } from './scene.ts'

type Asked = ApprovalRequest & ErrorBody & { mailed: boolean | null }

async function documentScene(app: TestApp): Promise<Scene> {
  const scene = await answeredScene(app)
  await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
  expect((await generate(scene)).status).toBe(201)
  return scene
}

const ask = ({ client, path }: Scene, body: object = {}, headers = {}) =>
  client.post<Asked>(`${path}/approvals`, { version: 1, name: 'Dana Kim', ...body }, headers)

const list = async ({ client, path }: Scene) =>
  (await client.get<ApprovalRequest[]>(`${path}/approvals`)).body

const open = async (client: Client, token: string | null) =>
  (await client.post<SharedDocument & ErrorBody>('/api/shared', { token })).body

const approve = (client: Client, token: string | null, body: object) =>
  client.post<GivenApproval & ErrorBody>('/api/shared/approval', {
    token,
    name: 'Dana Kim',
    role: 'Partner',
    ...body,
  })

/** Asks, opens and approves; gives the token. */
async function approved(app: TestApp, scene: Scene, body: object = {}): Promise<string> {
  const { token } = (await ask(scene, body)).body
  const { approval } = await open(app.visitor(), token)
  const { status } = await approve(app.visitor(), token, { sha256: approval?.sha256 })
  expect(status).toBe(200)
  return token ?? ''
}

const read = async ({ client, path }: Scene, version: number | 'latest' = 'latest') =>
  (await client.get<OpenDocument>(`${path}/documents/${version}`)).body

const moreRules = ({ client, path }: Scene) =>
  client.post(`${path}/answers`, { questionId: 'q8', value: 'No gift vouchers for now.' })

onEachDatabase('a request to approve', (given) => {
  it('is approved by its link: name, role, time and the hash of what was shown', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { status, body } = await ask(scene)
    expect([status, body.mailed, body.given]).toEqual([201, null, null])
    const visitor = app.visitor()
    const { approval } = await open(visitor, body.token)
    expect(approval).toMatchObject({ askedName: 'Dana Kim', given: null })
    const { sha256 } = approval ?? {}
    const gave = await approve(visitor, body.token, { sha256, name: ' Da\u202Ena\n Kim ' })
    expect(gave.body).toMatchObject({ name: 'Dana Kim', role: 'Partner', sha256 })
    expect((await list(scene))[0]?.given).toEqual(gave.body)
    const { content, document } = await read(scene)
    expect(content.approvals).toMatchObject([{ name: 'Dana Kim', version: 1, sha256, again: [] }])
    expect(document).toContain('Dana Kim (Partner) approved version 1')
    expect((await open(visitor, body.token)).approval?.given).toEqual(gave.body)
  })

  it('prints what was given in the exports, and the JSON can be checked by itself', async () => {
    const app = given()
    const scene = await documentScene(app)
    await approved(app, scene)
    const load = async (path: string) => {
      const response = await scene.client.open('GET', path)
      return new Uint8Array(await response.arrayBuffer())
    }
    const file = (format: string) => load(`${scene.path}/documents/latest/exports/${format}`)
    const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
    const json = JSON.parse(decode(await file('json')))
    const verdict = verifyExport(json, digestText)
    expect(verdict).toMatchObject({ isUnchanged: true, approvals: [{ isWhole: true, again: [] }] })
    expect(decode(await file('markdown'))).toContain('SHA-256')
    const pack = unzipSync(await file('agents'))
    expect(decode(pack['AGENTS.md'])).toContain('Dana Kim (Partner): version 1')
    const word = unzipSync(await file('docx'))
    expect(decode(word['word/document.xml'])).toContain('Dana Kim (Partner)')
    const account = unzipSync(await load('/api/profile/export'))
    const texts = Object.entries(account).map(([path, bytes]) => [path, decode(bytes)] as const)
    const held = texts.filter(([, text]) => text.includes('Dana Kim')).map(([path]) => path)
    expect(held.some((path) => path.endsWith('project.json'))).toBe(true)
    expect(held.some((path) => path.endsWith('version-1.json'))).toBe(true)
  })

  it('stays for all that a new version leaves as it was', async () => {
    const app = given()
    const scene = await documentScene(app)
    await approved(app, scene)
    await moreRules(scene)
    await generate(scene)
    const { content } = await read(scene)
    const again = content.approvals?.[0]?.again ?? []
    const approvedIds = Object.keys(content.approvals?.[0]?.items ?? {})
    expect(again.length).toBeGreaterThan(0)
    expect(again.length).toBeLessThan(approvedIds.length / 2)
    expect((await read(scene, 1)).content.approvals?.[0]?.again).toEqual([])
  })

  it('is refused for what was not seen, and answered once', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { token } = (await ask(scene)).body
    const visitor = app.visitor()
    const wrong = await approve(visitor, token, { sha256: 'a'.repeat(64) })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'document_changed'])
    const { approval } = await open(visitor, token)
    const { sha256 } = approval ?? {}
    const rivals = await Promise.all(
      ['Ann', 'Ben', 'Cem'].map((name) => approve(app.visitor(), token, { sha256, name })),
    )
    const names = new Set(rivals.map(({ body }) => body.name))
    expect([...names]).toHaveLength(1)
    expect((await list(scene)).filter((each) => each.given !== null)).toHaveLength(1)
    for (const body of [
      { name: ' ' },
      { name: '\u200B' },
      { sha256: 'x' },
      { name: 'a'.repeat(101) },
    ]) {
      expect((await approve(visitor, token, { sha256, ...body })).status).toBe(400)
    }
  })

  it('names what was seen also while a new version is made', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { token } = (await ask(scene)).body
    const { approval } = await open(app.visitor(), token)
    await moreRules(scene)
    const [, gave] = await Promise.all([
      generate(scene),
      approve(app.visitor(), token, { sha256: approval?.sha256 }),
    ])
    expect(gave.body.sha256).toBe(approval?.sha256)
    const [one, two] = [(await read(scene, 1)).content, (await read(scene, 2)).content]
    expect(one.approvals?.[0]?.again).toEqual([])
    expect(two.approvals?.[0]?.again.length).toBeGreaterThan(0)
  })

  it('whose link is ended while it is approved is either given or gone', async () => {
    const app = given()
    const scene = await documentScene(app)
    for (let round = 0; round < 4; round++) {
      const { token, id } = (await ask(scene)).body
      const { approval } = await open(app.visitor(), token)
      const [ended, gave] = await Promise.all([
        scene.client.delete(`/api/shares/${id}`),
        approve(app.visitor(), token, { sha256: approval?.sha256 }),
      ])
      expect(ended.status).toBe(200)
      const kept = (await list(scene)).find((each) => each.id === id)
      if (gave.status === 200) expect(kept?.given).toEqual(gave.body)
      else expect([gave.body.code, kept]).toEqual(['share_gone', undefined])
      expect((await approve(app.visitor(), token, { sha256: approval?.sha256 })).status).toBe(404)
    }
  })

  it('is mailed once, without a word that somebody typed, and the address is not kept', async () => {
    const app = given()
    const scene = await documentScene(app)
    const mails: Mail[] = []
    app.deps.mailer.send = async (mail) => void mails.push(mail)
    const key = { 'idempotency-key': 'ask-1' }
    const wanted = { name: 'Click here', email: 'dana@example.com' }
    const { body } = await ask(scene, wanted, key)
    const again = await ask(scene, wanted, key)
    expect(again.body).toMatchObject({ token: body.token, mailed: null })
    expect(body.mailed).toBe(true)
    expect(mails).toMatchObject([{ to: 'dana@example.com', replyTo: scene.client.email }])
    expect(mails[0]?.text).toContain(`/shared#${body.token}`)
    expect(mails[0]?.text).not.toMatch(/Click here|Yoga/)
    expect(JSON.stringify(await list(scene))).not.toContain('dana@example.com')
    app.deps.mailer.send = () => Promise.reject(new Error('down'))
    expect((await ask(scene, wanted)).body.mailed).toBe(false)
    const many = []
    for (let mail = 0; mail < 10; mail++) many.push((await ask(scene, wanted)).status)
    expect(many.at(-1)).toBe(429)
  })

  it('is its founder’s alone: strangers see, take back and ask nothing', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { id } = (await ask(scene)).body
    const stranger = await newScene(app)
    expect((await ask({ ...stranger, path: scene.path })).status).toBe(404)
    expect((await stranger.client.get(`${scene.path}/approvals`)).status).toBe(404)
    expect((await stranger.client.delete(`/api/approvals/${id}`)).status).toBe(404)
    expect((await app.visitor().get(`${scene.path}/approvals`)).status).toBe(401)
    expect(await list(stranger)).toEqual([])
    expect((await scene.client.delete(`/api/approvals/${id}`)).status).toBe(200)
    expect((await scene.client.delete(`/api/approvals/${id}`)).status).toBe(404)
    expect(await list(scene)).toEqual([])
    expect((await scene.client.get('/api/shares')).body).toEqual([])
  })

  it('may be asked and answered where links may be made, and read where not', async () => {
    const app = given()
    const scene = await documentScene(app)
    const { token } = (await ask(scene)).body
    await app.setAccount(scene.client, { status: 'TRIAL_CANCELED' })
    expect((await ask(scene)).body.code).toBe('trial_ended')
    const { approval } = await open(app.visitor(), token)
    const closed = await approve(app.visitor(), token, { sha256: approval?.sha256 })
    expect([closed.status, closed.body.code]).toEqual([403, 'approval_closed'])
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const plain = (
      await scene.client.post<{ token: string }>(`${scene.path}/shares`, { version: 1 })
    ).body.token
    expect((await open(app.visitor(), plain)).approval).toBeNull()
    const nobody = await approve(app.visitor(), plain, { sha256: approval?.sha256 })
    expect(nobody.body.code).toBe('approval_closed')
  })

  it('is one of thirty at most, however many are asked at once, and goes with its project', async () => {
    const app = given()
    const scene = await documentScene(app)
    expect((await ask(scene, { version: 2 })).status).toBe(404)
    expect((await ask(scene, { name: '' })).body.issues?.[0]?.path).toBe('name')
    for (let made = 0; made < 28; made++) await ask(scene)
    const rivals = await Promise.all(Array.from({ length: 5 }, () => ask(scene)))
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
    const [first] = await list(scene)
    await scene.client.delete(scene.path)
    expect((await scene.client.get(`${scene.path}/approvals`)).status).toBe(404)
    expect((await open(app.visitor(), first?.token ?? null)).code).toBe('share_gone')
  })
})
