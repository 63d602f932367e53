import { expect, test } from 'vitest'
import { followsAnswer, nameFromAnswer } from './project-name.ts'

test.each<[string, string | null]>([
  [
    'Owners of yoga studios with 1–3 teachers. They take bookings by text message.',
    'Owners of yoga studios with 1–3 teachers',
  ],
  ['I run a small bakery in Lyon, and people call all day.', 'Small bakery in Lyon'],
  ['So, we own a boat rental that loses bookings every weekend', 'Boat rental'],
  ['Dog walkers.', 'Dog walkers'],
  ['I want to build an app for bee keepers who share equipment', 'App for bee keepers'],
  [
    'parents of the children in our swimming club keep asking me the same things again and again',
    'Parents of the children in our swimming',
  ],
  ['- neighbours, who lend tools', 'Neighbours, who lend tools'],
  ['Tengo una panadería en Sevilla y la gente llama', 'Panadería en Sevilla y la gente llama'],
  ['町内会の役員です。回覧板が届くのに二週間かかります。', '町内会の役員です'],
  ['小さなヨガ教室の先生が、予約を電話で受けていて困っています。', '小さなヨガ教室の先生'],
  [
    '横浜市の緑ヶ丘三丁目町内会で会長をしております、七十一歳の者です。',
    '横浜市の緑ヶ丘三丁目町内会で会長',
  ],
  ['ok so it’s for the maker club at my school', 'Maker club at my school'],
  ['', null],
  ['  \n ', null],
  ['?', null],
])('%j is called %j', (answer, name) => {
  expect(nameFromAnswer(answer)).toBe(name)
})

test('a name is short, whatever the answer', () => {
  expect(nameFromAnswer('x'.repeat(5000))?.length).toBeLessThanOrEqual(44)
  expect(nameFromAnswer('あ'.repeat(5000))?.length).toBeLessThanOrEqual(22)
})

test.each<[string, string, boolean]>([
  ['My first project', '', true],
  ['最初のプロジェクト', 'Dog walkers.', true],
  ['Dog walkers', 'Dog walkers.', true],
  ['Walkies', 'Dog walkers.', false],
  ['Dog walkers', 'Dog walkers in Leeds.', false],
])('%j after %j still follows the answer: %s', (title, before, follows) => {
  expect(followsAnswer(title, before)).toBe(follows)
})
