import { expect, it } from 'vitest'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { findBrokenDefault } from './find-broken-default.ts'

const ROOMS = {
  text: '7室-5室=電話用2室ですが、電話が6割なら約4室要りませんか?',
  sides: ['旅行サイトに出すのは5室までです', '今売っているのは7室です'],
  until: 'サイトは5室を上限に健一が日ごとに減らせ、初めは5室で出す。',
}
const PICKED = {
  text: 'Does the first one get it when they ask, or only when you pick?',
  sides: [
    'if two people want the same thing then first one gets it',
    'they are held when I have picked them but only for seven days',
  ],
  until: 'Without exception: “they are held when I have picked them but only for seven days”.',
}
const HIRE = {
  text: 'Rooms an hour at least, but two hours should be the least.',
  sides: ['rooms are one hour at least', 'Maureen thinks two hours should be the least'],
  until: 'As you said: “rooms are one hour at least”.',
}
const DOGS = {
  text: 'Six dogs on a walk, or four?',
  sides: ['a walk takes six dogs', 'never more than four dogs on a walk, the van seats six people'],
  until: 'Without exception: “never more than four dogs on a walk”.',
}
const FIRST_BOX = {
  text: 'Which Thursday is the first box, as 8 May is not a Thursday?',
  sides: ['the first box is 8 May', 'every box is packed on Thursday'],
  until: 'The first box is Thursday 6 May.',
}

it.each<[typeof ROOMS, string, string, string | null]>([
  [ROOMS, 'ひと月の部屋の表を開く', '売れる部屋は7室と出る', null],
  [ROOMS, '健一が旅行サイトに部屋を出す', 'サイトに7室が出る', 'CT-01'],
  [ROOMS, '健一が旅行サイトに部屋を出す', 'サイトに5室が出て、売る部屋は7室のまま', null],
  [PICKED, 'two people pick one costume', 'one gets it and the other sees what is near it', null],
  [PICKED, 'a hirer says yes in time', 'the one costume is hired', null],
  [HIRE, 'a group books the big room for two hours', 'shorter is refused', 'CT-01'],
  [HIRE, 'two groups book the big room', 'the second is refused', null],
  [DOGS, 'six dogs are put on a walk', 'they are taken', 'CT-01'],
  [FIRST_BOX, 'the totals of the first week that closed on Monday 8', 'each box is counted', null],
  [FIRST_BOX, 'the first box is opened', 'its day is 8 May', 'CT-01'],
  [DOGS, 'six people walk the van home', 'they are taken', null],
])('a test goes against a default of %j only about the same: %s, %s', (clash, ...told) => {
  const [when, outcome, id] = told
  const quotes = clash.sides.map((text, at) => ({ question: `q${at + 1}`, text }))
  const contradiction = { id: 'CT-01', text: clash.text, quotes, suggestedDefault: clash.until }
  const document = { contradictions: [contradiction as unknown as Contradiction] }
  expect(findBrokenDefault(document, { given: '', when, outcome, quotes })).toBe(id)
})
