import { expect, it } from 'vitest'
import { isRanked } from './priority.ts'

const said = (...quotes: readonly string[]) =>
  quotes.map((quote) => {
    const [, question = 'q7', words = quote] = /^(q\d+): (.*)$/su.exec(quote) ?? []
    return { question, words }
  })

it.each([
  [
    'could',
    'see the list of apiaries for the day of his visit',
    ['NICE', '8. The inspector’s day list.', 'q5: He should see a list of apiaries for the day'],
  ],
  ['could', 'see the menu of the week', ['Later: the menu', 'q5: they should see the menu only']],
  ['could', 'print the rota', ['NICE', 'q9: the rota must be printed on A4']],
  ['could', 'see the rota', ['Nice to have, she should see the rota']],
  ['could', '写真を残す', ['写真は後でもええ']],
  ['could', '写真を残す', ['写真を残すのは後回しでいい']],
  ['could', '売上を見る', ['売上を見るのは急がない']],
  ['could', '売上を見る', ['売上を見るのはあとでもいい']],
  ['should', 'print the rota', ['the rota should print']],
  [
    'should',
    'see the list of fittings',
    ['the list, must, well nearly must they manage with notes'],
  ],
  ['should', 'print labels', ['labels are almost a must-have']],
  ['should', '領収書を出す', ['領収書はほぼ必須です']],
] as const)('ranks as %s: %s', (priority, does, quotes) => {
  expect(isRanked({ does, priority }, said(...quotes))).toBe(true)
})

it.each([
  ['should', 'see the list of the day', ['q5: He should see a list of the day']],
  ['could', 'print the rota', ['Nice: a map', 'the rota must print']],
  ['must', 'print the rota', ['the rota would be nice']],
  ['must', 'see the list of fittings', ['the list, must, well nearly must they manage with notes']],
  ['could', '薬を届ける', ['急がないと薬が間に合わん']],
] as const)('does not rank as %s: %s', (priority, does, quotes) => {
  expect(isRanked({ does, priority }, said(...quotes))).toBe(false)
})
