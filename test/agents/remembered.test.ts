import { expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import { onEachDatabase } from '#test/app.ts'
import { forgetRows } from '#test/endpoints/forget-rows.ts'
import { connectAgent, founderScene, makeToken, readData } from './agent.ts'

const MINE = 'We promise calm mornings.'

onEachDatabase('a document that an agent has opened before', (open) => {
  it('is told as it is at this moment, and to nobody else', async () => {
    const app = open()
    const scene = await founderScene(app)
    const { client: browser, path, project } = scene
    await app.setAccount(browser, { status: 'PREMIUM_ACTIVE' })
    await forgetRows(app)
    const { client, call } = await connectAgent(app.url, (await makeToken(browser)).token)
    const { content } = (await browser.get<OpenDocument>(`${path}/documents/latest`)).body
    const id = content.promise[0]?.id ?? ''
    const item = () => call('get_item', { project: project.id, id })
    const save = (text: string | null, revision: number) =>
      browser.post(`${path}/edits/${id}`, {
        version: 1,
        texts: [{ field: 'text', text, revision }],
      })
    const first = readData(await item(), 'item')
    app.statements.length = 0
    expect(readData(await item(), 'item')).toEqual(first)
    // Whose the token is, whether the document is as it was, and what was asked; its text is not read again.
    expect(app.statements).toHaveLength(1)

    expect((await save(MINE, 0)).status).toBe(200)
    expect(await item()).toContain(MINE)
    expect((await save(null, 1)).status).toBe(200)
    expect(readData(await item(), 'item')).toEqual(first)
    expect((await browser.post(`${path}/generate-requirements`)).status).toBe(201)
    expect(await item()).toContain('[item, version 2]')

    const stranger = await founderScene(app)
    const other = await connectAgent(app.url, (await makeToken(stranger.client)).token)
    expect(await other.call('get_item', { project: project.id, id })).toContain('no such document')
    expect((await browser.delete(path)).status).toBeLessThan(300)
    expect(await item()).toContain('no such document')
    await Promise.all([client, other.client].map((each) => each.close()))
  })
})

onEachDatabase('questions to the founder', (open) => {
  it('are counted before the document is looked into', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser, ['questions:write'])
    const { client, call } = await connectAgent(app.url, token)
    const question = { project: project.id, item: 'FR-999', question: 'Is it there?' }
    for (let asked = 0; asked < 30; asked += 1) {
      expect(await call('ask_founder', question)).toContain('no item FR-999')
    }
    expect(await call('ask_founder', question)).not.toContain('no item')
    await client.close()
  })
})
