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
    'about the same words, who and when',
    { text: 'Who cancels a booking?', said: TEXTS },
    { text: 'When is a booking cancelled?', said: TEXTS },
    false,
  ],
  [
    'about the same words, how much and until when, in Japanese',
    { text: '予約の取り消しはいくらですか？', said: '予約の取り消しは前日まで' },
    { text: '予約の取り消しはいつまでですか？', said: '予約の取り消しは前日まで' },
    false,
  ],
  [
    'about the same words, two things of them',
    {
      text: 'Is a reminder about a missing form one of the texts people get three times a year?',
      said: TEXTS,
    },
    { text: 'Do landline numbers of people without texts stay empty for a year?', said: TEXTS },
    false,
  ],
  [
    'about the same words, two things of them, in Japanese',
    { text: '予約の取り消しは前日の閉店までですか？', said: '予約の取り消しは前日まで' },
    { text: '予約の取り消しを電話で頼む人も前日までですか？', said: '予約の取り消しは前日まで' },
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
