import { expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { offeredRows } from './offered-rows.ts'

const row = (...quotes: readonly string[]): ProposedRow => ({
  kind: 'feature',
  actor: null,
  does: quotes.at(-1) ?? '',
  priority: 'must',
  outcome: null,
  things: [],
  said: quotes.map((words) => ({ question: 'q7', words })),
  certainty: 'clear',
  flags: [],
})

const LED = ['book a slot', 'ask for a hive', 'put in a call', 'tick the photo'].map((does) =>
  row('Must haves here:', does),
)

it.each([
  [
    'a heading of one word',
    [row('MUST', 'Swarm call: Maureen puts it in')],
    'Swarm call: Maureen puts it in',
  ],
  ['a heading of a list', LED, 'book a slot'],
  ['a Japanese heading', [row('必須', '予約を変える')], '予約を変える'],
  ['a heading alone', [row('MUST')], 'MUST'],
])('a question of a row under %s quotes what the row says', (_, rows, words) => {
  const question = { question: 'Who may?', why: null, until: null, blocks: [0] }
  const [asked] = offeredRows({ rows, questions: [question], offers: [] })
  expect(asked?.said).toEqual([{ question: 'q7', words }])
})
