import { describe, expect, it } from 'vitest'
import { createActors } from './actors.ts'
import { japaneseEars, makePossible, plain, readCondition } from './japanese.ts'

const actors = createActors(new Set())
actors.add({ id: 'ROLE#1', name: 'お客様' })

describe('japaneseEars', () => {
  it.each([
    ['お客様が空席を予約する', 'let', 'The app shall お客様が空席を予約できるようにする。'],
    ['お客様が時間を選びます。', 'let', 'The app shall お客様が時間を選べるようにする。'],
    ['お客様が予約を変えられる', 'let', 'The app shall お客様が予約を変えられるようにする。'],
    [
      'お客様は料金を変えられない',
      'forbid',
      'The app shall お客様が料金を変えられないようにする。',
    ],
    ['アプリは前日に確認メールを送る', 'app', 'The app shall 前日に確認メールを送る。'],
    ['キャンセル待ち', 'offer', 'The app shall キャンセル待ちを備える。'],
    [
      '満員の場合は予約を受け付けない',
      'event',
      'When 満員の場合, the app shall 予約を受け付けないようにする。',
    ],
    [
      'お客様が取り消すと、残りの数が戻る',
      'event',
      'When お客様が取り消す, the app shall 残りの数が戻るようにする。',
    ],
  ])('%s', (wish, kind, text) => {
    expect(japaneseEars(wish, actors)).toMatchObject({ kind, text })
  })
})

describe('readCondition', () => {
  it.each([
    [
      '12時間前までなら無料で取り消せる',
      { condition: '12時間前までなら', outcome: '無料で取り消せる' },
    ],
    [
      '受け取り時刻を2時間過ぎたら、取り消す',
      { condition: '受け取り時刻を2時間過ぎたら', outcome: '取り消す' },
    ],
    ['受け取り時刻は変えられる', null],
  ])('%s', (text, read) => {
    expect(readCondition(text)).toEqual(read)
  })
})

it.each([
  ['予約します', '予約する'],
  ['取り消します', '取り消す'],
  ['選びます', '選ぶ'],
  ['見ます', '見る'],
  ['届けます', '届ける'],
  ['予約できる', '予約できる'],
])('the plain form of %s', (polite, said) => {
  expect(plain(polite)).toBe(said)
})

it.each([
  ['開く', '開けるようにする'],
  ['見る', '見られるようにする'],
  ['記録する', '記録できるようにする'],
  ['取り消せる', '取り消せるようにする'],
  ['送る', '送れるようにする'],
])('%s made possible', (action, said) => {
  expect(makePossible(action)).toBe(said)
})
