import { expect, it } from 'vitest'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { isOnlyBan, tellBans } from './only-bans.ts'

const roles = [
  ['Priya', ['do everything']],
  ['Driver', ['see the run sheet']],
  ['Client', []],
].map(([name, can], at) => ({
  ...{ id: `ROLE-0${at + 1}`, name: String(name), can: can as string[], mustNot: [] },
  ...{ mark: 'stated' as const, sources: [], quotes: [] },
}))
type Told = Omit<PermissionCell, 'role'>
const NO: Told = { permission: 'no' }
const YES: Told = { permission: 'yes' }
const row = (action: string, told: readonly Told[]): PermissionRow => ({
  ...{ id: 'PERM-28', mark: 'stated', sources: [], quotes: [], action },
  cells: told.map((each, at) => ({ role: `ROLE-0${at + 1}`, ...each })),
})

it.each<[string, [Told, Told, Told], boolean]>([
  ['refused to one, and nobody was told to but who does everything', [YES, NO, NO], true],
  ['supposed of another', [YES, NO, { ...YES, assumed: true }], true],
  ['told of another', [YES, NO, YES], false],
  ['asked of another', [YES, NO, { ...NO, asked: 'CT-01' }], false],
  ['refused by nobody’s word', [YES, { ...NO, assumed: true }, { ...NO, guess: true }], false],
])('a right is but a ban: %s', (_, told, isBan) => {
  expect(isOnlyBan({ roles }, row('See money', told))).toBe(isBan)
})

it('a ban names whom it is of', () => {
  const words = DOCUMENT_WORDS.document
  const bans = [row('See money', [YES, NO, NO]), row('Keep a key', [YES, NO, YES])]
  expect(tellBans({ roles }, bans, words)).toBe(
    'Driver and Client, never: see money (PERM-28); Driver, never: keep a key (PERM-28).',
  )
  expect(tellBans({ roles }, [], words)).toBe('')
})
