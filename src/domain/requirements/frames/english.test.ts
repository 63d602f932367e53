import { expect, it } from 'vitest'
import { makeEnglishFrames } from './english.ts'

const frames = makeEnglishFrames(new Set(['Charles']))

it.each([
  ['hirers', 'see the list', 'the hirers see the list'],
  ['hirer', 'see the list', 'the hirer sees the list'],
  ['boss', 'see the list', 'the boss sees the list'],
  ['Charles', 'see the list', 'Charles sees the list'],
  ['owner', 'say yes or no to an ask', 'the owner says yes or no to an ask'],
  ['owner', 'put a name, maybe a picture', 'the owner puts a name, maybe a picture'],
  ['owner', "say it's gone", "the owner says “it's gone”"],
])('%s and "%s" agree', (role, does, told) => {
  expect(frames.does(frames.role(role), does, '')).toBe(told)
})

it.each([
  ['they ring, I would say fifteen times a day', 'they ring, fifteen times a day'],
  ['to an ask I would say no', 'to an ask I would say no'],
  ['you know how it is', 'you know how it is'],
])('leaves out of "%s" what only speech holds', (told, text) => {
  expect(frames.text(told)).toBe(text)
})

it('agrees where somebody tries, and gets a message', () => {
  const many = frames.role('hirers')
  expect(frames.tries(many, 'see it')).toBe('the hirers try to see it')
  const message = { to: 'hirers', when: null, channel: 'text' }
  expect(frames.gets(message)).toBe('the hirers get the message by text')
})
