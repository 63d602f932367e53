import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from '#domain/requirements/exports/export-formats.ts'
import { onEachDatabase } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { answeredScene, generate, newScene, withProject } from '#test/endpoints/scene.ts'
import { readDocx, readPdf, readZip } from './readers.ts'

async function download(client: Client, path: string) {
  const response = await client.open('GET', path)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text: new TextDecoder().decode(bytes),
  }
}

onEachDatabase('exports', (open) => {
  it('answer every format with its kind and a readable name', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    await client.patch(path, { title: 'ヨガ "教室" / 予約\r\nX-Evil: 1' })
    const { body } = await generate(scene)
    for (const format of EXPORT_FORMAT_IDS) {
      const file = await download(client, `${path}/documents/1/exports/${format}`)
      expect(file.status, format).toBe(200)
      expect(file.headers.get('content-type')).toBe(EXPORT_FORMATS[format].mediaType)
      expect(file.headers.get('cache-control')).toBe('private, no-store')
      expect(file.headers.get('x-evil')).toBeNull()
      const name =
        /filename\*=UTF-8''(\S+)$/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? ''
      expect(decodeURIComponent(name)).toBe(
        `ヨガ-教室-予約-X-Evil-1-requirements${EXPORT_FORMATS[format].ending}`,
      )
      if (format === 'markdown') expect(file.text).toBe(body.document)
      if (format === 'docx') expect(readDocx(file.bytes).headings.length).toBeGreaterThan(20)
      if (format === 'pdf') expect((await readPdf(file.bytes)).outline.length).toBeGreaterThan(20)
    }
    const latest = await download(client, `${path}/documents/latest/exports/json`)
    const schema = await app.visitor().get<object>('/api/schemas/requirements-document.json')
    expect(schema.status).toBe(200)
    const validate = new Ajv2020({ strict: false, formats: { date: true, uri: true } }).compile(
      JSON.parse(schema.text),
    )
    expect(validate(JSON.parse(latest.text)), JSON.stringify(validate.errors)).toBe(true)
    expect(JSON.parse(latest.text).$schema).toBe(JSON.parse(schema.text).$id)
  }, 60_000)

  it('put the whole project into one archive, with and without a document', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const asked = await client.post(`${path}/consultations`, {
      question: 'Is this *enough*?',
      questionId: 'q1',
    })
    expect(asked.status).toBe(201)
    const before = readZip((await download(client, `${path}/export`)).bytes)
    expect(Object.keys(before)).toEqual(
      ['project.md', 'answers.md', 'consultations.md', 'project.json'].map(
        (name) => `Yoga-studio/${name}`,
      ),
    )
    const { body } = await generate(scene)
    const file = await download(client, `${path}/export`)
    expect(file.headers.get('content-disposition')).toContain(
      'filename="Yoga-studio-documentation.zip"',
    )
    const files = readZip(file.bytes)
    expect(Object.keys(files).slice(4)).toEqual(
      ['md', 'json', 'docx', 'pdf'].map(
        (ending) => `Yoga-studio/Yoga-studio-requirements.${ending}`,
      ),
    )
    expect(files['Yoga-studio/Yoga-studio-requirements.md']).toBe(body.document)
    expect(files['Yoga-studio/consultations.md']).toContain('Is this *enough*?')
    const data = JSON.parse(files['Yoga-studio/project.json'] ?? '')
    expect(data.answers.map((answer: { questionId: string }) => answer.questionId)).toEqual(
      Array.from({ length: 15 }, (_, index) => `q${index + 1}`),
    )
  }, 60_000)

  it('hold the plan: Markdown is free in every status, the rest is refused by code', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    expect((await generate(scene)).status).toBe(201)
    const refusals = {
      TRIAL_ACTIVE: 'premium_required',
      TRIAL_CANCELED: 'trial_ended',
      SUSPENDED: 'account_suspended',
      SOMETHING_ELSE: 'premium_required',
    } as const
    for (const [status, code] of Object.entries(refusals)) {
      await app.setAccount(client, { status: status as keyof typeof refusals })
      for (const format of EXPORT_FORMAT_IDS) {
        const file = await download(client, `${path}/documents/latest/exports/${format}`)
        expect(file.status, `${status} ${format}`).toBe(format === 'markdown' ? 200 : 403)
        if (format !== 'markdown') expect(JSON.parse(file.text).code).toBe(code)
      }
      expect((await client.get(`${path}/export`)).body.code).toBe(code)
    }
    await app.setAccount(client, { status: 'PREMIUM_CANCELED' })
    expect((await download(client, `${path}/documents/latest/exports/gherkin`)).status).toBe(200)
  })

  it('answer another’s, missing and malformed ones alike, and nobody signed out', async () => {
    const app = open()
    const owner = await newScene(app)
    const other = await withProject(await app.signUp())
    await app.setAccount(other.client, { status: 'PREMIUM_ACTIVE' })
    for (const path of [
      `${owner.path}/export`,
      `${owner.path}/documents/latest/exports/pdf`,
      `${owner.path}/documents/latest/exports/markdown`,
      `${other.path}/documents/latest/exports/pdf`,
      `${other.path}/documents/0/exports/pdf`,
      `${other.path}/documents/1/exports/exe`,
      `${other.path}/documents/1/exports/constructor`,
    ]) {
      expect((await other.client.get(path)).body.code, path).toBe('not_found')
    }
    expect((await app.visitor().get(`${owner.path}/export`)).body.code).toBe('signed_out')
  })

  it('take three statements at most', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    await generate(scene)
    const count = async (place: string) => {
      app.statements.length = 0
      await download(client, place)
      return app.statements.length
    }
    expect(await count(`${path}/documents/latest/exports/jira`)).toBe(3)
    expect(await count(`${path}/export`)).toBe(3)
    await app.setAccount(client, { status: 'SUSPENDED' })
    expect(await count(`${path}/documents/latest/exports/jira`)).toBe(2)
    expect(await count(`${path}/documents/latest/exports/markdown`)).toBe(2)
  })

  it('never hold the others up: heavy ones wait in line on threads of their own', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    await generate(scene)
    const leaving = new AbortController()
    const heavy = Array.from({ length: 5 }, () =>
      download(client, `${path}/documents/1/exports/docx`),
    )
    const left = client
      .open('GET', `${path}/documents/1/exports/docx`, { signal: leaving.signal })
      .catch(() => 'left')
    leaving.abort()
    let answered = 0
    let done = false
    const all = Promise.all(heavy).finally(() => {
      done = true
    })
    while (!done) {
      await client.get('/livez')
      answered += 1
    }
    // One is made, two wait in line, and who asks for more is told to wait.
    const statuses = (await all).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
    expect(await left).toBe('left')
    // Were the work done between them, it would be some ten.
    expect(answered).toBeGreaterThan(50)
  }, 90_000)
})
