import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { StoredDocument } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Project } from '#contract/projects.ts'
import { CONFIG, type TestApp } from '#test/app.ts'
import { type Client, PASSWORD } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { answerAll, generate, withProject } from '#test/endpoints/scene.ts'
import { modelSettings } from '#test/providers/a-caller.ts'
import { startStandIn } from '#test/providers/stand-in.ts'
import { accountOf, openAdminApp } from './admin-app.ts'

/** In every text that a person can write anywhere. */
const MARKER = 'Quokkamarker'

const FOLDER = new URL('../../src/contract/admin/', import.meta.url)

/** Every endpoint of the contract's admin folder: a new file is looked at without being named here. */
async function readEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).pathname)))
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => {
      return typeof value === 'object' && value !== null && 'method' in value
    })
}

it.each(DIALECTS)(
  'no answer of the admin page holds a word that a user wrote, on %s',
  async (dialect) => {
    const standIn = await startStandIn()
    const model = modelSettings('openai-compatible', standIn.url)
    const { app, admin } = await openAdminApp(dialect, {
      assistant: { ...CONFIG.assistant, model },
    })
    const { client, userId } = await writeEverywhere(app, admin)
    const bodies: Record<string, unknown> = {
      confirm: { currentPassword: PASSWORD },
      retry: { what: 'mail', userId, kind: 'resetPassword' },
    }
    let read = ''
    const endpoints = await readEndpoints()
    for (const { method, path } of endpoints) {
      const body = JSON.stringify(bodies[path.split('/').at(-1) ?? ''])
      const { status, text } = await admin.send(
        method.toUpperCase(),
        path.replace('{id}', userId),
        method === 'get' ? {} : { body },
      )
      // What was tried a moment ago is under way.
      expect([path, [200, 409].includes(status)]).toEqual([path, true])
      read += text
    }
    expect(endpoints.length).toBeGreaterThanOrEqual(10)
    expect(read).toContain(client.email)
    expect(read).toContain('generation_failed')
    expect(read).toContain('resetPassword')
    expect(read).not.toMatch(new RegExp(MARKER, 'i'))
    await app.close()
    await standIn.close()
  },
  120_000,
)

/** An account with the marker in each place that takes words, and a failure of each kind. */
async function writeEverywhere(app: TestApp, admin: Client) {
  const client = app.visitor()
  client.email = 'somebody@studio.test'
  const names = { firstName: MARKER, lastName: MARKER }
  await client.post('/api/sign-up', { ...names, email: client.email, password: PASSWORD })
  await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
  const written = await withProject(client)
  const { path } = written
  const facts = { title: MARKER, description: MARKER, assignee: MARKER }
  expect((await client.patch<Project>(path, facts)).body.title).toBe(MARKER)
  await answerAll(written)
  const value = `${MARKER} books a class. ${MARKER} is never shared.`
  await client.post(`${path}/answers`, { questionId: 'q5', value })
  await client.post(`${path}/tellings`, { text: value })
  await client.post(`${path}/consultations`, { question: value, originalUserInput: value })
  const made = await generate(written)
  expect((made.body as StoredDocument).document).toContain(MARKER)
  const share = { version: 1, days: 7, passphrase: MARKER }
  expect((await client.post(`${path}/shares`, share)).status).toBe(201)
  await client.post('/api/checkout/create-session')
  await failEverywhere(app, { client, path })
  return { client, userId: (await accountOf(admin, client.email)).id }
}

async function failEverywhere(app: TestApp, { client, path }: { client: Client; path: string }) {
  app.deps.mailer.send = async () => {
    throw new Error(`${MARKER} could not be mailed`)
  }
  await client.post('/api/password/forgot', { email: client.email })
  await app.deps.auth.settled()
  const message = { name: MARKER, email: `${MARKER}@studio.test`, message: MARKER }
  expect((await client.post('/api/contact', message)).status).toBe(502)
  app.replaceAssistant({
    writeDocument: async () => {
      throw new Error(`${MARKER} broke it`)
    },
  })
  expect((await client.post(`${path}/generate-requirements`)).status).toBe(502)
}
