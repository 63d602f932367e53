import { expect, it } from 'vitest'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { ModelReadings } from './model-readings.ts'

const view = (version: number, answers: Record<string, number>): ReadingView => ({
  version,
  answers,
  rows: [],
  unplaced: [],
  updatedAt: '2026-01-01T00:00:00Z',
})

/** A model that reads when it is let. */
function desk({ isThere = true } = {}) {
  const asked: string[] = []
  const read: number[] = []
  const rows: (number | null)[] = []
  const answered: (() => void)[] = []
  let versions: Record<string, number> = {}
  const readings = new ModelReadings({
    ask: async (question, onRow) => {
      asked.push(question)
      await new Promise<void>((resolve) => answered.push(resolve))
      if (!isThere) return null
      onRow()
      onRow()
      return view(asked.length + 10, versions)
    },
    onRead: ({ version }) => read.push(version),
    onRows: (count) => rows.push(count),
  })
  const follow = (now: Record<string, number>) => {
    versions = now
    readings.follow(now)
  }
  const answer = async () => {
    answered.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, read, rows, follow, answer }
}

it('asks for nothing that was there when the page was opened', () => {
  const { asked, follow } = desk()
  follow({ q1: 1, q2: 4 })
  follow({ q1: 1, q2: 4 })
  expect(asked).toEqual([])
})

it('has each answer read that was stored since, one after the other, and counts the rows', async () => {
  const { asked, read, rows, follow, answer } = desk()
  follow({ q1: 1 })
  follow({ q1: 2, q5: 1 })
  follow({ q1: 2, q5: 1 })
  expect(asked).toEqual(['q1'])
  await answer()
  expect(asked).toEqual(['q1', 'q5'])
  await answer()
  expect([read, rows]).toEqual([
    [11, 12],
    [1, 2, null, 1, 2, null],
  ])
})

it('reads an answer again that was changed while the model read it', async () => {
  const { asked, follow, answer } = desk()
  follow({ q1: 1 })
  follow({ q1: 2 })
  follow({ q1: 3 })
  await answer()
  expect(asked).toEqual(['q1', 'q1'])
})

it('asks no more where no model is', async () => {
  const { asked, read, follow, answer } = desk({ isThere: false })
  follow({ q1: 1 })
  follow({ q1: 2 })
  await answer()
  follow({ q1: 3 })
  expect([asked, read]).toEqual([['q1'], []])
})
