import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const TOLD = 'Me and Eleri, office, we do everything'
const role = (name: string, words = TOLD) => makeRow('role', `q5: ${words}`, { name })
const right = (name: string, what: string, may: 'may' | 'only' | 'never' = 'may') =>
  makeRow('permission', `q5: ${name}: ${may} ${what}`, { role: name, what, may })

const OFFICE = [
  role('office'),
  role('Gwen'),
  role('Eleri'),
  role('driver', 'drivers see their run'),
  right('office', 'do everything'),
  right('office', 'correct crates', 'only'),
  right('Eleri', 'give refunds over £20', 'never'),
  right('driver', 'see their run'),
  makeRow('feature', 'q7: office set the price', { actor: 'office', does: 'set the price' }),
]

function told(rows: Row[], words?: typeof JAPANESE) {
  const document = writeRows(rows, words)
  const names = new Map(document.roles.map(({ id, name }) => [id, name]))
  return {
    roles: document.roles.map(({ name }) => name),
    rights: document.permissions.map(({ action, cells }) => [
      action,
      ...cells.map(({ role: id, permission }) => `${names.get(id)} ${permission}`),
    ]),
    functions: listRequirements(document).map(({ text }) => text),
  }
}

describe('a name of whoever answers together with others', () => {
  it('is none beside those whom it is: each may what it may, unless it is refused', () => {
    const { roles, rights, functions } = told(OFFICE)
    expect(roles).toEqual(['Gwen', 'Eleri', 'Driver'])
    const of = (action: string) => rights.find(([first]) => first === action)
    expect(of('Correct crates')).toEqual(['Correct crates', 'Gwen yes', 'Eleri yes', 'Driver no'])
    expect(of('Give refunds over £20')?.slice(1, 3)).toEqual(['Gwen yes', 'Eleri no'])
    expect(functions).toContain('The app shall let Gwen and Eleri set the price.')
  })

  it('stays where it may not everything, or names nobody else', () => {
    const staff = [role('office'), role('Gwen'), role('Eleri'), right('office', 'see the rota')]
    expect(told(staff).roles).toEqual(['Office', 'Gwen', 'Eleri'])
    const alone = [role('office', 'the office does it all'), ...OFFICE.slice(1)]
    expect(told(alone).roles).toContain('Office')
  })

  it('is none in Japanese, too', () => {
    const words = '私と恵子、事務の二人は全部できます'
    const rows = [role('事務', words), role('恵子', words), role('片山', words)]
    expect(told([...rows, right('事務', '全部できる')], JAPANESE).roles).toEqual(['恵子', '片山'])
  })
})
