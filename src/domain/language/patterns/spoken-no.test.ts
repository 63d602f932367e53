import { expect, it } from 'vitest'
import { SPOKEN_NO } from './spoken-no.ts'

it.each([
  ['前金はもらわん', true],
  ['誰が乗るかは見えんように', true],
  ['客の名前は絶対見せたらあかん。', true],
  ['会員には見られへん', true],
  ['息子は決めれんので聞く', true],
  ['古い写真は消さん', true],
  ['畳は動かさんで、そのまま', true],
  ['家族にも見せんと言う', true],
  ['前の日にやらんと、朝が困る', true],
  ['約束に間に合わんと、電話が来る', true],
  ['カードはやらんと', true],
  ['担当は山田さん', false],
  ['届け先は大渡さん', false],
  ['お客さん、息子さんと言う人', false],
  ['配るのは、みかんと、りんご', false],
  ['ちゃんと、きちんと言う', false],
  ['二時間、窓口は開けとくけん', false],
  ['見るんです', false],
  ['変えられません', false],
  ['ごめん、今日は休み', false],
  ['注文を受けるんは店長', false],
  ['かばんの数', false],
])('a no in %s: %s', (text, is) => {
  expect([...text.matchAll(SPOKEN_NO)].length > 0).toBe(is)
})
