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
  [
    'should',
    'see the list of alterations',
    ['Joan and Irena’s list, must, well nearly must they manage with safety pins'],
  ],
  ['should', 'print the labels', ['the labels are almost a must']],
  ['should', 'see the map of plots', ['next thing after the musts is the map of plots']],
  ['should', 'see the menu', ['the menu is not quite essential']],
  ['should', '写真を残す', ['写真を残すのはほぼ必須']],
  ['should', '売上を見る', ['売上を見るのは必須に近いです']],
  ['must', 'print the rota', ['the rota must print, it nearly went wrong']],
  ['must', '車に積む時に札を読む', ['車に積む時に札を読む。ここが肝心です。']],
  ['must', '鍵を渡す相手を残す', ['鍵を渡す相手を残すのが肝要']],
] as const)('ranks as %s: %s', (priority, does, quotes) => {
  expect(isRanked({ does, priority }, said(...quotes))).toBe(true)
})

it.each([
  ['should', 'see the list of the day', ['q5: He should see a list of the day']],
  ['could', 'print the rota', ['Nice: a map', 'the rota must print']],
  ['must', 'print the rota', ['the rota would be nice']],
  ['must', 'see the list of fittings', ['the list, must, well nearly must they manage with notes']],
  ['must', 'print the labels', ['labels, must, well nearly must']],
  ['must', '写真を残す', ['写真を残すのはほぼ必須']],
  ['must', '薬を届ける', ['肝心な時に薬を届ける人がおらん']],
  ['could', '薬を届ける', ['急がないと薬が間に合わん']],
] as const)('does not rank as %s: %s', (priority, does, quotes) => {
  expect(isRanked({ does, priority }, said(...quotes))).toBe(false)
})
