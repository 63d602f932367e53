import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import type { OpenDocument } from '#contract/documents.ts'
import type { Project } from '#contract/projects.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { restoreEmbedded } from '#server/backup/restore-embedded.ts'
import { restorePostgres } from '#server/backup/restore-postgres.ts'
import { Client } from '#test/client.ts'
import { freshPostgresUrl } from '#test/databases.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { startServerProcess } from '#test/server-process.ts'
import { FOUNDER } from './founder.ts'

const FOLDER = new URL('.', import.meta.url).pathname
const releases = readdirSync(FOLDER).filter((name) => name.endsWith('.gz'))
const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-releases-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Each kept release is opened by this build's server, which brings its tables up to date. */
describe.each(releases)('the data of %s', (name) => {
  it('opens on the embedded database, with everything there', async () => {
    const place = join(dataDir, name)
    await restoreEmbedded(join(FOLDER, name), { dataDir: place, replace: false, now: new Date() })
    await open({ DATA_DIR: place })
  }, 60_000)

  it('opens on PostgreSQL, with everything there', async () => {
    const { url, drop } = await freshPostgresUrl()
    await restorePostgres(join(FOLDER, name), { databaseUrl: url, replace: true })
    await open({ DATA_DIR: dataDir, DATABASE_URL: url })
    await drop()
  }, 60_000)
})

it('is kept for one release at least', () => expect(releases.length).toBeGreaterThan(0))

async function open(environment: Record<string, string>): Promise<void> {
  const settings = {
    PORT: String(await findFreePort()),
    NODE_ENV: 'test',
    BACKUP_KEEP: '0',
    ...environment,
  }
  const server = startServerProcess(settings)
  try {
    await server.ready()
    await look(new Client(server.origin, server.origin))
  } finally {
    await server.stop()
  }
}

async function look(client: Client): Promise<void> {
  const { email, password } = FOUNDER
  expect((await client.post('/api/sign-in', { email, password })).status).toBe(200)
  const { body: projects } = await client.get<Project[]>('/api/projects')
  expect(projects).toHaveLength(1)
  const path = `/api/projects/${projects[0]?.id}`
  const { body: answers } = await client.get<Answer[]>(`${path}/answers`)
  expect(answers).toHaveLength(QUESTIONS.length)
  const { body: document } = await client.get<OpenDocument>(`${path}/documents/latest`)
  expect(document.content.answers).toHaveLength(QUESTIONS.length)
  for (const format of ['markdown', 'docx', 'json']) {
    const file = await client.open('GET', `${path}/documents/latest/exports/${format}`)
    expect([format, file.status]).toEqual([format, 200])
    await file.arrayBuffer()
  }
  expect((await client.get(`${path}/reading`)).status).toBe(200)
  const { status } = await client.post(`${path}/generate-requirements`)
  expect(status).toBe(201)
}
