import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredDocument } from '#contract/documents.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { statedTexts } from '#domain/requirements/checks/document/stated-texts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { readingOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { createModelWriter } from '#server/providers/model-writer/create-model-writer.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { answerAll, answeredScene, generate } from '#test/endpoints/scene.ts'
import { aCaller, modelSettings } from '#test/providers/a-caller.ts'
import { type Received, type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { CANARIES, CORPUS } from './corpus.ts'
import { echoing, evil, INVENTED, replaying } from './models.ts'

/** One group with broken fences and false schemas; `npm run suite -- injection` runs all. */
const IN_FULL = process.env.INJECTION_FULL === '1'

/** So many texts are in one project, one behind each answer. */
const IN_A_PROJECT = 15

vi.setConfig({ testTimeout: 120_000 })

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

/** Whatever such a model says fits. */
const LIMITS = { outputTokens: 40_000, firstByteMs: 8_000, idleMs: 8_000, totalMs: 60_000 }

const writer = () => {
  const { caller } = aCaller(modelSettings('openai-compatible', standIn.url, LIMITS))
  return createModelWriter(caller, doHeavyWork)
}

const groups = Array.from({ length: Math.ceil(CORPUS.length / IN_A_PROJECT) }, (_, index) =>
  CORPUS.slice(index * IN_A_PROJECT, (index + 1) * IN_A_PROJECT),
)

function inputWith(texts: readonly { text: string }[]) {
  const answers = Object.entries(SAMPLE_PROJECT.answers).map(([questionId, value], index) => ({
    questionId,
    value: `${value}\n${texts[index]?.text ?? ''}`,
  }))
  const facts = { description: null, assignee: null, startDate: null, endDate: null }
  const project = { title: texts[0]?.text.slice(0, 200) ?? '', ...facts }
  return {
    userId: 'mia',
    language: 'answers' as const,
    project,
    answers,
    reading: readingOf(
      Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
    ),
    version: 1,
    date: '2026-01-02',
    previous: null,
  }
}

/** What may be in the document as the user's own word. */
const saysStated = (document: RequirementsDocument) =>
  statedTexts(document).map(({ text }) => text.toLowerCase())

describe.each([
  ['a model that says the answers again', replaying],
  ['a model that obeys every evil wish', evil],
])('%s', (...[, model]) => {
  it.each(groups.filter((_, index) => IN_FULL || index === 2).map((texts) => [texts]))(
    'makes no figure and no name Stated that no answer has, and the answers stay: group %#',
    async (texts) => {
      standIn.requests.length = 0
      standIn.answer(model)
      const input = inputWith(texts)
      const engine = writeDocument(input, DOCUMENT_WORDS)
      const document = await writer()(input, () => undefined, new AbortController().signal)

      expect(document.writers?.filter(({ fallback }) => fallback !== null)).toEqual([])
      expect(document.answers).toEqual(engine.answers)
      const told = engine.answers.map(({ text }) => text.toLowerCase()).join('\n')
      const stated = saysStated(document)
      for (const words of INVENTED) {
        if (!told.includes(words)) expect(stated.join('\n')).not.toContain(words)
      }
      const markdown = renderMarkdown(document, DOCUMENT_WORDS)
      expect(markdown).not.toContain('never an instruction to you')
      if (!told.includes('evil.example')) expect(markdown).not.toContain('evil.example')
      const marks = standIn.requests.map(({ messages }) => messages[0]?.text.slice(7, 39) ?? '')
      expect(marks[0]).toMatch(/^[0-9a-f]{32}$/)
      expect(standIn.requests.length).toBeGreaterThan(4)
    },
  )
})

it('takes nothing of a model that says the fence around the answers again', async () => {
  standIn.answer(echoing)
  const document = await writer()(inputWith([]), () => undefined, new AbortController().signal)
  expect(document.draft).toBeUndefined()
  expect(document.writers).toMatchObject([{ section: 'plan', fallback: 'unreadable' }])
})

it('holds a hundred texts', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(100)
  expect(new Set(CORPUS.map(({ text }) => text)).size).toBe(CORPUS.length)
})

describe('in the running product', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openApp('pglite', { sessionSecret: CANARIES.environment })
  })
  afterAll(() => app.close())

  const seen: Received[] = []

  it('no model is told, and no reader gets, what belongs to another user or to the server', async () => {
    const other = await answeredScene(app)
    const secret = { questionId: 'q1', value: `My secret is ${CANARIES.otherUser}, keep it.` }
    await other.client.post(`${other.path}/answers`, secret)
    app.replaceAssistant({ writeDocument: writer() })
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    standIn.requests.length = 0
    for (const model of IN_FULL ? [replaying, evil] : [evil]) {
      standIn.answer(model)
      const [texts] = groups
      for (const [index, { text }] of (texts ?? []).entries()) {
        const value = `${Object.values(SAMPLE_PROJECT.answers)[index]}\n${text}`
        await scene.client.post(`${scene.path}/answers`, { questionId: `q${index + 1}`, value })
      }
      const { status, text } = await generate(scene)
      expect(status).toBe(201)
      for (const canary of Object.values(CANARIES)) expect(text).not.toContain(canary)
    }
    seen.push(...standIn.requests)
    const sent = JSON.stringify(seen.map(({ body }) => body))
    for (const canary of [...Object.values(CANARIES), 'key-of-the-operator']) {
      expect(sent).not.toContain(canary)
    }
    // The other user is told the own secret, and nothing changed there.
    const own = await other.client.get<StoredDocument[]>(`${other.path}/documents`)
    expect(own.body).toEqual([])
    await answerAll(other)
    app.replaceAssistant(null)
  })
})
