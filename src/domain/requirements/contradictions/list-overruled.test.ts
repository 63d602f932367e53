import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion, BusinessRule } from '#domain/requirements/document-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { listOverruled } from './list-overruled.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no rule')] = studio.rules
const requirement = studio.features[0]?.requirements[0] ?? expect.fail('no requirement')

interface Told {
  /** The words of both sides, and what holds until it is decided. */
  sides: [string, string]
  held: string
  /** What the rules say, each of the first side but the last. */
  rules: string[]
}

function documentOf({ sides, held, rules }: Told): RequirementsDocument {
  const quotes = sides.map((text, at) => ({ question: `q${at + 6}`, text }))
  const [side = expect.fail('no side'), other = side] = quotes
  const ruleOf = (text: string, at: number): BusinessRule => ({
    ...{ ...pattern, id: `BR-${at + 1}`, text, mark: 'stated' },
    quotes: [at === rules.length - 1 ? other : side],
  })
  const testOf = (text: string, at: number): AcceptanceCriterion => ({
    ...{ id: `AC-${at + 1}`, given: '', when: text, outcome: '', failure: false, quotes: [] },
    ...{ mark: 'stated', sources: [], from: [`BR-${at + 1}`] },
  })
  return {
    ...{ ...studio, rules: rules.map(ruleOf) },
    features: [{ title: 'All', requirements: [{ ...requirement, criteria: rules.map(testOf) }] }],
    contradictions: [
      {
        ...{ id: 'CT-01', mark: 'open', sources: ['q6', 'q7'], text: 'Which of the two is right?' },
        ...{ quotes, items: [], suggestedDefault: held },
      },
    ],
  }
}

const AGES: [string, string] = [
  'knives only to a named grown-up of 18 or over',
  'release of knives only to a person aged 21 or over',
]
const LIFT: [string, string] = [
  'nothing over three and a half tonne on the lift',
  'the lift is three tonne all up',
]
const HELD: [string, string] = [
  'When the deposit is not paid inside 48 hours, then the place becomes free again.',
  'Deposit open = place held 24 h, then released.',
]
const TASTINGS: [string, string] = [
  'she picks a tasting on Friday or Monday',
  'no tastings on Mondays',
]

it.each<[string, Told, string[]]>([
  [
    'another least age',
    { sides: AGES, held: 'He ticks that they are 21 or over.', rules: [...AGES] },
    ['BR-1', 'AC-1'],
  ],
  [
    'the other least age',
    { sides: AGES, held: 'It asks for 18 or over.', rules: [...AGES] },
    ['BR-2', 'AC-2'],
  ],
  [
    'both ages',
    { sides: AGES, held: '18 or over, and 21 or over for swords.', rules: [...AGES] },
    [],
  ],
  [
    'the figure of another deed',
    {
      sides: HELD,
      held: 'The place is held 48 hours; after 24 hours the client gets a mail that the deposit is open.',
      rules: [...HELD],
    },
    ['BR-2', 'AC-2'],
  ],
  [
    'the figure of the same deed for others',
    {
      sides: HELD,
      held: 'The place is held 48 hours, and the place is held 24 hours in the holidays.',
      rules: [...HELD],
    },
    [],
  ],
  [
    'in Japanese',
    {
      sides: ['席は48時間取っておく', '席は24時間だけ取っておく'],
      held: '席は48時間取っておき、24時間で未入金のお知らせをお客様に送る。',
      rules: ['席は48時間取っておく', '席は24時間だけ取っておく'],
    },
    ['BR-2', 'AC-2'],
  ],
  ['neither age', { sides: AGES, held: 'The cook decides each time.', rules: [...AGES] }, []],
  [
    'a weight with a half',
    { sides: LIFT, held: 'It takes no car over three tonne.', rules: [...LIFT] },
    ['BR-1', 'AC-1'],
  ],
  [
    'one of the two figures of a rule',
    {
      sides: LIFT,
      held: 'It takes no car over three tonne.',
      rules: ['Over three and a half tonne, no lift; a fee of £20.', LIFT[1]],
    },
    [],
  ],
  [
    'one part of a sentence',
    {
      sides: [`two hours before dusk ${LIFT[0]}`, LIFT[1]],
      held: 'It takes no car over three tonne.',
      rules: ['Two hours before dusk, no lift.', 'Over three and a half tonne, no lift.', LIFT[1]],
    },
    ['BR-2', 'AC-2'],
  ],
  [
    'figures of other things',
    {
      sides: ['not more than 8 children in a group', '2 helpers come with the group'],
      held: '2 helpers come.',
      rules: ['not more than 8 children in a group', '2 helpers come with the group'],
    },
    [],
  ],
  [
    'what the other refuses',
    {
      sides: TASTINGS,
      held: 'Without exception: “no tastings on Mondays”.',
      rules: ['A tasting: Friday or Monday.', 'A tasting: bring a glass.', TASTINGS[1]],
    },
    ['BR-1', 'AC-1'],
  ],
  [
    'what the other allows',
    {
      sides: ['no dogs in the hall', 'dogs may come into the hall'],
      held: 'It is so: “dogs may come into the hall”.',
      rules: ['No dogs in the hall.', 'Dogs may come into the hall.'],
    },
    ['BR-1', 'AC-1'],
  ],
  [
    'neither yes nor no',
    { sides: TASTINGS, held: 'The cook asks on a Monday.', rules: ['Friday or Monday.', 'None.'] },
    [],
  ],
  [
    'another hour',
    {
      sides: ['変更は前の日の夕方５時まで', '変更は前の日の午後３時まで'],
      held: '早いほうの午後３時に従う。',
      rules: ['変更、前の日の夕方５時まで。', '変更、前の日の午後３時まで。'],
    },
    ['BR-1', 'AC-1'],
  ],
  [
    'what the other refuses, in Japanese',
    {
      sides: ['日曜も見学できます', '日曜の見学は受けません'],
      held: '例外なく守る：「日曜の見学は受けません」。',
      rules: ['日曜も見学できる。', '日曜の見学は受けない。'],
    },
    ['BR-1', 'AC-1'],
  ],
])('a default overrules %s', (_, told, ids) => {
  const overruled = listOverruled(documentOf(told))
  expect([...overruled.keys()]).toEqual(ids)
  expect([...overruled.values()].every((id) => id === 'CT-01')).toBe(true)
})

it('leaves what the founder has edited or confirmed', () => {
  const document = documentOf({ sides: AGES, held: 'Ask for 21 or over.', rules: [...AGES] })
  for (const own of [{ edited: true }, { confirmed: true }]) {
    const rules = document.rules.map((rule) => ({ ...rule, ...own }))
    expect(listOverruled({ ...document, rules }).has('BR-1')).toBe(false)
  }
})
