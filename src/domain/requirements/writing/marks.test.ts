import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { markOf } from './marks.ts'

const lend = (said: string) =>
  makeRow('feature', `q7: ${said}`, { id: 'one', does: 'lend a saw', priority: 'must' })
const rule = (said: string, then = 'a saw is lent for 3 days') =>
  makeRow('rule', `q9: ${said}`, { id: 'two', then })

it.each<[string, Row, string]>([
  ['a hedge about what is wanted', lend("I'd say you lend a saw"), 'guess'],
  ['a hedge about its rank', lend("lend a saw, I'd say it's a must"), 'stated'],
  ['the same with a curly apostrophe', lend('lend a saw, i’d say that’s a must'), 'stated'],
  ['the same without one', lend('lend a saw, id say must'), 'stated'],
  ['the same written out', lend('lend a saw, I would say this is essential'), 'stated'],
  ['another rank', lend("lend a saw, I'd say nice to have"), 'stated'],
  ['a hedge beside one about its rank', lend("maybe lend a saw, I'd say it's a must"), 'guess'],
  [
    'a figure in brackets that the row has not',
    rule("a saw is lent for 3 days (about half don't bring it back)"),
    'stated',
  ],
  [
    'the same in Japanese',
    rule('工具は3日で返す（半分ほどは遅れます、でしょう）', '工具は3日で返す'),
    'stated',
  ],
  ['the same without brackets', rule("for 3 days, about half don't bring it back"), 'guess'],
  [
    'brackets that the row has',
    rule('a saw is lent (about half a day)', 'a saw is lent (about half a day)'),
    'guess',
  ],
  ['brackets that the row has in large letters', rule('lent (About Half)', 'about half'), 'guess'],
  ['a number in brackets', rule('a saw is lent for some days (about 3)'), 'guess'],
  ['brackets that call it a guess', rule('a saw is lent for 3 days (a guess really)'), 'guess'],
  ['brackets that are not sure', rule('a saw is lent for 3 days (not sure)'), 'guess'],
  ['brackets that call it so in Japanese', rule('工具は3日で返す（たぶん）'), 'guess'],
])('%s', (_, row, mark) => {
  expect(markOf([row])).toBe(mark)
})
