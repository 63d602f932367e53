import { expect, it } from 'vitest'
import { findOwnSaying } from './find-own-saying.ts'

it.each([
  ['the dog is on board', 'she gets "otter on board 7.52"', 'otter on board 7.52'],
  ['a day is offered', 'she gets "got it, 2 days"', null],
  ['the dog is on board', 'the list is called "dog on board 3.docx"', null],
  ['the dog is on board', 'she gets "dog on board"', null],
])('of the event “%s”, %s: %s', (event, text, own) => {
  const answers = [{ question: 'q13', title: '', text }]
  expect(findOwnSaying({ answers, messages: [] }, event)).toBe(own)
})
