import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const role = (name: string, ...also: string[]) => makeRow('role', `q5: ${name}`, { name, also })
const right = (name: string, may: 'may' | 'never', what: string) =>
  makeRow('permission', `q5: ${name} ${may} ${what}`, { role: name, may, what })

function cellOf(bans: readonly (readonly ['may' | 'never', string])[], deed: string) {
  const { permissions, roles } = writeRows([
    role('Joan', 'me'),
    role('Bookkeeper'),
    ...bans.map(([may, what]) => right('Joan', may, what)),
    right('Bookkeeper', 'may', deed),
  ])
  const joan = roles.find(({ name }) => name === 'Joan')
  const row = permissions.find(({ action }) => action.toLowerCase() === deed.toLowerCase())
  const cell = row?.cells.find((each) => each.role === joan?.id)
  return `${cell?.permission}${cell?.assumed === true ? ' (supposed)' : ''}`
}

describe('what somebody who runs the place does not want to touch', () => {
  it.each<[readonly (readonly ['may' | 'never', string])[], string, string]>([
    [[['never', 'touch the money']], 'send the bills', 'no'],
    [
      [
        ['may', 'do everything'],
        ['never', 'touch the money'],
      ],
      'give refunds',
      'no',
    ],
    [[['may', 'do everything but the money']], 'do the money', 'no'],
    [[['may', 'do everything but the money']], 'tick visitors paid', 'no'],
    [[['never', 'have anything to do with the rota']], 'change the rota', 'no'],
    [[['never', 'お金に触る']], '請求書を送る', 'no'],
    [[['may', '経理以外は全部']], '入金を記録する', 'no'],
    // They look, say what things cost, and do all else.
    [[['never', 'touch the money']], "see who's paid", 'yes (supposed)'],
    [[['never', 'touch the money']], 'set the prices', 'yes (supposed)'],
    [[['never', 'touch the money']], 'do everything but the money', 'yes (supposed)'],
    [[['never', 'touch the money']], 'move a mooring', 'yes (supposed)'],
    [[['never', 'see the wages']], 'send the bills', 'yes (supposed)'],
    [[['may', 'do everything but the rota']], 'hand out keys', 'yes'],
  ])('%j: %s is %s', (bans, deed, expected) => {
    expect(cellOf(bans, deed)).toBe(expected)
  })
})
