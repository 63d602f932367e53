import { expect, it } from 'vitest'
import type { DocumentVersion, OpenDocument } from '#contract/documents.ts'
import type { Project } from '#contract/projects.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { onEachDatabase } from '#test/app.ts'
import { type Client, readUser } from '#test/client.ts'
import { answeredScene, generate, newScene } from './scene.ts'
import { waitingAssistant } from './waiting-assistant.ts'

const used = async (client: Client) => (await readUser(client)).trialRequirementsGenerationsUsed

const documents = async (client: Client, path: string) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body

onEachDatabase('documents', (open) => {
  it('generates, stores, lists and gives back', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    expect(await documents(client, path)).toEqual([])
    expect((await client.get(`${path}/documents/latest`)).body.code).toBe('not_found')
    const { status, body } = await generate(scene)
    expect(status).toBe(201)
    const version = { version: 1, title: 'Yoga studio', source: 'built-in' }
    const uncorrected = { correctedAt: null, readingVersion: expect.any(Number) }
    const listed = { ...version, createdAt: app.deps.now().toISOString(), ...uncorrected }
    const document = expect.stringContaining('Yoga studio')
    expect(body).toEqual({ ...listed, document })
    expect(await documents(client, path)).toEqual([listed])
    for (const wanted of ['latest', '1']) {
      const { content, ...read } = (await client.get<OpenDocument>(`${path}/documents/${wanted}`))
        .body
      expect(read).toEqual(body)
      expect(renderMarkdown(content, DOCUMENT_WORDS)).toBe(body.document)
    }
    expect((await client.get<Project>(path)).body.documentVersion).toBe(1)
    expect(await used(client)).toBe(1)
  })

  it('counts versions up and keeps the older ones', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const first = await generate(scene)
    await scene.client.patch(scene.path, { title: 'Second title' })
    const second = await generate(scene)
    expect([first.body.version, second.body.version]).toEqual([1, 2])
    expect((await documents(scene.client, scene.path)).map(({ title }) => title)).toEqual([
      'Second title',
      'Yoga studio',
    ])
    const read = await scene.client.get<OpenDocument>(`${scene.path}/documents/1`)
    expect(read.body).toMatchObject(first.body)
    expect(await used(scene.client)).toBe(0)
    for (const wanted of ['3', '0', '-1', '1.0', '01', '9999999999', 'newest', '%00']) {
      expect((await scene.client.get(`${scene.path}/documents/${wanted}`)).status).toBe(404)
    }
  })

  it('names the missing answers first, then the ones that say too little', async () => {
    const scene = await answeredScene(open())
    const { client, path } = scene
    const empty = await newScene(open())
    const missing = await generate(empty)
    expect([missing.status, missing.body.code]).toEqual([400, 'answers_missing'])
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'TBD' })
    await client.post(`${path}/answers`, { questionId: 'q2', value: ' ' })
    const first = await client.post(`${path}/generate-requirements`)
    expect(first.body.code).toBe('answers_missing')
    expect(first.body.message).toMatch(/^Please answer these questions first: Q2: [^,]+$/)
    expect(first.body.issues?.map((issue) => issue.path)).toEqual(['q2'])
    await client.post(`${path}/answers`, { questionId: 'q2', value: 'Long enough to say it.' })
    const second = await client.post(`${path}/generate-requirements`)
    expect([second.status, second.body.code]).toEqual([400, 'answers_inadequate'])
    expect(second.body.message).toMatch(/^Please provide more detailed answers for: Q1: [^,]+$/)
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'Now it says enough.' })
    expect((await generate(scene)).status).toBe(201)
  })

  it('gives a trial one generation, also of a hundred at once, for one call of the assistant', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { calls, letGo } = waitingAssistant(app)
    const all = Promise.all(Array.from({ length: 100 }, () => generate(scene)))
    setTimeout(letGo, 500)
    const codes = (await all).map(({ status, body }) => (status === 201 ? 'made' : body.code))
    app.replaceAssistant(null)
    const refusals = new Set(codes.filter((code) => code !== 'made'))
    expect(codes.filter((code) => code === 'made')).toHaveLength(1)
    expect(
      [...refusals].every((code) =>
        /^(generation_running|trial_generation_used)$/.test(code ?? ''),
      ),
    ).toBe(true)
    expect(calls.count).toBe(1)
    expect(await documents(scene.client, scene.path)).toHaveLength(1)
    expect((await generate(scene)).body.code).toBe('trial_generation_used')
    expect(await used(scene.client)).toBe(1)
  })

  it('stores no version twice when Premium generates in parallel', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(scene)))
    for (const { status } of answers) expect([201, 409]).toContain(status)
    const made = answers.filter(({ status }) => status === 201)
    const stored = await documents(scene.client, scene.path)
    expect(stored.map(({ version }) => version).sort()).toEqual(
      made.map(({ body }) => body.version).sort(),
    )
    expect(made.length).toBeGreaterThan(0)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('the model is away'))],
    ['gives rubbish', async () => ({ title: 'no document' }) as never],
    [
      'throws at once',
      () => {
        throw new Error('bad')
      },
    ],
  ])('gives the trial back when the assistant %s', async (_, writeDocument) => {
    const app = open()
    const scene = await answeredScene(app)
    app.replaceAssistant({ writeDocument })
    const failed = await scene.client.post(`${scene.path}/generate-requirements`)
    app.replaceAssistant(null)
    expect([failed.status, failed.body.code]).toEqual([502, 'generation_failed'])
    expect(await used(scene.client)).toBe(0)
    expect((await generate(scene)).status).toBe(201)
  })

  it('streams the stages, then the document', async () => {
    const scene = await answeredScene(open())
    const { status, headers, text } = await generate(scene, { accept: 'text/event-stream' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = text
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'))
    expect(events.map(([event, data]) => [event, event === 'event: done' ? '' : data])).toEqual([
      ['event: stage', 'data: {"stage":"reading"}'],
      ['event: stage', 'data: {"stage":"writing"}'],
      ['event: stage', 'data: {"stage":"checking"}'],
      ['event: stage', 'data: {"stage":"saving"}'],
      ['event: done', ''],
    ])
    const done = JSON.parse(events.at(-1)?.[1]?.slice('data: '.length) ?? '')
    const stored = await scene.client.get(`${scene.path}/documents/latest`)
    expect(stored.body).toMatchObject(done)
  })

  it('streams a failure as an error event, and refuses with a status before the first stage', async () => {
    const app = open()
    const scene = await answeredScene(app)
    app.replaceAssistant({
      async writeDocument(_, onStage) {
        onStage('reading')
        throw new Error('the model broke off')
      },
    })
    const failed = await generate(scene, { accept: 'text/event-stream' })
    app.replaceAssistant(null)
    expect(failed.status).toBe(200)
    expect(failed.text).toContain('event: error\ndata: {"code":"generation_failed"')
    expect(await used(scene.client)).toBe(0)
    await app.setAccount(scene.client, { status: 'SUSPENDED' })
    const refused = await generate(scene, { accept: 'text/event-stream' })
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended'])
  })
})
