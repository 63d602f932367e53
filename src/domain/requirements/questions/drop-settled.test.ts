import { expect, it } from 'vitest'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { dropSettled } from './drop-settled.ts'

const QUOTE = { question: 'q12', text: 'The boat is wet. Show the photos first?' }

interface Told {
  asked: string
  outcome: string
  mark?: AcceptanceCriterion['mark']
  quote?: typeof QUOTE
}

function settle({ asked, outcome, mark = 'guess', quote = QUOTE }: Told) {
  const traced = { sources: [], quotes: [QUOTE], rows: ['r1'] }
  const question: OpenQuestion = {
    ...{ ...traced, id: 'OQ-1', mark: 'open', text: asked, why: '', blocks: [] },
    suggestedDefault: null,
  }
  const test: AcceptanceCriterion = {
    ...{ ...traced, id: 'AC-1', mark, given: '', when: 'the boat is wet', outcome, failure: false },
    ...{ quotes: [quote], rows: ['r2'] },
  }
  return { left: dropSettled([question], [test]).length, test }
}

const ASKED = 'Show the photos first, when the boat is wet?'
const SHOWN = 'the app shows the photos first?'

it.each<[string, Told, number]>([
  ['a test of the same words decides', { asked: ASKED, outcome: SHOWN }, 0],
  ['a test that nobody said', { asked: ASKED, outcome: SHOWN, mark: 'assumed' }, 1],
  [
    'a test of other words',
    { asked: ASKED, outcome: SHOWN, quote: { question: 'q9', text: 'Photos first.' } },
    1,
  ],
  ['a test of something else', { asked: ASKED, outcome: 'the skipper is told' }, 1],
  ['more than a yes', { asked: 'How are the photos shown first?', outcome: SHOWN }, 1],
  ['one of two', { asked: 'Show the photos first, or the list?', outcome: SHOWN }, 1],
  ['はいかいいえ', { asked: '写真を先に見せますか？', outcome: '写真を先に見せる' }, 0],
  ['どれか', { asked: 'どの写真を先に見せますか？', outcome: '写真を先に見せる' }, 1],
])('asks of yes or no what no test decides: %s', (_, told, left) => {
  expect(settle(told).left).toBe(left)
})

it('leaves the rows of the question with the test, which asks no more', () => {
  const { test } = settle({ asked: ASKED, outcome: SHOWN })
  expect([test.rows, test.outcome]).toEqual([['r2', 'r1'], 'the app shows the photos first'])
})
