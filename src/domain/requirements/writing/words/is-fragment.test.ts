import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const guess = { certainty: 'guess' } as const

describe('a scrap of speech', () => {
  it.each<[string, Row, boolean]>([
    ['a verb alone as a rule', makeRow('rule', 'q9: dumps', { then: 'dumps' }), true],
    ['a short rule with a figure', makeRow('rule', 'q9: 20 % off', { then: '20 % off' }), false],
    [
      'a short rule with a condition',
      makeRow('rule', 'q9: after 6 pm: free', { when: 'after 6 pm', then: 'free' }),
      false,
    ],
    [
      'the end of a sentence as a connection',
      makeRow('connection', 'q13: a litre', { what: 'a litre', ...guess }),
      true,
    ],
    ['a connection', makeRow('connection', 'q13: Stripe', { what: 'Stripe', ...guess }), false],
    [
      'a worry taken for a feature',
      makeRow('feature', 'q7: our insurance hangs on it', {
        does: 'our insurance hangs on it',
        flags: ['verb'],
        ...guess,
      }),
      true,
    ],
    ...[
      ["see except if a boat's overdue", true],
      ['see same but can book further ahead', true],
      ["refund up to £50, over that it's me", true],
      ['count as safety boat, none on shift =', true],
      ['see the price of the', true],
      ['see how far the boat is', false],
      ["change prices while I'm away", false],
    ].map(([what, isBroken]): [string, Row, boolean] => [
      `a right: ${what}`,
      makeRow('permission', `q5: helpers ${what}`, { role: 'helpers', what: `${what}` }),
      isBroken === true,
    ]),
    [
      'what the founder confirmed',
      makeRow('rule', 'q9: dumps', { then: 'dumps', state: 'confirmed' }),
      false,
    ],
  ])('%s', (_, row, isScrap) => {
    const document = writeRows([row])
    expect(document.unplaced.map(({ rows }) => rows)).toEqual(isScrap ? [[row.id]] : [])
  })
})
