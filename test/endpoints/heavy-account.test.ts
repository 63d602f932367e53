import { expect, it } from 'vitest'
import type { OpenDocument, RunningGeneration } from '#contract/documents.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { answeredScene, generate } from './scene.ts'

const LINES = Array.from({ length: 5_000 }, (_, line) => 'abcdefghij'[line % 10]).join('\n')

/** As a Word file it takes twenty seconds to lay out: `npm run suite -- heavy` does. */
const FORMATS = process.env.HEAVY_WORD ? ['pdf', 'docx'] : ['pdf']

/** Takes seconds. The worker has taggers of its own. */
const { taggers: _taggers, ...INPUT } = inputOf({
  title: 'Slow',
  answers: Object.fromEntries(QUESTIONS.map(({ id }) => [id, LINES])),
})
const SLOW = { ...INPUT, previous: null }

/** Five thousand lines of one letter in every answer: all legal. */
async function heavyScene(app: TestApp) {
  const scene = await answeredScene(app)
  for (const { id: questionId } of QUESTIONS) {
    await scene.client.post(`${scene.path}/answers`, { questionId, value: LINES })
  }
  return scene
}

onEachDatabase('an account that asks for as much as it may', (open, dialect) => {
  // Its size is the document's: once is enough, on the database that shares the server's process.
  it.runIf(dialect === 'pglite')(
    'gets a document that a browser can open, and files of it',
    async () => {
      const app = open()
      const scene = await heavyScene(app)
      const { client, path } = scene
      expect((await generate(scene)).status).toBe(201)
      const { text, body } = await client.get<OpenDocument>(`${path}/documents/latest`)
      expect(text.length).toBeLessThan(4_000_000)
      expect(body.content.answers).toHaveLength(QUESTIONS.length)
      await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
      for (const format of FORMATS) {
        const file = await client.open('GET', `${path}/documents/latest/exports/${format}`)
        expect([format, file.status]).toEqual([format, 200])
        await file.arrayBuffer()
      }
    },
    180_000,
  )

  it('waits with its thirty files, while another one generates', async () => {
    const app = open()
    const heavy = await answeredScene(app)
    await generate(heavy)
    await app.setAccount(heavy.client, { status: 'PREMIUM_ACTIVE' })
    const other = await answeredScene(app)
    const files = Array.from({ length: 30 }, () =>
      heavy.client.open('GET', `${heavy.path}/documents/latest/exports/pdf`),
    )
    expect((await generate(other)).status).toBe(201)
    const answers = await Promise.all(files)
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([200, 429])
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  }, 60_000)

  it('may make so many files in a while, and the text itself always', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await generate(scene)
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const ask = async (format: string) =>
      (await client.open('GET', `${path}/documents/latest/exports/${format}`)).status
    for (let count = 0; count < 30; count += 1) expect(await ask('jira')).toBe(200)
    expect(await ask('jira')).toBe(429)
    expect(await ask('markdown')).toBe(200)
    app.passTime(6_000)
    expect(await ask('jira')).toBe(200)
  }, 60_000)

  it('reads one document at a time, a few in turn', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await generate(scene)
    const reads = Array.from({ length: 20 }, () => client.get(`${path}/documents/latest`))
    const statuses = (await Promise.all(reads)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await client.get(`${path}/documents/latest`)).status).toBe(200)
  })
})

onEachDatabase('a server whose line for heavy work is full', (open) => {
  it('says when to come again, and spends nothing', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const ending = new AbortController()
    const { signal } = ending
    const busy = Promise.allSettled(
      Array.from({ length: 62 }, (_, user) =>
        doHeavyWork('writeDocument', SLOW, { userId: `${user}`, signal }),
      ),
    )
    const refused = await generate(scene)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    ending.abort(new Error('over'))
    await busy
    const { body } = await scene.client.get<RunningGeneration>(`${scene.path}/generation`)
    expect([body.status, body.error]).toEqual(['failed', 'unavailable'])
    expect((await generate(scene)).status).toBe(201)
  }, 60_000)
})
