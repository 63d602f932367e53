import { expect, it } from 'vitest'
import { listSides } from './list-sides.ts'

/** Sides with what stands in the answer, each of which is a piece of it. */
function sidesOf(answer: string, ...said: string[]) {
  const quotes = said.map((text) => ({ question: 'q9', text }))
  const { sides, isOfOthers } = listSides(quotes, [{ question: 'q9', text: answer }])
  return [sides.map(({ text }) => text), isOfOthers]
}

it.each<[string, { answer: string; said: string[]; left: string[] }]>([
  [
    'what is said anew',
    {
      answer: 'The hall closes at ten, no wait, the hall closes at nine.',
      said: ['The hall closes at ten', 'the hall closes at nine'],
      left: ['the hall closes at nine'],
    },
  ],
  [
    'what is said anew in one side',
    {
      answer: 'A lesson is £20, no sorry, £25. Later £30.',
      said: ['A lesson is £20, no sorry, £25', 'Later £30'],
      left: ['£25', 'Later £30'],
    },
  ],
  [
    'what is never done',
    {
      answer: 'Two in the kiln room. The rules say: "one at a time". We have never once done that.',
      said: ['Two in the kiln room', 'The rules say: "one at a time"'],
      left: ['Two in the kiln room'],
    },
  ],
  [
    'what is never done, with its own no',
    {
      answer: 'Cars may park. Cars stay outside. Nobody does that.',
      said: ['Cars may park', 'Cars stay outside. Nobody does that'],
      left: ['Cars may park'],
    },
  ],
  [
    '言い直したもの',
    {
      answer: '訪問は1日46件、あ、違う、訪問は1日42件です。',
      said: ['訪問は1日46件', '訪問は1日42件です'],
      left: ['訪問は1日42件です'],
    },
  ],
  [
    'nothing that is only said later',
    {
      answer: 'The hall closes at ten. On Fridays no wait is needed, the hall closes at nine.',
      said: ['The hall closes at ten', 'the hall closes at nine'],
      left: ['The hall closes at ten', 'the hall closes at nine'],
    },
  ],
])('leaves out %s', (_, { answer, said, left }) => {
  expect(sidesOf(answer, ...said)[0]).toEqual(left)
})

it.each<[string, string, boolean]>([
  ['cancel free up to 48 hours before', 'cancelling was put at 24 hours in the newsletter', true],
  ['Minutes of May: "deposit to be £50"', 'Deposit £40 a boat', true],
  ['The committee AGREED that boats be left out', 'I have put boats under must', true],
  ['my husband says 10 minutes', '15 minutes late and the next is first', true],
  ['Ron reckons two coats', 'one coat is enough', true],
  ['the committee decides a third time', 'in practice me', true],
  ['the guest says yes on the phone', 'the guest writes yes', false],
  ['I say ten', 'the shop opens at nine', false],
  ['主人は10分って言うけど', '15分遅れたら次の人を先にする', true],
  ['店長は場所を見たがっとる', '着いたときだけでいい', true],
  ['会則では月末まで', '月の半ばに閉める', true],
  ['変更は私だけができます', '主人もできないと困ります', false],
  ['お客さんが来たと押す', '係が来たと押す', false],
])('tells whether one is somebody else’s rule: %s', (one, other, isOfOthers) => {
  expect(sidesOf('', one, other)[1]).toBe(isOfOthers)
})
