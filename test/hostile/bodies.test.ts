import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answer as SavedAnswer } from '#contract/answers.ts'
import type { Project } from '#contract/projects.ts'
import { onEachDatabase } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { answeredScene } from '#test/endpoints/scene.ts'
import { hostileBody, NAUGHTY } from './hostile-values.ts'

/** docs/reliability.md#s19; `HOSTILE_RUNS=10000` runs it in full; `HOSTILE_SEED` repeats a run. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 12)
const SEED = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000)
const PATIENCE_MS = 5_000
/** Paced, so that the quota of consultations is not all that is tested. */
const A_MINUTE = 60_000

const ROUTES: [method: string, path: string, fields: string[]][] = [
  ['POST', '/api/projects', ['title', 'description', 'assignee', 'startDate', 'endDate']],
  ['PATCH', '{project}', ['title', 'description', 'assignee', 'startDate', 'endDate']],
  ['POST', '{project}/answers', ['questionId', 'value', 'version']],
  ['POST', '{project}/consultations', ['question', 'originalUserInput', 'questionId']],
  ['POST', '{project}/generate-requirements', ['force']],
  ['DELETE', '{project}x', ['id']],
  ['POST', '/api/shared/threads', ['token', 'pass', 'guest']],
  [
    'POST',
    '/api/shared/comments',
    ['token', 'pass', 'guest', 'name', 'kind', 'item', 'field', 'quote', 'text', 'key'],
  ],
  ['POST', '/api/shared/email', ['token', 'pass', 'guest', 'email']],
  ['POST', '/api/mail-links', ['link', 'isUndo']],
  ['POST', '{project}/threads/x/reply', ['reply']],
  ['POST', '/api/sign-in', ['email', 'password']],
  ['POST', '/api/sign-up', ['firstName', 'lastName', 'email', 'password']],
  ['POST', '/api/password/forgot', ['email']],
  ['POST', '/api/password/reset', ['token', 'password']],
]

onEachDatabase(`hostile bodies (seed ${SEED})`, (open) => {
  it.each(ROUTES)(
    '%s %s never fails, hangs or tells too much',
    async (method, path, fields) => {
      const app = open()
      const scene = await answeredScene(app)
      await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
      const at = path.replace('{project}', scene.path)
      await fc.assert(
        fc.asyncProperty(hostileBody(fields), async ({ body, type, query }) => {
          app.passTime(A_MINUTE)
          const signal = AbortSignal.timeout(PATIENCE_MS)
          const headers = { 'content-type': type }
          const { status, text } = await scene.client.send(method, `${at}${query}`, {
            body,
            headers,
            signal,
          })
          expect(status).toBeLessThan(500)
          expect(text).not.toMatch(
            /node_modules|at \w+ \(|insert into|select .* from|syntax error/i,
          )
        }),
        { numRuns: RUNS, seed: SEED },
      )
      expect((await scene.client.get(scene.path)).status).toBe(200)
    },
    20 * RUNS * 1000,
  )

  it('brings every naughty string back byte for byte', async () => {
    const app = open()
    const { client, path } = await answeredScene(app)
    for (const value of NAUGHTY) {
      const saved = await client.post<SavedAnswer>(`${path}/answers`, { questionId: 'q1', value })
      expect([value, saved.status]).toEqual([value, 200])
      const [answer] = (await client.get<SavedAnswer[]>(`${path}/answers`)).body
      expect(answer?.value).toBe(value)
      const title = value.trim().slice(0, 200)
      if (title === '' || /[\ud800-\udbff]$/.test(title)) continue
      await client.patch(path, { title, description: value })
      const project = await client.get<Project>(path)
      expect([project.body.title, project.body.description]).toEqual([title, value])
    }
  }, 300_000)

  it.each(['a\0b', '\u0000', 'x\ud800', '\udc00y'])(
    'refuses %j, which cannot be stored',
    async (value) => {
      const app = open()
      const { client, path } = await answeredScene(app)
      const calls = [
        client.post('/api/projects', { title: value }),
        client.patch(path, { title: value }),
        client.patch(path, { description: value }),
        client.post(`${path}/answers`, { questionId: 'q1', value }),
        client.post(`${path}/answers`, { questionId: 'q1', value: { [value]: value } }),
        client.post(`${path}/consultations`, { question: value }),
      ]
      for (const answer of await Promise.all(calls)) {
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
      }
    },
  )

  it('answers ids that are no ids with 404', async () => {
    const { client } = await answeredScene(open())
    for (const value of NAUGHTY) expect(await statusOf(client, value)).toBeLessThan(500)
  }, 120_000)
})

async function statusOf(client: Client, id: string): Promise<number> {
  const { status } = await client.get(`/api/projects/${encodeURIComponent(id.toWellFormed())}`)
  return status
}
