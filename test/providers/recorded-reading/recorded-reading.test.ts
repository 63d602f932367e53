import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ModelReadingView } from '#contract/reading/read-model.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { newScene } from '#test/endpoints/scene.ts'
import { scorableRows } from '#test/field-cases/scorable.ts'
import { overall, score } from '#test/field-cases/score.mjs'
import { modelSettings } from '#test/providers/a-caller.ts'
import { purposeOf } from '#test/providers/a-reader.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'

const NAME = '04-tattoo-one-liners'
const { answers: recorded } = readJson(`./${NAME}.json`)
const { answers, gold } = readJson(`../../field-cases/${NAME}.json`)
const LIMITS = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000, outputTokens: 32_000 }

let standIn: StandIn
let app: TestApp
beforeAll(async () => {
  standIn = await startStandIn()
  standIn.answer((asked) => ({ text: JSON.stringify(recorded[purposeOf(asked)]) }))
  const model = modelSettings('openai-compatible', standIn.url, LIMITS)
  app = await openApp('pglite', { assistant: { model, consultationsPerMinute: 20 } })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

it('a recorded exchange becomes a reading: its score, its gates, its questions', async () => {
  const { client, path } = await newScene(app)
  for (const [number, value] of Object.entries(answers)) {
    await client.post(`${path}/answers`, { questionId: `q${number}`, value })
  }
  const { body } = await client.post<ModelReadingView>(`${path}/reading/model`, {})
  const { rows, unplaced } = body.reading
  const offered = rows.filter(({ flags }) => flags.includes('offered'))
  const scored = score(gold, scorableRows(rows.filter((row) => !offered.includes(row))))

  expect(overall(scored)).toBeGreaterThan(0.93)
  expect([scored.permissions.wrong, scored.priority.invented, scored.blobs]).toEqual([0, 0, 0])
  for (const { question, words } of rows.flatMap(({ said }) => said)) {
    expect(answers[question.slice(1)]).toContain(words)
  }
  expect([
    unplaced,
    body.read.length,
    offered.filter(({ kind }) => kind === 'doubt').length,
  ]).toEqual([[], 15, 4])
  // What the founder is asked: who acts, who receives, and what the second reader doubted.
  const asked = rows.flatMap(({ flags }) => flags).filter((flag) => flag !== 'offered')
  expect(asked).toEqual(['actor', 'doubted', 'receiver'])
  expect(offered.filter(({ kind }) => kind !== 'doubt')).toHaveLength(10)
  expect(standIn.requests.map(purposeOf)).toEqual(['read', 'join', 'second', 'offers'])
})

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
