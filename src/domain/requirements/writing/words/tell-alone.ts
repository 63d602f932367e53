import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionCell, Role } from '#domain/requirements/document-items.ts'
import { findMember } from './fold-pairs.ts'

type Right = RowOf<'permission'>

/**
 * The cell of two who are one role where only one of them may it, "Wim"; of each in a case of their own,
 * "Wim: when it bites". Null where they may it together.
 */
export function tellAlone({ id, name }: Role, own: readonly Right[]): PermissionCell | null {
  const told = own
    .map(({ role, what }) => ({ member: findMember(role, name), what }))
    .sort((one, other) => name.indexOf(one.member ?? '') - name.indexOf(other.member ?? ''))
  const members = new Set(told.map(({ member }) => member))
  if (told.length === 0 || members.has(null)) return null
  const [only] = members
  const deed = findDeed(told.map(({ what }) => what))
  const [colon, between] = UNSPACED.test(name) ? ['：', '；'] : [': ', '; ']
  const cases = told.map(({ member, what }) => `${member}${colon}${what.slice(deed.length).trim()}`)
  const part = members.size === 1 ? (only ?? '') : [...new Set(cases)].join(between)
  return { role: id, permission: 'yes', part }
}

/** What rights of one alone are cases of: "decide about a dog" of "… when it bites" and "… except when it bites". */
export function findDeed(whats: readonly string[]): string {
  const [first = '', ...rest] = whats.map((what) => what.split(/(?<= )/u))
  const words = [...first]
  const differs = words.findIndex((word, at) => rest.some((other) => other[at] !== word))
  return words.slice(0, differs < 0 ? words.length : differs).join('')
}
