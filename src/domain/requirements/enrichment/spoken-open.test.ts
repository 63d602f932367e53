import { expect, it } from 'vitest'
import { findOtherNegation } from './negations.ts'
import { deniesWay } from './stages/stage-words.ts'
import { findLeftOut } from './supplying/draft-says.ts'
import { findBrought } from './wording/find-wording-fault.ts'

it.each([
  [
    '今回見せるかどうか決めとらん',
    'ケアマネさんに今回見せるかどうかは、まだ決まっていません',
    false,
  ],
  ['今回見せるかどうか決めとらん', '今回見せるかどうか、どうしますか？', false],
  ['ノートとエクセルで数が合わん', 'ノートとエクセルで数が合わんのをどうしますか？', false],
  ['ノートとエクセルで数が合わん', 'ノートとエクセルで数が合う', true],
])('%s, told as %s, is turned round: %s', (said, told, isTurned) => {
  expect(findOtherNegation(told, [said]) !== null).toBe(isTurned)
})

it.each([
  ['受付が家族に電話、つながらんかったらケアマネさん', false],
  ['受付が家族に電話、つながらなかったらケアマネさん', false],
  ['家族に電話しても、ケアマネさんには行かん', true],
])('%s bans the way: %s', (sentence, isBan) => {
  const way = { from: '家族に電話', to: 'ケアマネさん' }
  expect(deniesWay(sentence, way, ['家族に電話', 'ケアマネさん'])).toBe(isBan)
})

it.each([
  ['[患者さん]さんの訪問は[日]です。休むときは院に電話してください', null],
  ['院の患者さんが使う画面', 'NG-07'],
])('%s is left out: %s', (deed, id) => {
  const nonGoals = [{ id: 'NG-07', text: '院のほうの患者さんが使うこと。' }]
  expect(findLeftOut({ nonGoals } as Parameters<typeof findLeftOut>[0], deed)).toBe(id)
})

it.each([
  ['川瀬さんのうちの娘さんが押す', true],
  ['うちの娘さんが押す', false],
])('%s is nobody’s own: %s', (text, isFree) => {
  expect(findBrought(text, { sources: [text], names: [] }, 200) === null).toBe(isFree)
})
