import { expect, it } from 'vitest'
import { isHarmful } from './deeds.ts'

it.each([
  ['記録を消す', true],
  ['バスの乗車を取り消す', false],
  ['予約を取消す', false],
  ['持病を見る', true],
  ['コーチの急病を知らせる', false],
  ['delete a member', true],
])('%s does harm if the wrong person has it: %s', (deed, harm) => {
  expect(isHarmful(deed)).toBe(harm)
})
