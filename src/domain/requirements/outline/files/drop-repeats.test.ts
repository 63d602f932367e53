import { expect, it } from 'vitest'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import { makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { dropRepeats } from './drop-repeats.ts'
import type { SheetPart } from './sheet.ts'

const studio = writeStudio()
const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
  (each) => each.requirements,
)
const [rule = expect.fail('no rule')] = studio.rules
const lineOf = (id: string, text: string): Text => [makeStrong(id), plain(` ${text}`)]

/** The ids in front of what is left of a paragraph with these tests, of which the first has the words of the rule. */
function leave(tests: readonly string[], ruleLine: string | null): string[] {
  const quotes = [{ question: 'q9' as const, text: 'six places a lesson' }]
  const criteria = tests.map((text, at) => ({
    ...{ id: `AC-900.${at}`, given: '', when: text, outcome: '', failure: false },
    ...{ mark: 'stated' as const, quotes: ruleLine === null ? [] : quotes, sources: [] },
  }))
  const requirement = { ...pattern, id: 'FR-900', priority: 'unsaid' as const, criteria }
  const below = [
    ...tests.map((text, at) => lineOf(`AC-900.${at}`, text)),
    ...(ruleLine === null ? [] : [lineOf('BR-900', ruleLine)]),
  ]
  const lead = lineOf('FR-900', 'Parents book a lesson.')
  const part: SheetPart = {
    heading: { kind: 'heading', anchor: null, id: null, text: 'Lessons', origin: [] },
    groups: [{ lead, below }],
  }
  dropRepeats(part, {
    document: {
      ...{ ...studio, rules: [{ ...rule, id: 'BR-900', quotes }] },
      features: [{ title: 'All', requirements: [requirement] }],
      ruleRows: [{ text: 'six', edge: 'six', items: ['BR-900'], of: [] }],
    },
    words: DOCUMENT_WORDS.document,
  })
  return part.groups.flatMap((each) => each.below.map(([label]) => label?.text ?? ''))
}

const EDGE = 'A lesson has six places. Test: 6 places of a lesson booked: a seventh place refused.'
const BOTH = ['AC-900.0', 'BR-900']

it.each<[string, string, string[]]>([
  ['its figure and its case', '6 places booked: a place is refused.', ['BR-900, AC-900.0']],
  ['its figure in words', 'Six places booked: a place is refused.', ['BR-900, AC-900.0']],
  ['another figure', '5 places booked: a place is refused.', BOTH],
  ['no figure', 'Places booked: a place is refused.', BOTH],
  ['another case', '6 horses come late with the farrier: refused.', BOTH],
])('a test of the same words of the founder as a rule that says %s', (_, test, left) => {
  expect(leave([test], EDGE)).toEqual(left)
})

it('a no that the rule has not stays', () => {
  expect(
    leave(['6 places of a lesson are never booked.'], 'A lesson has 6 places booked.'),
  ).toEqual(BOTH)
})

const HOLLOW = 'When parents book a lesson, its day and its teacher are kept.'
const SHOWS = 'Parents book a lesson: they see its day, its teacher and its place.'

it.each<[string, string, string[]]>([
  ['as much', SHOWS, ['AC-900.1']],
  ['another thing', 'Parents book a lesson: they see its price.', ['AC-900.0', 'AC-900.1']],
])('a test is not printed where another shows %s', (_, other, left) => {
  expect(leave([HOLLOW, other], null)).toEqual(left)
})

it('a limit stays', () => {
  const only = 'When parents book, only the day is kept.'
  expect(leave([only, SHOWS], null)).toEqual(['AC-900.0', 'AC-900.1'])
})
