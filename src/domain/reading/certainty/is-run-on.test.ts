import { describe, expect, it } from 'vitest'
import { isRunOn } from './is-run-on.ts'

describe('speech without punctuation', () => {
  it.each([
    'so the vet she looks at the dog and then she writes it down and if the dog is over thirty kilos it goes in the big pen and we close at six and nobody gets in after that except my sister who has the key',
    '予約したお客さんが来たらまず名前を聞いてそれから席に案内してその人が前に来たことがあれば前の注文を見て今日のおすすめを言って会計はあとでまとめてするんだけどその時に割引券があれば引いて無ければそのままで領収書はいる人だけに出してあとは片付けて次の人を呼ぶみたいな感じでやってます',
  ])('%s', (text) => expect(isRunOn(text)).toBe(true))

  it.each([
    'A walker books a dog.',
    'A walker books a dog, sees its notes, and brings it back by six. If it rains, the walk is off. Nobody pays in the app.',
    'no stop here but it is short enough',
    'Must: book a table\nMust: cancel a table\nNice: a map of the room\nNice: a list of the people who come often and what they like to drink',
    '予約は前日の18時まで。それ以降は電話でお願いします。店主だけが金額を変えられます。',
  ])('not: %s', (text) => expect(isRunOn(text)).toBe(false))
})
