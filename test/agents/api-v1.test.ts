import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import { founderScene, makeToken } from './agent.ts'

interface DocumentV1 {
  version: number
  markdown: string
  content: { title: string }
  schema: string
}

onEachDatabase('the API for programs', (open, dialect) => {
  it('reads by a token, and by nothing else', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser)
    const headers = { authorization: `Bearer ${token}` }
    const program = app.visitor()
    const path = `/api/v1/projects/${project.id}/documents`
    const listed = await program.get<{ id: string }[]>('/api/v1/projects', headers)
    expect(listed.body).toMatchObject([{ id: project.id, documentVersion: 1 }])
    const versions = await program.get<{ version: number }[]>(path, headers)
    expect(versions.body.map(({ version }) => version)).toEqual([1])
    const { body } = await program.get<DocumentV1>(`${path}/latest`, headers)
    expect(body).toMatchObject({ version: 1, content: { title: project.title } })
    expect(body.markdown).toContain(`# ${project.title}`)
    expect((await program.get(new URL(body.schema).pathname)).status).toBe(200)

    for (const address of ['/api/v1/projects', path, `${path}/1`]) {
      expect((await browser.get(address)).body.code).toBe('token_refused')
      // A token opens the calls of the browser as little.
      expect((await program.get(address.replace('/v1', ''), headers)).body.code).toBe('signed_out')
    }
    await app.setAccount(browser, { status: 'SUSPENDED' })
    expect((await program.get(path, headers)).body.code).toBe('account_suspended')
  })

  it('shows nobody else’s, whatever the id', async () => {
    const app = open()
    const owner = await founderScene(app)
    const stranger = await founderScene(app)
    const headers = { authorization: `Bearer ${(await makeToken(stranger.client)).token}` }
    for (const id of [owner.project.id, crypto.randomUUID(), 'x', '%00', "'%20or%201=1--"]) {
      for (const rest of ['', '/1', '/latest', '/0', '/x']) {
        const path = `/api/v1/projects/${id}/documents${rest}`
        expect((await app.visitor().get(path, headers)).body.code).toBe('not_found')
      }
    }
  })

  it.runIf(dialect === 'pglite')('is as it was promised', async () => {
    const { body } = await open().visitor().get<object>('/api/v1/openapi.json')
    const promised = readFileSync(new URL('../../docs/api-v1.json', import.meta.url), 'utf8')
    expect(body).toEqual(JSON.parse(promised))
  })
})

onEachDatabase('personal tokens', (open) => {
  it('are told once, kept as a hash, listed without what they are known by', async () => {
    const app = open()
    const browser = await app.signUp()
    const made = await makeToken(browser, ['progress:write'])
    expect(made).toMatchObject({ ending: made.token.slice(-4), lastUsedAt: null })
    expect(made.scopes).toEqual(['requirements:read', 'progress:write'])
    const { text, body } = await browser.get<object[]>('/api/tokens')
    const { token, ...rest } = made
    expect(body).toEqual([rest])
    expect(text).not.toContain(token)
    const stranger = await app.signUp()
    expect((await stranger.get('/api/tokens')).body).toEqual([])
    expect((await stranger.delete(`/api/tokens/${made.id}`)).status).toBe(404)
    expect((await browser.delete(`/api/tokens/${made.id}`)).status).toBe(200)
    expect((await browser.delete(`/api/tokens/${made.id}`)).status).toBe(404)
  })

  it('are fifty at most, also for many at once', async () => {
    const browser = await open().signUp()
    const made = await Promise.all(
      Array.from({ length: 52 }, () => browser.post('/api/tokens', { name: 'x' })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(made.filter(({ body }) => body.code === 'token_limit')).toHaveLength(2)
  })

  it.each([
    [{ name: '' }],
    [{ name: ' ' }],
    [{ name: 'x'.repeat(61) }],
    [{ name: 'x', scopes: ['everything'] }],
    [{ name: 'x', days: 8 }],
  ])('refuse %j', async (body) => {
    const browser = await open().signUp()
    expect((await browser.post('/api/tokens', body)).body.code).toBe('invalid_input')
  })
})
