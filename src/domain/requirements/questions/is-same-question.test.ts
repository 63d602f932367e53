import { expect, it } from 'vitest'
import { isSameQuestion } from './is-same-question.ts'

const TEXTS = 'we never text people more than three times a year'
const OTHER = 'a truck breaks down and they all get a text'

it.each([
  [
    'about the same words, mostly in the same words',
    {
      text: 'Which texts count when you never text people more than a few times a year?',
      said: TEXTS,
    },
    {
      text: 'The reminder already makes three texts: does a text about a truck count towards the three a year?',
      said: TEXTS,
    },
    true,
  ],
  [
    'about the same words, something else',
    { text: 'Who types in the number?', said: TEXTS },
    { text: 'Does a text about a truck count towards the three a year?', said: TEXTS },
    false,
  ],
  [
    'about other words',
    { text: 'Who counts the texts of a year?', said: TEXTS },
    { text: 'Who counts the trucks of a year in the yard?', said: OTHER },
    false,
  ],
  [
    'in another language, about the same words',
    { text: '三回に、故障の知らせも数えますか？', said: TEXTS },
    { text: 'Does a text about a truck count towards the three a year?', said: TEXTS },
    true,
  ],
  [
    'in another language, about other words',
    { text: '三回に、故障の知らせも数えますか？', said: OTHER },
    { text: 'Does a text about a truck count towards the three a year?', said: TEXTS },
    false,
  ],
] as const)('%s', (...[, one, other, isSame]) => {
  const asked = ({ text, said }: { text: string; said: string }) => {
    return { text, quotes: [{ question: 'q4', text: said }] }
  }
  expect(isSameQuestion(asked(one), asked(other), 0.7)).toBe(isSame)
})
