import { expect, it } from 'vitest'
import { GAPS_TEXT } from '#domain/consultation/text-en/gaps.ts'
import { readProject } from '#test/reading/read-project.ts'
import { findReadingHints, isTold } from './find-reading-hints.ts'

/** Told at length, as people do who speak. */
const TOLD = {
  q6: 'so the owner calls and says which days and then I look at the plan on the wall and I write the name of the dog into the box and when they come on the day I take the lead and the food and at the end they pay me at the desk and that is about it really',
  q9: 'a kennel is for one dog only and you can move a stay for free until 3 days before and after that you pay half and when nobody comes you pay all of it and I decide when somebody was ill and the vet says so on paper because that happens and it is only fair',
}

it.each([
  ['q9', TOLD.q9, 1],
  ['q6', TOLD.q6, 0],
])('asks at most two things about %s', (question, text, least) => {
  expect(isTold(text)).toBe(true)
  const hints = findReadingHints(question, readProject({ [question]: text }), GAPS_TEXT)
  expect(hints.length).toBeGreaterThanOrEqual(least)
  expect(hints.length).toBeLessThanOrEqual(2)
  for (const { message } of hints) expect(message).not.toMatch(/[{}]/)
})

it('asks about the founder’s own words', () => {
  const hints = findReadingHints('q9', readProject({ q9: TOLD.q9 }), GAPS_TEXT)
  expect(hints[0]).toMatchObject({ code: 'dayOrHour' })
  expect(hints[0]?.message).toContain('3 days')
})

it('leaves short answers to the hints on their form', () => {
  expect(isTold('Sitters, owners, and me.')).toBe(false)
  expect(isTold('犬の預かりです。'.repeat(20))).toBe(true)
})
