import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { isTornRule, isWholeRule } from './is-whole-rule.ts'

const GUESS = { certainty: 'guess' } as const

function rule(said: string, fields: { when: string | null; then: string }) {
  const row = makeRow('rule', `q9: ${said}`, fields)
  if (row.kind !== 'rule') throw new Error('no rule')
  return row
}

it.each<[string, string | null, string, object, boolean]>([
  ['a slot is two hours', null, 'a slot is two hours', GUESS, true],
  ['you can’t book it', null, "you can't book it", GUESS, false],
  ['only they may sign', null, 'only they may sign', GUESS, false],
  ['They must pay first.', null, 'they must pay first', {}, false],
  ['Otherwise it is lost.', null, 'otherwise it is lost', {}, false],
  ['Entonces no se cobra.', null, 'entonces no se cobra', {}, false],
  ['それは翌月まで。', null, 'それは翌月まで', {}, false],
  ['older than twenty', null, 'older than twenty', GUESS, false],
  ['if it is late, the visitor pays', 'the visitor is late', 'they pay', {}, true],
  ['past six it’s fifteen quid', 'past six', "it's fifteen quid", GUESS, false],
  [
    'it’s six if it rains no leave the rain out and if you live far',
    'it rains no leave the rain out',
    'six jobs',
    GUESS,
    false,
  ],
  ['and that it is sent later', 'the net is down', 'and that it is sent later', {}, false],
  ['debe más de $5,000 no se le entrega', 'debe más de $5', '000 no se le entrega', {}, false],
  ['late: 5 pounds', 'late', '5 pounds', {}, true],
])('%s', (...told) => {
  const [said, when, then, more, isWhole] = told
  expect(isWholeRule(rule(said, { when, then, ...more }))).toBe(isWhole)
})

it('knows the head of a list, and a case that tells itself what happens', () => {
  const list = 'free, in the field, in review'
  expect(isTornRule(rule(`La máquina va: ${list}`, { when: 'La máquina va', then: list }))).toBe(
    true,
  )
  const told = makeRow('case', 'q12: El descuento lo decido yo', {
    when: 'El descuento lo decido yo',
    ...GUESS,
  })
  expect(told.kind === 'case' && isTornRule(told)).toBe(true)
  const open = makeRow('case', 'q12: wrong gown packed', { when: 'wrong gown packed', ...GUESS })
  expect(open.kind === 'case' && isWholeRule(open)).toBe(true)
})
