import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeForHash } from '#domain/requirements/approvals/fingerprint-document.ts'
import { applyChanges } from '#domain/requirements/changes/package-changes.ts'
import { digestText } from '#server/digest-text.ts'
import { onEachDatabase } from '#test/app.ts'
import { answeredScene, generate, newScene, type Scene } from './scene.ts'

const load = async ({ client }: Pick<Scene, 'client'>, path: string) => {
  const response = await client.open('GET', path)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const hash = (document: object) => digestText(writeForHash(document))

onEachDatabase('the changes between two versions', (given) => {
  it('are a page to read and a package that leads from one export to the other', async () => {
    const app = given()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    await generate(scene)
    await scene.client.post(`${scene.path}/answers`, {
      questionId: 'q8',
      value: 'No gift vouchers for now.',
    })
    await generate(scene)
    const changes = `${scene.path}/documents/2/changes/1`
    const page = decode((await load(scene, `${changes}/markdown`)).bytes)
    expect(page).toContain('version 1 to version 2')
    expect(page).toMatch(/Why: You changed your answer to Q8 /)
    const files = unzipSync((await load(scene, `${changes}/package`)).bytes)
    expect(decode(files['changes.md'])).toBe(page)
    expect(Object.keys(files)).toContain('openspec/changes/version-1-to-2/proposal.md')
    const json = async (version: number) =>
      JSON.parse(
        decode((await load(scene, `${scene.path}/documents/${version}/exports/json`)).bytes),
      )
    const [before, after] = [await json(1), await json(2)]
    const verdict = applyChanges(before, JSON.parse(decode(files['changes.json'])), hash)
    expect(verdict.code).toBe('applied')
    if (verdict.code === 'applied') expect(hash(verdict.document)).toBe(after.sha256)
  })

  it('are the account’s own; the package is part of Premium, the page of every plan', async () => {
    const app = given()
    const scene = await answeredScene(app)
    await generate(scene)
    const same = `${scene.path}/documents/1/changes/1`
    expect(decode((await load(scene, `${same}/markdown`)).bytes)).toContain('say the same')
    expect((await scene.client.get(`${same}/package`)).body.code).toBe('premium_required')
    const stranger = await newScene(app)
    expect((await stranger.client.get(`${same}/markdown`)).status).toBe(404)
    expect((await app.visitor().get(`${same}/markdown`)).status).toBe(401)
    for (const path of ['documents/1/changes/2/markdown', 'documents/x/changes/1/markdown']) {
      expect((await scene.client.get(`${scene.path}/${path}`)).status).toBe(404)
    }
  })
})
