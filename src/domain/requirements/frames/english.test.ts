import { expect, it } from 'vitest'
import { makeEnglishFrames } from './english.ts'

const frames = makeEnglishFrames(new Set(['Charles']))

it.each([
  ['hirers', 'see the list', 'the hirers see the list'],
  ['hirer', 'see the list', 'the hirer sees the list'],
  ['boss', 'see the list', 'the boss sees the list'],
  ['Charles', 'see the list', 'Charles sees the list'],
  ['owner', 'say yes or no to an ask', 'the owner says yes or no to an ask'],
  ['owner', "say it's gone", "the owner says “it's gone”"],
])('%s and "%s" agree', (role, does, told) => {
  expect(frames.does(frames.role(role), does, '')).toBe(told)
})

it('agrees where somebody tries, and gets a message', () => {
  const many = frames.role('hirers')
  expect(frames.tries(many, 'see it')).toBe('the hirers try to see it')
  const message = { to: 'hirers', when: null, channel: 'text' }
  expect(frames.gets(message)).toBe('the hirers get the message by text')
})
