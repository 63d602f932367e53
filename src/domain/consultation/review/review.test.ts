import { expect, test } from 'vitest'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { review } from './review.ts'

const reply = (id: string, answer: string) =>
  review(QUESTIONS.find((question) => question.id === id) as WorkshopQuestion, answer)
const section = (text: string, heading: string) =>
  text.split('### ').find((part) => part.startsWith(heading)) ?? ''

test('the same words are praised once, and a late telling word is shown', () => {
  const twice = section(reply('q2', SAMPLE_PROJECT.answers.q2 ?? ''), 'Strengths')
  expect(twice.match(/Last Monday Mia/g)).toHaveLength(1)
  const late = 'On the way to the market with all of our boxes in the van we often lose the list'
  expect(section(reply('q1', late), 'Strengths')).toMatch(/“… .* lose the list”/)
})

test('a short sentence is not taken for a name', () => {
  expect(reply('q5', 'Clients can book. Clients: can cancel.')).toContain('“Clients: must never')
})

/** Answers as people write them, with what must not be called missing and what must be. */
test.each([
  ['q1', 'Small bakeries lose orders on sticky notes.', /Who exactly|goes wrong/, /How often/],
  ['q1', 'Anyone who wants to eat healthier.', /Numbers/, /Who exactly/],
  [
    'q2',
    'On Saturday she had 60 orders on paper and 4 people got nothing.',
    /One time|today|enough/,
    null,
  ],
  [
    'q3',
    'An AI-powered platform with chat, points, charts, maps, recipes.',
    /Numbers/,
    /What will be/,
  ],
  [
    'q5',
    'Baker, customer. The customer orders, the baker sees totals.',
    /can do/,
    /must never|never see/,
  ],
  [
    'q6',
    'She opens the link, picks a bread, picks a time, types her name, gets a number.',
    /steps/,
    /with a name/,
  ],
  [
    'q9',
    'Orders in by 6pm the day before. Max 200 loaves. Regulars can pay later.',
    /rule itself/i,
    null,
  ],
  ['q10', 'orders, customers, breads', /other things/, /details of each/],
  ['q12', 'Customer does not pick up: we sell it after 5pm.', /Numbers/, /More situations/],
  ['q13', 'None for now, because the shop takes cash only.', /./, null],
  ['q15', 'About 5k saved. Before Christmas. Worried nobody uses it.', /budget|date/, null],
])('%s "%s"', (...[id, answer, absent, present]) => {
  const said = section(reply(id, answer), 'Missing elements').replace('Missing elements', '')
  if (present === null) expect(said).toContain('Nothing essential')
  else {
    expect(said).toMatch(present)
    expect(said).not.toMatch(absent)
  }
})
