import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, said: string) => makeRow('role', `q5: ${said}`, { name, also: [] })
const right = (who: string, what: string, said = `${who} may ${what}`) =>
  makeRow('permission', `q5: ${said}`, { role: who, may: 'may', what })

const PEOPLE = [
  role('customer', 'customers'),
  role('employee', 'two employees'),
  makeRow('role', 'q5: and I, Ann', { name: 'owner', also: ['me'] }),
  role('museum', 'the museum that lends us things'),
]

function rowsOf(rows: readonly Row[], words?: Parameters<typeof writeRows>[1]): string[] {
  return writeRows(rows, words).permissions.map(({ action, cells }) => {
    const told = cells.map((cell) => cell.permission + (cell.assumed === true ? '†' : ''))
    return `${action}: ${told.join(' | ')}`
  })
}

describe('a yes that somebody gives for themselves', () => {
  it.each<[string, string, string]>([
    ['customer', 'say a proper yes or no to the quote', 'yes | unstated | unstated | unstated'],
    ['customer', 'sign for the dangerous brakes', 'yes | unstated | unstated | unstated'],
    ['customer', 'rate the lesson', 'yes | unstated | unstated | unstated'],
    ['customer', 'pay the deposit', 'yes | unstated | unstated | unstated'],
    ['customer', 'argue with a charge', 'yes | unstated | unstated | unstated'],
    ['customer', 'sign in with a code', 'yes | unstated | yes† | unstated'],
    ['museum', 'confirm the loan', 'unstated | unstated | unstated | yes'],
    ['employee', 'accept the booking', 'unstated | yes | unstated | unstated'],
    ['employee', 'say that they cannot do a day', 'unstated | yes | unstated | unstated'],
    ['employee', 'accept parcels', 'no† | yes | yes† | unstated'],
    ['employee', 'confirm the booking', 'no† | yes | yes† | unstated'],
    ['owner', 'say yes to a discount', 'no† | no† | yes | unstated'],
  ])('supposes of nobody the yes of another: %s, %s', (who, what, cells) => {
    expect(rowsOf([...PEOPLE, right(who, what)])[0]?.split(': ')[1]).toBe(cells)
  })

  it('does not give the yes of another by “everything”', () => {
    const rows = [
      right('owner', 'do everything', 'me: everything'),
      right('customer', 'say yes to the quote'),
      right('customer', 'pay the deposit'),
      makeRow('permission', 'q5: only customers object', {
        ...{ role: 'customer', may: 'only', what: 'object to a charge' },
      }),
      right('customer', 'cancel the visit'),
    ]
    expect(rowsOf([...PEOPLE, ...rows])).toEqual([
      'Say yes to the quote: yes | unstated | unstated | unstated',
      'Pay the deposit: yes | unstated | unstated | unstated',
      'Object to a charge: only | no | unstated | no',
      'Cancel the visit: yes | unstated | yes | unstated',
    ])
  })

  it.each([
    ['見積りに同意する', 'unstated | unstated | yes'],
    ['「これでお願いします」を押す', 'unstated | unstated | yes'],
    ['OK（見積もり）を出す', 'unstated | unstated | yes'],
    ['サインインする', 'yes† | unstated | yes'],
  ])('supposes of nobody the yes of another in Japanese: %s', (what, cells) => {
    const rows = [
      role('私', '私'),
      role('スタッフ', 'スタッフ'),
      role('お客様', 'お客様'),
      right('お客様', what),
    ]
    expect(rowsOf(rows, JAPANESE)[0]?.split(': ')[1]).toBe(cells)
  })

  it('is supposed of nobody where some of the served must not give it', () => {
    const ban = (who: string, what: string) =>
      makeRow('permission', `q5: ${who} never ${what}`, { role: who, may: 'never', what })
    expect(rowsOf([...PEOPLE, ban('customer', 'agree money')])).toEqual([
      'Agree money: no | unstated | unstated | unstated',
    ])
    const [discount] = rowsOf([...PEOPLE, ban('employee', 'say yes to a discount')])
    expect(discount).toContain('yes†')
  })

  it('supposes of nobody to do without themselves', () => {
    const what = 'set prices without the owner having a look'
    const ban = makeRow('permission', `q5: no ${what}`, { role: 'employee', may: 'never', what })
    expect(rowsOf([...PEOPLE, ban])[0]).not.toContain('yes')
  })
})
