import { expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { onEachDatabase } from '#test/app.ts'
import { newScene, withProject } from './scene.ts'

onEachDatabase('projects', (open) => {
  it('creates one and gives it back', async () => {
    const app = open()
    const client = await app.signUp()
    const created = await client.post<Project>('/api/projects', {
      title: '  Yoga studio  ',
      description: 'Classes',
      assignee: 'Ana',
      startDate: '2026-01-02T00:00:00.000Z',
      endDate: '2026-02-03T00:00:00+09:00',
    })
    expect(created.status).toBe(201)
    expect(created.body).toEqual({
      id: expect.any(String),
      title: 'Yoga studio',
      description: 'Classes',
      assignee: 'Ana',
      startDate: '2026-01-02T00:00:00.000Z',
      endDate: '2026-02-02T15:00:00.000Z',
      language: 'answers',
      status: 'draft',
      progress: 0,
      answeredCount: 0,
      questionCount: 15,
      lastAnswerAt: null,
      documentVersion: null,
      starters: null,
      createdAt: app.deps.now().toISOString(),
      updatedAt: app.deps.now().toISOString(),
    })
    const path = `/api/projects/${created.body.id}`
    expect((await client.get(path)).body).toEqual(created.body)
    expect((await client.get('/api/projects')).body).toEqual([created.body])
  })

  it('keeps the kind of app, and which of its suggestions were taken or struck', async () => {
    const client = await open().signUp()
    const { body } = await client.post<Project>('/api/projects', { title: 'Yoga studio' })
    const path = `/api/projects/${body.id}`
    const starters = { kind: 'booking', settled: ['booking.q9.noShow'] }
    expect((await client.patch(path, { starters })).body).toMatchObject({ starters })
    expect((await client.patch(path, { title: 'Studio' })).body).toMatchObject({ starters })
    expect((await client.get(path)).body).toMatchObject({ starters })
    for (const refused of [
      { kind: 'casino', settled: [] },
      { kind: 'orders', settled: ['<b>'] },
    ])
      expect((await client.patch(path, { starters: refused })).status).toBe(400)
    expect((await client.patch(path, { starters: null })).body).toMatchObject({ starters: null })
  })

  it('keeps the language its documents are written in', async () => {
    const app = open()
    const client = await app.signUp()
    const body = { title: 'Yoga studio', language: 'ja' }
    const created = await client.post<Project>('/api/projects', body)
    expect(created.body.language).toBe('ja')
    const path = `/api/projects/${created.body.id}`
    await client.patch(path, { title: 'Studio' })
    expect((await client.get<Project>(path)).body.language).toBe('ja')
    await client.patch(path, { language: 'en' })
    expect((await client.get<Project>(path)).body.language).toBe('en')
    const refused = await client.patch(path, { language: 'fr' })
    expect(refused.body).toMatchObject({ code: 'invalid_input', issues: [{ path: 'language' }] })
  })

  it('lists nobody else’s, and the newest change first', async () => {
    const app = open()
    const client = await app.signUp()
    await newScene(app)
    expect((await client.get('/api/projects')).body).toEqual([])
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const first = await withProject(client)
    app.passTime(1000)
    const second = await withProject(client)
    app.passTime(1000)
    const ids = async () =>
      (await client.get<Project[]>('/api/projects')).body.map((project) => project.id)
    expect(await ids()).toEqual([second.project.id, first.project.id])
    const answer = { questionId: 'q1', value: 'Owners answer messages every evening.' }
    await client.post(`${first.path}/answers`, answer)
    expect(await ids()).toEqual([first.project.id, second.project.id])
  })

  it.each([
    [{}, [{ path: 'title', message: expect.any(String) }]],
    [{ title: '   ' }, [{ path: 'title', message: 'Title is required' }]],
    [{ title: 'x'.repeat(201) }, [{ path: 'title', message: expect.any(String) }]],
    [
      { title: 'a', description: 'x'.repeat(2001) },
      [{ path: 'description', message: expect.any(String) }],
    ],
    [{ title: 'a', startDate: 'soon' }, [{ path: 'startDate', message: 'Please enter a date.' }]],
    [
      { title: 'a', startDate: '2026-01-02T00:00:00Z', endDate: '2026-01-01T00:00:00Z' },
      [{ path: 'endDate', message: 'The end date can’t be before the start date.' }],
    ],
  ])('refuses %j', async (body, issues) => {
    const client = await open().signUp()
    const response = await client.post('/api/projects', body)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ code: 'invalid_input', issues })
    expect((await client.get('/api/projects')).body).toEqual([])
  })

  it('changes the sent fields and keeps the others', async () => {
    const app = open()
    const { client, path, project } = await newScene(app)
    const dates = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-04-01T00:00:00.000Z' }
    await client.patch(path, { description: 'Classes', ...dates })
    app.passTime(60_000)
    const { status, body } = await client.patch<Project>(path, { title: 'New title' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...project,
      title: 'New title',
      description: 'Classes',
      ...dates,
      updatedAt: app.deps.now().toISOString(),
    })
    expect((await client.get(path)).body).toEqual(body)
    const emptied = await client.patch<Project>(path, { description: null, startDate: null })
    expect(emptied.body).toMatchObject({ title: 'New title', description: null, startDate: null })
  })

  it('holds the dates’ order against what is stored', async () => {
    const { client, path } = await newScene(open())
    await client.patch(path, { startDate: '2026-03-01T00:00:00Z' })
    const { status, body } = await client.patch(path, { endDate: '2026-02-01T00:00:00Z' })
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'endDate', message: 'The end date can’t be before the start date.' },
    ])
    const patches = [{ startDate: '2026-05-01T00:00:00Z' }, { endDate: '2026-04-01T00:00:00Z' }]
    for (let round = 0; round < 10; round += 1) {
      await client.patch(path, { startDate: null, endDate: null })
      await Promise.all(patches.map((patch) => client.patch(path, patch)))
      const stored = (await client.get<Project>(path)).body
      expect(stored.startDate === null || stored.endDate === null).toBe(true)
    }
  })

  it('a change of nothing writes nothing', async () => {
    const app = open()
    const { client, path, project } = await newScene(app)
    app.passTime(1000)
    expect((await client.patch<Project>(path, {})).body).toEqual(project)
  })

  it('deletes one with everything in it, and its place is free again', async () => {
    const app = open()
    const { client, path, project } = await newScene(app)
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'Something to lose here.' })
    await app.setAccount(client, { status: 'FREE' })
    const second = await client.post('/api/projects', { title: 'Second' })
    expect(second.body.code).toBe('free_project_limit')
    const { status, body } = await client.delete<{ id: string }>(path)
    expect([status, body]).toEqual([200, { id: project.id }])
    expect((await client.get(path)).status).toBe(404)
    expect((await client.delete(path)).body.code).toBe('not_found')
    expect((await client.post('/api/projects', { title: 'Second' })).status).toBe(201)
  })

  it('lets one of a hundred parallel creates of a trial through', async () => {
    const client = await open().signUp()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => client.post('/api/projects', { title: `Number ${n}` })),
    )
    const codes = answers.map(({ status, body }) => (status === 201 ? 'created' : body.code))
    expect(codes.sort()).toEqual(['created', ...Array(99).fill('trial_project_limit')])
    expect((await client.get<Project[]>('/api/projects')).body).toHaveLength(1)
  })

  it('counts right when projects are created and deleted side by side', async () => {
    const app = open()
    const client = await app.signUp()
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const scenes = await Promise.all(Array.from({ length: 10 }, () => withProject(client)))
    const work = [
      ...scenes.slice(0, 5).flatMap(({ path }) => [client.delete(path), client.delete(path)]),
      ...Array.from({ length: 5 }, () => withProject(client)),
    ]
    await Promise.all(work)
    const user = await client.get<{ projectCount: number }>('/api/auth/user')
    expect(user.body.projectCount).toBe(10)
    expect((await client.get<Project[]>('/api/projects')).body).toHaveLength(10)
  })

  it('lists a page where one is asked for, and names the field of a senseless one', async () => {
    const app = open()
    const client = await app.signUp()
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    for (const title of ['One', 'Two', 'Three']) {
      await client.post('/api/projects', { title })
      app.passTime(1000)
    }
    const titles = async (query: string) =>
      (await client.get<Project[]>(`/api/projects${query}`)).body.map(({ title }) => title)
    expect(await titles('')).toEqual(['Three', 'Two', 'One'])
    expect(await titles('?limit=2')).toEqual(['Three', 'Two'])
    expect(await titles('?limit=2&offset=2')).toEqual(['One'])
    for (const field of ['limit', 'offset']) {
      const { status, body } = await client.get(`/api/projects?${field}=-1`)
      expect([status, body.issues?.[0]?.path]).toEqual([400, field])
    }
  })
})
