import { expect, it } from 'vitest'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { SheetGroup, SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import { makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { type BelowLine, sortBelow } from './sort-below.ts'

const [hire, cancel]: [SheetGroup, SheetGroup] = [
  { lead: [], below: [] },
  { lead: [], below: [] },
]
const part: SheetPart = {
  heading: { kind: 'heading', anchor: null, id: null, text: 'Hires', origin: [] },
  groups: [hire, cancel],
}
const lineOf = (id: string, text: string, group = hire): BelowLine => ({
  ...{ ids: [id], group, part },
  text: [makeStrong(id), plain(' '), plain(text)],
})
const ask = (id: string, text: string, blocks: string[] = []): OpenQuestion => ({
  ...{ id, text, why: '', suggestedDefault: 'It is.', blocks, mark: 'open' },
  ...{ quotes: [], sources: [] },
})

const RULES = [
  lineOf('BR-001', 'Two coats are held five days. → A fur is held.'),
  lineOf('BR-002', 'Three companies pay 40% of the price.'),
  lineOf('BR-003', 'Damage over £15 waits until the committee has decided.', cancel),
]

it.each<[string, { text: string; asked: OpenQuestion }, string[]]>([
  [
    'right behind the rule that it waits for, also of another function',
    { text: 'It is so.', asked: ask('OQ-01', 'Is it?', ['BR-003']) },
    ['BR-001', 'BR-002', 'BR-003', 'OQ-01'],
  ],
  [
    'behind the rule with most of its rare words',
    {
      text: 'The companies pay 40% of the price first.',
      asked: ask('OQ-01', 'Is 40% taken first?'),
    },
    ['BR-001', 'BR-002', 'OQ-01', 'BR-003'],
  ],
  [
    'behind the rule of another function with many of them',
    {
      text: 'The damage of one hire waits.',
      asked: ask(
        'OQ-01',
        'Is £15 of damage counted over one hire, and does it wait until the committee has decided?',
      ),
    },
    ['BR-001', 'BR-002', 'BR-003', 'OQ-01'],
  ],
  [
    'last for a word or two of the test of a rule',
    { text: 'A fur is held.', asked: ask('OQ-01', 'What is a fur?') },
    ['BR-001', 'BR-002', 'BR-003', 'OQ-01'],
  ],
])('a question stands %s', (_, { text, asked }, order) => {
  const lines = [lineOf('OQ-01', text), ...RULES]
  const document = { ...writeStudio(), openQuestions: [asked], contradictions: [], ruleRows: [] }
  expect(sortBelow(lines, document).map(({ ids }) => ids[0])).toEqual(order)
})
