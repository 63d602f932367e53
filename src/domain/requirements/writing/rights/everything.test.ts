import { expect, it } from 'vitest'
import { isWideDeed } from './everything.ts'

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
