import { expect, it } from 'vitest'
import { findDeniedDone } from './find-denied-done.ts'

const clash = (suggestedDefault: string, ...sides: string[]) => ({
  contradictions: [
    {
      ...{ id: 'CT-01', text: sides.join(' / '), suggestedDefault },
      quotes: sides.map((text) => ({ text, question: 'q9' })),
    },
  ] as never[],
})

const BOAT = clash(
  'Up to 3 guests go in one boat; a fourth is refused.',
  'Refuse a second guest in a boat at the same hour.',
  'A boat takes 3 guests.',
)
const VAN = clash(
  '受付が同じ便にまとめた人は3人、車いすがおれば2人まで入れ、別の便の同じ時間は止める',
  '送迎車は1台しかないので、同じ時間に2人迎えにいく約束をしたら止める',
  '車は1回3人まで',
)
const FEE = clash(
  'A hive has a deposit of £40.',
  'The deposit is £40 a hive.',
  'The deposit is raised to £50 a hive.',
)

it.each<[string, ReturnType<typeof clash>, string, boolean]>([
  [
    'a plain refusal',
    BOAT,
    'Sam books a second guest in the boat at the same hour and is refused',
    true,
  ],
  [
    'one with the figure',
    BOAT,
    'Sam books 3 guests in the boat at the same hour; a fourth is refused',
    false,
  ],
  ['no refusal', BOAT, 'Sam books a second guest in the boat at the same hour', false],
  ['one of another thing', BOAT, 'A stranger opens the bills and is refused', false],
  [
    '断られること',
    VAN,
    '受付がもう迎えの入っとる時間に別の人の迎えの約束を入れると、断られて、前の約束がそのまま残って見える',
    true,
  ],
  ['ほかのこと', VAN, '先生が他の先生の患者さんを開くと、断られる', false],
  ['a figure that gives way', FEE, 'Ann borrows a hive; the deposit of £50 a hive is shown', true],
  ['the figure that holds', FEE, 'Ann borrows a hive; the deposit of £40 a hive is shown', false],
])('what is seen goes against a default: %s', (...[, document, done, isDenied]) => {
  expect(findDeniedDone(document, done)?.id ?? null).toBe(isDenied ? 'CT-01' : null)
})
