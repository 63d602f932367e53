import type { Row, RowOf } from '#domain/reading/rows.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isEverything } from '#domain/requirements/writing/rights/everything.ts'
import {
  findFounder,
  isSpeaker,
  speaksBesideOthers,
} from '#domain/requirements/writing/rights/find-founder.ts'

type RoleRow = RowOf<'role'>
type Right = RowOf<'permission'>

interface Group {
  row: RoleRow
  /** Who answers the questions. */
  self: RoleRow
  /** The others of it, by name. */
  others: RoleRow[]
}

/**
 * "Me and Eleri, office, we do everything": the office is no third beside the two whom it is. It is another name
 * of whoever answers, and what it may the others may, too. Who is one role with another by the answers is told so
 * before (`foldPairs`).
 */
export function partGroups(rows: readonly Row[]): Row[] {
  const group = findGroup(rows)
  return group === null ? [...rows] : rows.flatMap((row) => partRow(row, group))
}

function findGroup(rows: readonly Row[]): Group | null {
  const roles = rows.filter((row): row is Row & RoleRow => row.kind === 'role' && row.access)
  const rights = rows.filter((row): row is Row & Right => row.kind === 'permission')
  const self = findFounder(roles)
  if (self === null || namesOf(self).some(isSpeaker)) return null
  for (const row of roles) {
    const told = row.said.map(({ words }) => words).filter(speaksBesideOthers)
    const isShared = self.said.some(({ words }) => told.includes(words))
    const others = roles.filter(
      (each) => each !== row && each !== self && told.some((words) => isNamedIn(words, each)),
    )
    const isAll = rights.some((right) => isEverything(right) && isCalled(right.role, row))
    if (row !== self && isShared && isAll && others.length > 0) return { row, self, others }
  }
  return null
}

function partRow(row: Row, { row: group, self, others }: Group): Row[] {
  if (row === group) return []
  if (row === self) {
    const also = [...new Set([...self.also, ...namesOf(group), ME])]
    return [{ ...row, also, said: [...self.said, ...saidBeside(group, self)] } as Row]
  }
  const names = [self, ...others].map(({ name }) => name)
  if (row.kind === 'permission' && isCalled(row.role, group)) {
    return names.map((name) => ({ ...row, role: name }))
  }
  // Of one line and one deed they are told together (`mergeTold`).
  if (row.kind === 'feature' && row.actor !== null && isCalled(row.actor, group)) {
    return names.map((name) => ({ ...row, actor: name }))
  }
  return [row]
}

/** What calls whoever answers in every language of ours. */
const ME = 'me'

function saidBeside({ said }: RoleRow, row: RoleRow): RoleRow['said'] {
  return said.filter(({ words }) => !row.said.some((own) => own.words === words))
}

function namesOf({ name, also }: Pick<RoleRow, 'name' | 'also'>): string[] {
  return [name, ...also]
}

function isCalled(name: string, row: RoleRow): boolean {
  return namesOf(row).some((each) => keyOf(each) === keyOf(name))
}

function isNamedIn(words: string, row: RoleRow): boolean {
  return namesOf(row).some((name) => !isSpeaker(name) && words.includes(name))
}
