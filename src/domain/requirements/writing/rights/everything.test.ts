import { expect, it } from 'vitest'
import { isWideDeed, leavesOut } from './everything.ts'

it.each<[string, boolean]>([
  ['everything', true],
  ['do everything', true],
  ['be over everything', true],
  ['run everything', true],
  ['be in charge of everything', true],
  ['look after all of it', true],
  ['everything except prices', true],
  ['全部見る', true],
  ['look after the barn', false],
  ['run the till', false],
  ['see everything needed for the job', false],
])('%s is a right to everything: %s', (deed, expected) => {
  expect(isWideDeed(deed)).toBe(expected)
})

it.each<[string, string, boolean]>([
  ['everything except the bank side', 'see what is owed', true],
  ['everything except the bank side', 'see deposits held', true],
  ['everything except the bank side', 'see the diary', false],
  ['everything but the finances', 'see the invoices', true],
  ['everything except the river bank', 'see the river bank', true],
  ['経理以外は全部見る', '支払いを見る', true],
  ['経理以外は全部見る', '予定を見る', false],
])('%s leaves out %s: %s', (what, deed, expected) => {
  expect(leavesOut({ what } as Parameters<typeof leavesOut>[0], deed)).toBe(expected)
})
