import { describe, expect, it } from 'vitest'
import { createActors } from './actors.ts'
import { japaneseNames, readJapaneseRights, readPerson } from './japanese-rights.ts'

const actors = createActors(new Set())
actors.add({ id: 'ROLE#1', name: '農家' })

describe('readPerson', () => {
  it.each([
    ['オーナーはすべてにアクセスできる。', 'オーナー', 'すべてにアクセスできる'],
    ['オーナーには全権限がある', 'オーナー', '全権限がある'],
    ['オーナーは何でもできます', 'オーナー', '何でもできます'],
    ['スタッフは予約だけ見られる', 'スタッフ', '予約だけ見られる'],
    ['スタッフは予約のみ', 'スタッフ', '予約のみ'],
    ['農家は箱の中身を決める', '農家', '箱の中身を決める'],
  ])('%s', (text, name, rest) => {
    expect(readPerson(actors, text)).toEqual({ name, rest })
  })

  it.each([
    '料金は変えられない。',
    'ほかの生徒は見えない',
    'お客様の名前は見られない',
    'オーナーは一人',
    '予約する',
  ])('finds nobody who may do something in %j', (text) => {
    expect(readPerson(actors, text)).toBeNull()
  })
})

it.each([
  ['生徒、先生、オーナー', ['生徒', '先生', 'オーナー']],
  ['生徒と先生', ['生徒', '先生']],
  ['農家', ['農家']],
  ['おとこのひと', ['おとこのひと']],
  ['料金は変えられない。', ['']],
])('the names listed in %s', (text, names) => {
  expect(japaneseNames(text)).toEqual(names)
})

it.each([
  ['料金', { can: ['料金'], mustNot: [], things: ['料金'] }],
  ['料金、予約を見る', { can: ['料金', '予約を見る'], mustNot: [], things: ['料金'] }],
  ['予約のみ', { can: ['予約のみ'], mustNot: [], things: [] }],
  ['すべて', { can: ['すべて'], mustNot: [], things: [] }],
  ['閲覧、削除不可', { can: ['閲覧'], mustNot: ['削除不可'], things: [] }],
])('the rights in %s', (text, rights) => {
  expect(readJapaneseRights(text)).toEqual(rights)
})
