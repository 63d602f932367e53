import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { inAnswersOrder } from './in-answers-order.ts'

const SAID = "Monday it's counted back, the deposit is returned, and she gets a message"

it('puts the steps of one sentence where their own words stand', () => {
  const step = (does: string) => makeRow('step', `q6: ${SAID}`, { who: null, does })
  const rows = [step('send a message'), step('return the deposit'), step('count it back')]
  const answers = [{ question: 'q6', text: `Eight, she pays. ${SAID}.` }]
  const told = inAnswersOrder(rows, answers)
  expect(told.map((row) => (row.kind === 'step' ? row.does : ''))).toEqual([
    'count it back',
    'return the deposit',
    'send a message',
  ])
})
