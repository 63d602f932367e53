import { expect, it } from 'vitest'
import { makeEnglishFrames } from './english.ts'
import { JAPANESE_FRAMES } from './japanese.ts'

const framesOf = (words: string) =>
  /\p{Script=Han}/u.test(words) ? JAPANESE_FRAMES : makeEnglishFrames(new Set())

it.each([
  ['夜勤の回数', '一人月五回を超えない', '夜勤の回数：一人月5回を超えない。'],
  ['満足のアンケート', '下がらない', '満足のアンケート：下がらない。'],
  ['受付の待ち時間', '十分以内', '受付の待ち時間：10分以内。'],
  ['受付の待ち時間', '十分', '受付の待ち時間：10分より悪くしない。'],
  ['the night shifts', 'at most 5 a month', 'The night shifts: at most 5 a month.'],
  ['the rating', 'does not fall', 'The rating: does not fall.'],
  ['the rating', '4.7', 'The rating: not worse than 4.7.'],
])('what must not get worse, “%s”, “%s”: %s', (what, from, told) => {
  expect(framesOf(what).guard({ what, from, to: null })).toBe(told)
})

it.each([
  ['停電のとき、去年の台風のときは丸二日', '停電のとき（去年の台風のときは丸2日）'],
  ['鍵を忘れる方が五人に一人くらい', '鍵を忘れる方が5人に一人くらいのとき'],
  ['現金での支払い', '現金での支払いのとき'],
  ['席がない', '席がないとき'],
  ['雨が強い', '雨が強いとき'],
  ['会員は無料', '会員は無料のとき'],
  ['雨が降ったとき、客が来ない', '雨が降ったとき、客が来ないとき'],
])('a condition “%s”: %s', (when, told) => {
  const rule = JAPANESE_FRAMES.rule(when, '電話する')
  expect(rule).toBe(`${told}、電話する。`)
})
