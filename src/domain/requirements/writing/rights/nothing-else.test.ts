import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { namesNoThing, tellOthers } from './nothing-else.ts'

describe('a ban of no thing of its own', () => {
  it.each([
    ['見る以外のことをする', true],
    ['「お休み」と「量を変える」以外のことをする', true],
    ['電話番号以外を直す', true],
    ['do anything but look', true],
    ['do more than look', true],
    ['order more than 3 boxes', false],
    ['do more than 3 boxes', false],
    ['see anything else', true],
    ["see others'", true],
    ['touch', true],
    ['見る', true],
    ['次の日になったら見る', true],
    ['見積もりを見るほかのことをする', true],
    ['look after the day', true],
    ['次の日になったら住所を見る', false],
    ['see bookings after the day', false],
    ['ほかの方の予約を見る', false],
    ['自分以外の予約を見る', false],
    ['よその家のことを見る', false],
    ["see others' bookings", false],
    ['touch the money', false],
    ['delete', false],
    ['see who paid', false],
    ['消すボタンを見る', false],
  ])('%s: %s', (what, expected) => {
    expect(namesNoThing({ may: 'never', what })).toBe(expected)
    expect(namesNoThing({ may: 'may', what })).toBe(false)
  })

  it('stands with its role and makes no row', () => {
    const role = (name: string) => makeRow('role', `q5: ${name}`, { name })
    const right = (name: string, may: 'may' | 'never', what: string) =>
      makeRow('permission', `q5: ${name} ${what}`, { role: name, may, what })
    const { permissions, roles } = writeRows([
      ...['owner', 'grandfather', 'guest'].map(role),
      right('grandfather', 'may', 'see the rota'),
      right('grandfather', 'never', 'do anything but look'),
      right('guest', 'never', 'do anything else'),
    ])
    // Of whom nothing is told that they may, the ban is all there is.
    expect(permissions.map(({ action }) => action)).toEqual(['See the rota', 'Do anything else'])
    const [, grandfather] = roles
    expect(grandfather?.mustNot).toEqual(['do anything but look'])
    expect(grandfather?.rows).toContain('permission q5: grandfather do anything but look')
  })

  it.each([
    ['自分とこの物件のほかを見る', 'ほかの方の物件を見る'],
    ['自分の注文以外を見る', 'ほかの方の注文を見る'],
    ['その日行く家の住所のほかを見る', 'その日行く家の住所のほかを見る'],
  ])('of what is others’ is told so: %s', (what, told) => {
    const right = makeRow('permission', `q5: ${what}`, { role: '担当', may: 'never', what })
    expect(right.kind === 'permission' && tellOthers(right).what).toBe(told)
  })
})
