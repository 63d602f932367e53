import { expect, it } from 'vitest'
import { SPOKEN_NO } from './spoken-no.ts'

it.each([
  ['前金はもらわん', true],
  ['誰が乗るかは見えんように', true],
  ['客の名前は絶対見せたらあかん。', true],
  ['会員には見られへん', true],
  ['息子は決めれんので聞く', true],
  ['担当は山田さん', false],
  ['二時間、窓口は開けとくけん', false],
  ['見るんです', false],
  ['変えられません', false],
  ['ごめん、今日は休み', false],
  ['注文を受けるんは店長', false],
  ['かばんの数', false],
])('a no in %s: %s', (text, is) => {
  expect([...text.matchAll(SPOKEN_NO)].length > 0).toBe(is)
})
