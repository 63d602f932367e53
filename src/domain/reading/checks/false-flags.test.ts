import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields, RowKind } from '#domain/reading/rows.ts'
import { contentWords, findWordsBeyond } from './content-words.ts'
import { findWordsAround } from './find-words-around.ts'
import { hasForeignName } from './names.ts'
import { hasForeignNumber } from './numbers.ts'
import { contradictsQuotes } from './polarity.ts'
import { isCalledTop, isRanked } from './priority.ts'

function row<Kind extends RowKind>(
  kind: Kind,
  fields: RowFields[Kind],
  words: string,
): ProposedRow {
  const said = [{ question: 'q9', words }]
  return { kind, said, certainty: 'clear', flags: [], ...fields } as ProposedRow
}
const rule = (when: string | null, then: string, words: string) =>
  row('rule', { when, then, about: [] }, words)
const may = (role: string, what: string, words: string) =>
  row('permission', { role, may: 'may', what }, words)
const PEOPLE = { roles: [['captain'], ['member']], founder: ['captain'] }

it.each([
  ['a swimmer of eleven or twelve', "Juniors, that's eleven and twelve", false],
  ['from 200 to 300 guests', 'between two hundred and three hundred guests', false],
  ['a swimmer of 23', "Juniors, that's eleven and twelve", true],
  ['42 kayaks', 'forty-two kayaks', false],
])('numbers of "%s" in "%s": foreign %s', (text, quote, isForeign) => {
  expect(hasForeignNumber([text], [quote])).toBe(isForeign)
})

it.each([
  ['return by Thursday', 'back by thurs', false],
  ['closed in December', 'shut dec n jan', false],
  ['return by Friday', 'back by thurs', true],
  ['pay by PayPal', 'pay online', true],
])('names of "%s" in "%s": foreign %s', (text, quote, isForeign) => {
  expect(hasForeignName([text], [quote])).toBe(isForeign)
})

it.each([
  ['the deposit is back within a month', 'dep back in 1 mth', []],
  ['message the guest the night before', 'msg guest nite b4', []],
  ['see phone numbers', 'he sees no phone nos', []],
  ['next year', 'nxt yr', []],
  ['a card reader', 'they come by car', ['card', 'read']],
])('words of "%s" beyond "%s"', (text, quote, beyond) => {
  expect(findWordsBeyond(contentWords(text), [quote])).toEqual(beyond)
})

describe('yes and no', () => {
  it.each([
    [may('captain', 'move a race', "They can't move a race, that's me"), false],
    [may('captain', 'move a race', 'Members never move a race, the captain does'), false],
    [may('member', 'move a race', "Members can't move a race, that's me"), true],
    [may('captain', 'move a race', "The captain can't move a race, a member can"), true],
    [rule('later than noon', 'half back', 'b4 noon = nothing to pay. later = half back'), false],
    [rule('a swimmer is ill', 'the fee is paid', 'A swimmer is ill: the fee is not paid'), true],
    [rule(null, '退会した人に請求しない', '退会した人に請求することは決してあってはならず'), false],
    [rule(null, '退会した人に請求する', '退会した人に請求することは決してあってはならず'), true],
    [rule(null, '必ず名前を確認する', '必ず、名前を確認します'), false],
  ])('%#: a row against its words', (given, isTurned) => {
    expect(contradictsQuotes(given, PEOPLE)).toBe(isTurned)
  })
})

it.each([
  ['次に、名簿の印刷をお願いします', '名簿を印刷する', 'should'],
  ['Second: print the start list', 'print the start list', 'should'],
  ['Most important: the start list', 'print the start list', 'must'],
  ['A map of the course, also lovely', 'show a map of the course', 'could'],
  ["A map of the course'd be good", 'show a map of the course', 'could'],
  ['ぜひとも欲しいもの: 名簿の印刷', '名簿を印刷する', 'must'],
  ['どうしても名簿の印刷だけは外せません', '名簿を印刷する', 'must'],
  ["MUST\nKev's list", "have Kev's list", 'must'],
  ["put the start list top, if he hasn't got it nothing opens", 'print the start list', 'must'],
  ["Parts waiting, so which bike, what part, that's gotta be in", 'show parts waiting', 'must'],
  ['Oh, and it has to work when there is no signal', 'work when there is no signal', 'must'],
  ["Booking onto a day, that's first, without that there's nothing", 'book onto a day', 'must'],
  ['If I could only have one thing it would be the quote', 'get the quote', 'must'],
  ["The list for the day needs to be in, it's got to be there", 'see the list for the day', 'must'],
  ['予約の画面がないと始まらんのです', '予約する', 'must'],
  ['予約を取るところ、ここまでは無いと困ります', '予約を取る', 'must'],
  ['写真の部屋の予約は、できたらでいいんですけど', '写真の部屋を予約する', 'could'],
  ['一つだけ選ぶなら予約の表', '予約の表を見る', 'must'],
  ['A map of the course is nice, no, must, six of them ask', 'show a map of the course', 'must'],
  [
    'Saws must, no two out at once, the big one and the small one',
    'lend saws: the big one and the small one',
    'must',
  ],
  ['A map must, no make that nice, if six ask', 'show a map', 'could'],
  [
    'bill per boat. paying by card nice to have, actually no, must for the deposit',
    'pay by card for the deposit',
    'must',
  ],
] as const)('"%s" gives a rank', (quote, does, priority) => {
  expect(isRanked({ does, priority }, [{ question: 'q7', words: quote }])).toBe(true)
})

it.each([
  ["medicines, that's the really important one", 'put their name when giving a medicine', true],
  ['The most important is the start list', 'print the start list', true],
  ['お薬の記録、これがいちばん大事です', 'お薬を記録する', true],
  ['The map is nice, the most important is the start list', 'show the map', false],
  ['Second: print the start list', 'print the start list', false],
] as const)('"%s" makes it a must: %s', (quote, does, isTop) => {
  expect(isCalledTop(does, [quote])).toBe(isTop)
})

it.each([
  ['The volunteer has to print the start list', 'print the start list'],
  ['Kelly has to be there when it starts', 'see who starts'],
  ['without the card there is nothing to scan', 'scan the card'],
] as const)('"%s" is no rank', (quote, does) => {
  expect(isRanked({ does, priority: 'must' }, [{ question: 'q7', words: quote }])).toBe(false)
})

describe('where words stand', () => {
  const text = '受付は予約を登録します。記録は閲覧のみとし、書き込みはできません。次の文。'
  it.each([
    ['記録は閲覧のみ', [text.slice(0, text.indexOf('。次'))]],
    ['受付は予約を登録します', []],
  ])('"%s": the sentence before, and its own', (words, around) => {
    const answers = [{ question: 'q5', text }]
    expect(findWordsAround([{ question: 'q5', words }], answers)).toEqual(around)
  })
})

it.each([
  [
    { role: '客', may: 'never' as const, what: '誰が乗るかを見る' },
    '誰が乗るかは見えんように',
    false,
  ],
  [{ role: '客', may: 'may' as const, what: '誰が乗るかを見る' }, '誰が乗るかは見えんように', true],
  [{ role: '息子', may: 'never' as const, what: '出船を決める' }, '息子は出船を決めれん', false],
  [{ role: '会員', may: 'may' as const, what: '値段を変える' }, '値段は会員には変えられへん', true],
])('a right with the no of a dialect: %j of "%s" is turned: %s', (fields, words, isTurned) => {
  expect(contradictsQuotes(row('permission', fields, words))).toBe(isTurned)
})
