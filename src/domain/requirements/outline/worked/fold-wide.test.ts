import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { foldWide } from './fold-wide.ts'
import type { Entry } from './right-cells.ts'

const KINDS = { Y: 'yes', O: 'own', N: 'never', '-': 'no' } as const

/** Rows as "deed: cell / cell"; what is supposed has a "†", anything but Y, O, N and "-" is a limit. */
function fold(rows: readonly string[], said: readonly string[] = []): string[] {
  const entries = rows.map((row, at): Entry => {
    const [what = '', cells = ''] = row.split(': ')
    const told = cells.split(' / ').map((cell, of) => {
      const bare = cell.replace('†', '')
      const kind = KINDS[bare as keyof typeof KINDS] ?? 'part'
      return [`ROLE-${of}`, { kind, text: bare, isSupposed: cell !== bare }] as const
    })
    return { what, items: [`PERM-${at}`], cells: new Map(told) }
  })
  const permissions = entries.map(({ items: [id = ''], cells }) => ({
    id,
    cells: [...cells].map(([role, { kind }]) => ({
      ...{
        role,
        permission: kind === 'yes' ? 'yes' : 'no',
        guess: !said.includes(`${id} ${role}`),
      },
    })),
  }))
  const told = foldWide(permissions as unknown as RequirementsDocument['permissions'], entries)
  return told.map(({ what, cells, items }) => {
    return `${what}: ${[...cells.values()].map(({ text }) => text).join(' / ')} (${items.length})`
  })
}

const PARTS = ['See wages: Y / Y / O†', 'See bills paid: Y / Y / -']

it('tells the bans of a whole in the rows that are its parts', () => {
  expect(fold(['See the office: N / wages, bills paid† / O†', ...PARTS])).toEqual([
    'See wages: N / Y / O (2)',
    'See bills paid: N / Y / - (1)',
  ])
})

it.each([
  ['was said', ['See the office: N / wages, bills paid / -', ...PARTS], []],
  ['is whole', ['See the office: N / Y† / -', ...PARTS], []],
  [
    'names what no row tells',
    ['See the office: N / wages, bills paid, letters† / -', ...PARTS],
    [],
  ],
  ['changes what they see', ['Change the office: N / wages, bills paid† / -', ...PARTS], []],
  [
    'refuses what a part was said to allow',
    ['See the office: N / wages, bills paid† / -', ...PARTS],
    ['PERM-1 ROLE-0'],
  ],
])('leaves a row whose yes %s', (_, rows, said) => {
  expect(fold(rows, said)).toHaveLength(3)
})
