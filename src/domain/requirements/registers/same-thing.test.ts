import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findRoleNamed, isSameName } from './same-thing.ts'

it.each<[string, string, boolean]>([
  ['Bills', 'bill', true],
  ['bill', 'invoice', true],
  ['お客さん', '顧客', true],
  ['feed change', 'feed', false],
  ['お客様', 'お子様', false],
])('%s is %s: %s', (one, other, isSame) => expect(isSameName(one, other)).toBe(isSame))

it('of two owners neither is the owner', () => {
  const { roles } = writeRows(
    [
      makeRow('role', 'q5: house owner', { name: 'house owner' }),
      makeRow('role', 'q5: dog owner', { name: 'dog owner' }),
    ],
    ENGLISH,
  )
  expect(findRoleNamed(roles, 'owner')).toBeNull()
  expect(findRoleNamed(roles, 'Dog owners')?.name).toBe('Dog owner')
})
