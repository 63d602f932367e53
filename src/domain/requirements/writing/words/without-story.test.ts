import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { tellsToldCase, withoutStory } from './without-story.ts'

const STORY: Row[] = [
  makeRow('role', 'q5: skipper', { name: 'skipper', also: ['Kit'] }),
  makeRow('step', 'q6: Mrs Gough asks for a boat', {
    ...{ role: 'hirer', who: 'Mrs Gough', does: 'ask for a boat', feature: null },
    example: ['Mrs Gough', 'Saturday 14 June', 'Friday', 'Kit', 'three', '田中様'],
  }),
]

it.each([
  ['that Saturday 14 June is free', true],
  ['the 3rd of May is taken', true],
  ['Mrs Gough has paid', true],
  ['六月十四日が空いている', true],
  ['田中様の予約', true],
  ['what is free on Friday', false],
  ['three boats', false],
  ['tap Tuesday 18:00', false],
  ['the boats of which 5 may go out', false],
  ['that saturday 14 june is free', true],
  ['Saturday the 14th is free', true],
  ['which boats Kit has', false],
  ['the boats of May', false],
  ['今月の予約', false],
])('“%s” tells the one case of the story: %s', (words, isTold) => {
  expect(tellsToldCase(words, STORY)).toBe(isTold)
})

const screenOf = (said: string, shows: string) =>
  makeRow('screen', said, { name: 'our page', role: null, shows })

it.each([
  ['q6: our page', 'that 14 June is free, that a boat is out', 'that a boat is out'],
  ['q6: our page', 'that 14 June is free', null],
  ['q6: our page', 'the free days, the boats', 'the free days, the boats'],
  ['q11: our page has 14 June in red', '14 June in red, the boats', '14 June in red, the boats'],
  ['q6: 予約表', '六月十四日の空き、貸出中の船', '貸出中の船'],
])('a screen (%s) that shows “%s” shows %j', (said, shows, kept) => {
  const row = screenOf(said, shows)
  const mended = withoutStory(row, STORY)
  expect(mended.kind === 'screen' && mended.shows).toBe(kept)
})

it.each([
  ['q6: sees that 14 June is free', 'see that 14 June is free'],
  ['q6: Mrs Gough gets her key', 'give Mrs Gough her key'],
])('no function is what only the story tells of its case: %s', (said, does) => {
  const rows = [...STORY, makeRow('feature', said, { actor: 'skipper', does })]
  const screen = screenOf('q6: our page', 'that 14 June is free, that a boat is out')
  const book = makeRow('feature', 'q7: skippers lend a sail', {
    actor: 'skipper',
    does: 'lend a sail',
  })
  const written = writeRows(
    [...rows, book, screen].map((row) => ({ ...row, by: 'model' as const })),
  )
  const all = listRequirements(written).map(({ text }) => text)
  expect(all.join(' ')).not.toMatch(/14 June|Gough/u)
  expect(all).toContainEqual(expect.stringContaining('ee the page: that a boat is out'))
})
