import { expect, it } from 'vitest'
import { findWordingFault } from './find-wording-fault.ts'

const OPEN = 'You left this open: Not sure which accounts thing Sandra has. What do you want done?'
const OPEN_IN_JAPANESE = 'まだ決まっていません：会計は山田さんのどのソフトか。どうしますか？'
const PICK = 'Me and Col both changed the same job → “show us both, don’t just pick”'

const CLASH = 'Mechanics can not give discount, but deano does. Which of the two is right?'

it.each<[string, string, string | null]>([
  [CLASH, 'Mechanics can not give discount, but deano does: which of the two holds?', null],
  [CLASH, 'The three mechanics can not give discount, but deano does.', 'invented'],
  [OPEN, 'Which accounts thing does Sandra have?', null],
  [OPEN, 'The founder is not sure which accounts thing Sandra has: what shall hold?', null],
  [OPEN, 'What does Sandra do?', 'lost'],
  [OPEN_IN_JAPANESE, '山田さんの会計はどのソフトですか？', null],
  [
    PICK,
    'When Col and the founder both changed the same job, the app shows both and does not just pick.',
    null,
  ],
  [
    PICK,
    'When Col and the founder both changed the same job, the app shows both and doesn’t just pick.',
    null,
  ],
  [
    PICK,
    'When Col and the founder both changed the same job, the app shows both and just picks.',
    'negation',
  ],
])('“%s” may be told “%s”: %s', (said, text, rule) => {
  const fault = findWordingFault({
    ...{ text, said: [said], quotes: [], roles: [], told: ['Sandra', 'Col', '山田'] },
    sameLanguage: true,
  })
  expect(fault?.rule ?? null).toBe(rule)
})
