import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelReadingView } from '#contract/reading/read-model.ts'
import { CONFIG, openApp, type TestApp } from '#test/app.ts'
import { newScene } from '#test/endpoints/scene.ts'
import { scorableRows } from '#test/field-cases/scorable.ts'
import { overall, score } from '#test/field-cases/score.mjs'
import { modelSettings } from '#test/providers/a-caller.ts'
import { purposeOf } from '#test/providers/a-reader.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'

interface Recorded {
  name: string
  answers: Record<string, string>
  gold: unknown
  /** What the model said, by what it was asked for; several where it was asked in parts. */
  replies: Record<string, object | object[]>
  expected: {
    overall: number
    /** Flags that are asked about, in the order of the rows. */
    asked: string[]
    questions: number
    calls: string[]
  }
}

const tattoo = readJson('../../field-cases/04-tattoo-one-liners.json')
const septic = readJson('../../field-cases/01-septic-dictated.json')
const dentist = readJson('./dental-recall-ja.json')
const RECORDED: Recorded[] = [
  {
    name: 'one-liners in English',
    ...tattoo,
    replies: readJson('./04-tattoo-one-liners.json').answers,
    expected: {
      overall: 0.93,
      // Who acts, who receives, and what the second reader doubted.
      asked: ['actor', 'doubted', 'receiver'],
      questions: 4,
      calls: ['read', 'join', 'second', 'offers'],
    },
  },
  {
    name: 'polite prose in Japanese',
    ...dentist.case,
    replies: dentist.answers,
    expected: {
      overall: 0.95,
      asked: ['actor', 'actor', 'actor', 'receiver'],
      questions: 9,
      calls: ['read', 'join', 'second', 'offers', 'second'],
    },
  },
  {
    name: 'dictated speech in English',
    ...septic,
    replies: readJson('./01-septic-dictated.json').answers,
    expected: {
      overall: 0.85,
      asked: ['doubted', 'actor', 'receiver', 'actor', 'polarity'],
      questions: 8,
      calls: ['read', 'read', 'join', 'second', 'offers', 'second'],
    },
  },
]
const LIMITS = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000, outputTokens: 32_000 }

let standIn: StandIn
let app: TestApp
beforeAll(async () => {
  standIn = await startStandIn()
  const model = modelSettings('openai-compatible', standIn.url, LIMITS)
  app = await openApp('pglite', { assistant: { ...CONFIG.assistant, model } })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

it.each(RECORDED)('a recorded exchange becomes a reading: $name', async (recorded) => {
  const { answers, gold, replies, expected } = recorded
  const left = new Map(Object.entries(replies).map(([what, said]) => [what, [said].flat()]))
  standIn.requests.length = 0
  standIn.answer((asked) => ({ text: JSON.stringify(left.get(purposeOf(asked))?.shift()) }))
  const { client, path } = await newScene(app)
  for (const [number, value] of Object.entries(answers)) {
    await client.post(`${path}/answers`, { questionId: `q${number}`, value })
  }
  const { body } = await client.post<ModelReadingView>(`${path}/reading/model`, {})
  const { rows, unplaced } = body.reading
  const offered = rows.filter(({ flags }) => flags.includes('offered'))
  const scored = score(gold, scorableRows(rows))

  expect(overall(scored)).toBeGreaterThan(expected.overall)
  expect([scored.permissions.wrong, scored.priority.invented, scored.blobs]).toEqual([0, 0, 0])
  for (const { question, words } of rows.flatMap(({ said }) => said)) {
    expect(answers[question.slice(1)]).toContain(words)
  }
  expect([
    unplaced,
    body.read.length,
    offered.filter(({ kind }) => kind === 'doubt').length,
  ]).toEqual([[], 15, expected.questions])
  const asked = rows.flatMap(({ flags }) => flags).filter((flag) => flag !== 'offered')
  expect(asked).toEqual(expected.asked)
  expect(offered.filter(({ kind }) => kind !== 'doubt')).toHaveLength(10)
  expect(standIn.requests.map(purposeOf)).toEqual(expected.calls)
})

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
