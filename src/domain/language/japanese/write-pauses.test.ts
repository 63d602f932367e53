import { expect, it } from 'vitest'
import { writePauses } from './write-pauses.ts'

it.each([
  ['髪は50分 七五三は30分 間の10分を守る', '髪は50分、七五三は30分、間の10分を守る'],
  ['朝 3人が来る', '朝、3人が来る'],
  ['いつ来ますか?', 'いつ来ますか？'],
  ['電話で「空いてる 明日」と聞く 店', '電話で「空いてる 明日」と聞く、店'],
  ['LINE とメールで送る', 'LINE とメールで送る'],
  ['Kev lifts the boat', 'Kev lifts the boat'],
])('a pause is a comma: %s', (said, written) => {
  expect(writePauses(said)).toBe(written)
})
