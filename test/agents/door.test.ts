import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { SliceToBuild } from '#domain/agents/choose-slice.ts'
import { progress } from '#server/db/tables/agents.ts'
import { threads } from '#server/db/tables/threads.ts'
import { onEachDatabase } from '#test/app.ts'
import { connectAgent, founderScene, GENERATIONS, makeToken, readData } from './agent.ts'

const READING = [
  'list_projects',
  'get_overview',
  'search_items',
  'get_item',
  'get_changes',
  'next_slice',
]

onEachDatabase('the agents’ door', (open) => {
  it.each(GENERATIONS)('serves the official client, %s', async (mode) => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser)
    const { client, call } = await connectAgent(app.url, token, mode)
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy')

    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...READING, 'ask_founder', 'report_progress'])
    const readOnly = tools.filter(({ annotations }) => annotations?.readOnlyHint)
    expect(readOnly.map(({ name }) => name)).toEqual(READING)
    // Four characters are about one token.
    expect(JSON.stringify(tools).length / 4).toBeLessThan(2_000)

    const list = readData(await call('list_projects'), 'list')
    expect(list).toMatchObject({ projects: [{ id: project.id, documentVersion: 1 }] })
    const overview = await call('get_overview', { project: project.id })
    expect(overview).toContain('[first page]\n# ')
    const { ids } = readData<{ ids: Record<string, string[]> }>(overview, 'overview')
    const [first = ''] = ids.FR ?? []
    const item = readData(await call('get_item', { project: project.id, id: first }), 'item')
    expect(item).toMatchObject({ id: first })
    const found = readData(
      await call('search_items', { project: project.id, query: first }),
      'found',
    )
    expect(found).toMatchObject({ items: [{ id: first }] })
    const slice = readData(await call('next_slice', { project: project.id }), 'slice')
    expect(slice).toMatchObject({ number: 1 })
    const changes = readData(
      await call('get_changes', { project: project.id, since: 1 }),
      'changes',
    )
    expect(changes).toEqual({ since: 1, newest: 1, changes: [] })

    const { resources } = await client.listResources()
    expect(resources.map(({ mimeType }) => mimeType)).toEqual(['text/markdown', 'application/json'])
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(contents[0]).toMatchObject({ uri, text: expect.stringContaining('Yoga studio') })
    }
    const { messages } = await client.getPrompt({
      name: 'build-next-slice',
      arguments: { project: project.id },
    })
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining(project.id) })
    await client.close()
  })

  it('lets nobody in without a live token, and takes no cookie for one', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token, id } = await makeToken(browser)
    const params = { name: 'get_item', arguments: { project: project.id, id: 'FR-001' } }
    const bodies = [{ method: 'tools/list' }, { method: 'tools/call', params }]
    const accept = 'application/json, text/event-stream'
    const send = async (body: object, headers: Record<string, string>) =>
      (await browser.post('/mcp', { jsonrpc: '2.0', id: 1, ...body }, { accept, ...headers }))
        .status
    /** The same to both, to what is asked of a project as to what is not. */
    const ask = async (headers: Record<string, string>) => {
      const [status, ...others] = await Promise.all(bodies.map((body) => send(body, headers)))
      expect(others).toEqual([status])
      return status
    }
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: `Bearer ${token}x` })).toBe(401)
    expect(await ask({ authorization: `Basic ${token}` })).toBe(401)
    expect(await ask({ authorization: `Bearer ${token}`, origin: 'https://evil.test' })).toBe(403)
    expect((await browser.delete(`/api/tokens/${id}`)).status).toBe(200)
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(401)

    const short = await browser.post<{ token: string }>('/api/tokens', { name: 'Week', days: 7 })
    app.passTime(8 * 24 * 60 * 60 * 1000)
    expect(await ask({ authorization: `Bearer ${short.body.token}` })).toBe(401)
    app.passTime(-8 * 24 * 60 * 60 * 1000)
  })

  it('follows the plan, at each call', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser)
    const { client, call } = await connectAgent(app.url, token)
    for (const [status, said] of [
      ['PREMIUM_ACTIVE', '<<data'],
      ['TRIAL_CANCELED', 'Your trial has ended'],
      ['SUSPENDED', 'suspended'],
      ['FREE', 'Premium'],
      ['TRIAL_ACTIVE', '<<data'],
    ] as const) {
      await app.setAccount(browser, { status })
      expect(await call('next_slice', { project: project.id })).toContain(said)
      const made = await browser.post('/api/tokens', { name: 'x' })
      expect(made.status).toBe(said === '<<data' ? 201 : 403)
    }
    await client.close()
  })

  it('shows nobody else’s project, whatever the id', async () => {
    const app = open()
    const owner = await founderScene(app)
    const stranger = await founderScene(app)
    const { token } = await makeToken(stranger.client)
    const { client, call } = await connectAgent(app.url, token)
    const absent = await call('next_slice', { project: crypto.randomUUID() })
    const malformed = ['x', '%00', '../', "' or 1=1--", '[]', '１', owner.project.id.toUpperCase()]
    for (const project of [owner.project.id, crypto.randomUUID(), ...malformed]) {
      for (const name of READING.slice(1)) {
        const input = { project, query: 'yoga', id: 'FR-001', since: 1, version: 1 }
        expect([project, name, await call(name, input)]).toEqual([project, name, absent])
      }
    }
    expect(await call('list_projects')).not.toContain(owner.project.id)
    const { resources } = await client.listResources()
    expect(JSON.stringify(resources)).not.toContain(owner.project.id)
    for (const ending of ['md', 'json']) {
      const uri = `groundwork://projects/${owner.project.id}/versions/1.${ending}`
      await expect(client.readResource({ uri })).rejects.toThrow()
    }
    await client.close()
  })

  it('notes what an agent reports, and goes on to the next slice', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const reader = await connectAgent(app.url, (await makeToken(browser)).token)
    const { token } = await makeToken(browser, ['progress:write'])
    const { client, call } = await connectAgent(app.url, token)
    const of = { project: project.id }
    const slice = async () => readData<SliceToBuild>(await call('next_slice', of), 'slice')
    const first = await slice()
    const built = (item: string) => ({ ...of, item, state: 'built', evidence: 'test passes' })
    for (const { id } of first.requirements) {
      expect(await reader.call('report_progress', built(id))).toContain('may not do that')
      expect(await call('report_progress', built(id.toLowerCase()))).toContain(
        `${id} is noted as built. `,
      )
      expect(await call('report_progress', built(id))).toContain(`${id} was noted as built before.`)
    }
    expect((await slice()).number).toBe(2)
    const [{ id = '' } = {}] = first.requirements
    await call('report_progress', { ...built(id), state: 'failing', evidence: 'AC fails' })
    expect((await slice()).requirements[0]).toMatchObject({ id, state: 'failing' })
    expect(await call('report_progress', built('FR-999'))).toContain('no item FR-999')
    expect(await call('report_progress', { ...built(id), state: 'nearly' })).toContain('state')
    const stranger = await founderScene(app)
    const other = await makeToken(stranger.client, ['progress:write'])
    const foreign = await connectAgent(app.url, other.token)
    expect(await foreign.call('report_progress', built(id))).toContain('no such document')
    expect((await slice()).requirements[0]).toMatchObject({ id, state: 'failing' })
    await Promise.all([client, reader.client, foreign.client].map((each) => each.close()))
  })

  it('puts a question to the founder once, and tells the reply', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const reader = await connectAgent(app.url, (await makeToken(browser)).token)
    const { token } = await makeToken(browser, ['questions:write'])
    const { client, call } = await connectAgent(app.url, token)
    const question = { project: project.id, item: 'fr-001', question: 'What if the class is full?' }
    expect(await reader.call('ask_founder', question)).toContain('may not do that')
    expect(await call('ask_founder', question)).toContain('has not answered yet')
    expect(await call('ask_founder', question)).toContain('has not answered yet')
    const [thread, ...others] = await app.deps.db
      .select()
      .from(threads)
      .where(eq(threads.projectId, project.id))
    expect(others).toEqual([])
    expect(thread).toMatchObject({ item: 'FR-001', asker: 'agent', askerName: 'Editor' })
    await app.deps.db
      .update(threads)
      .set({ state: 'answered', reply: 'Then there is a waiting list.' })
      .where(eq(threads.projectId, project.id))
    const told = readData(await call('ask_founder', question), 'reply')
    expect(told).toMatchObject({ item: 'FR-001', reply: 'Then there is a waiting list.' })
    expect(await call('ask_founder', { ...question, item: 'FR-999' })).toContain('no item')
    await Promise.all([client, reader.client].map((each) => each.close()))
  })

  it('keeps the newest twenty reports of an item', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser, ['progress:write'])
    const { client, call } = await connectAgent(app.url, token)
    const report = { project: project.id, item: 'FR-001', state: 'started' }
    for (let n = 1; n <= 23; n += 1) {
      app.passTime(1)
      await call('report_progress', { ...report, evidence: `try ${n}` })
    }
    const rows = await app.deps.db
      .select({ evidence: progress.evidence })
      .from(progress)
      .where(eq(progress.projectId, project.id))
      .orderBy(progress.createdAt)
    expect(rows.map(({ evidence }) => evidence)).toEqual(
      Array.from({ length: 20 }, (_, n) => `try ${n + 4}`),
    )
    await client.close()
  })

  it('asks the database once a call, and notes a use once a minute', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser)
    const uses = () =>
      app.statements.filter((text) => text.startsWith('update "personal_tokens"')).length
    const unused = uses()
    const { client, call } = await connectAgent(app.url, token)
    await call('get_overview', { project: project.id })
    for (const name of READING) {
      const before = app.statements.length
      const told = await call(name, { project: project.id, query: 'class', id: 'FR-001', since: 1 })
      const asked = app.statements.length - before
      expect([name, told.includes('<<data'), asked]).toEqual([name, true, 1])
    }
    expect(uses() - unused).toBe(1)
    app.passTime(60_000)
    for (let n = 0; n < 3; n += 1) await call('list_projects')
    expect(uses() - unused).toBe(2)
    await client.close()
  })
})
