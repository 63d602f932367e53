import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { agreeCells } from './agree-cells.ts'

type Document = Pick<RequirementsDocument, 'permissions' | 'roles'>

const NURSE = { role: 'nurse', permission: 'yes' }
const UNSAID = { role: 'nurse', permission: 'unstated' }
const SUPPOSED = { ...NURSE, assumed: true, part: 'own ward' }
const NEVER = { role: 'cook', permission: 'no' }
const BAN = 'the cook never sees illness or family'

/** Rights as the words they are from and their cells; the first lets the nurse see her own ward. */
function agree(
  own: { said?: string; cells: object[] },
  other: { said?: string; cells: object[]; may?: string },
) {
  const make = ({ said = BAN, cells }: { said?: string; cells: object[] }, at: number) => {
    return {
      id: `PERM-${at}`,
      action: `see ${at}`,
      quotes: [{ question: 'q5', text: said }],
      cells,
    }
  }
  const record = { said: 'the nurse sees the record of her own ward', cells: [NURSE] }
  const permissions = [own, other, record].map(make)
  const roles = ['nurse', 'cook'].map((id) => ({ id, name: id }))
  const rows = [
    { items: ['PERM-0'], cells: [] },
    { items: ['PERM-1'], cells: [{ role: 'nurse', may: other.may ?? 'own ward' }] },
  ]
  return agreeCells({ permissions, roles } as unknown as Document, rows)[0]?.cells
}

const BANNED = { cells: [UNSAID, NEVER] }

it('gives what one breath refuses another as far as its like is had', () => {
  expect(agree(BANNED, { cells: [SUPPOSED, NEVER] })).toEqual([{ role: 'nurse', may: 'own ward' }])
  const theirs = agree(BANNED, { cells: [SUPPOSED, NEVER], may: 'own' })
  expect(theirs).toEqual([{ role: 'nurse', may: 'own' }])
})

it.each([
  ['in other words', BANNED, { said: 'the cook never rings', cells: [SUPPOSED, NEVER] }],
  ['of somebody else', BANNED, { cells: [SUPPOSED, { role: 'guest', permission: 'no' }] }],
  [
    'where it was refused',
    { cells: [{ ...UNSAID, permission: 'no' }, NEVER] },
    { cells: [SUPPOSED, NEVER] },
  ],
  [
    'where it is asked',
    { cells: [{ ...UNSAID, asked: 'CT-01' }, NEVER] },
    { cells: [SUPPOSED, NEVER] },
  ],
  ['that allows somebody', BANNED, { cells: [NURSE, NEVER] }],
  ['as a whole', BANNED, { cells: [SUPPOSED, NEVER], may: 'yes' }],
  ['in a limit of nobody', BANNED, { cells: [SUPPOSED, NEVER], may: 'the bills' }],
])('gives nothing of a ban %s', (_, own, other) => {
  expect(agree(own, other)).toEqual([])
})
