import { expect, it } from 'vitest'
import { isHarmful } from './deeds.ts'

it.each([
  ['記録を消す', true],
  ['バスの乗車を取り消す', false],
  ['予約を取消す', false],
  ['持病を見る', true],
  ['コーチの急病を知らせる', false],
  ['delete a member', true],
  ['sign in with email and password', false],
  ['log in with a phone number and a password', false],
  ['set their own password', false],
  ['reset a forgotten password by a link', false],
  ['reset the password of a member', true],
  ['set a new password for a member', true],
  ['see the passwords of the staff', true],
  ['sign in and see the wages', true],
  ['sign in with a password and delete a member', true],
  ['pay by bank transfer', false],
  ['see the bank account of a member', true],
  ['パスワードでログインする', false],
  ['自分のパスワードを変える', false],
  ['会員のパスワードを見る', true],
  ['銀行振込で払う', false],
  ['会員の口座を見る', true],
])('%s does harm if the wrong person has it: %s', (deed, harm) => {
  expect(isHarmful(deed)).toBe(harm)
})
