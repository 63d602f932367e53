import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'

type Cell = PermissionRow['cells'][number]

/** A ban of some, and nothing that anybody was told to do but everything: a line says it, no row of who may what. */
export function isOnlyBan(
  { roles }: Pick<RequirementsDocument, 'roles'>,
  { cells }: PermissionRow,
): boolean {
  const isFree = (id: string) => roles.some((role) => role.id === id && doesEverything(role))
  const isGiven = ({ role, permission, ...cell }: Cell) =>
    cell.asked !== undefined ||
    ((permission === 'yes' || permission === 'only') && isSaid(cell) && !isFree(role))
  return cells.some(isBan) && !cells.some(isGiven)
}

/** "Driver, never: see money (PERM-28)": one line of all such bans; empty for none. */
export function tellBans(
  { roles }: Pick<RequirementsDocument, 'roles'>,
  rows: readonly PermissionRow[],
  words: DocumentText,
): string {
  const told = rows.map(({ id, action, cells }) => {
    const banned = cells.filter(isBan).map((cell) => cell.role)
    const names = roles.filter((role) => banned.includes(role.id)).map(({ name }) => name)
    const ban = words.roleTable.never + lowerFirst(bare(action))
    return words.listed(names) + words.comma + ban + words.signs.open + id + words.signs.close
  })
  return told.length === 0 ? '' : words.roleTable.begin(told.join(words.semicolon)) + words.stop
}

function isBan({ permission, ...cell }: Pick<Cell, 'permission' | 'assumed' | 'guess'>): boolean {
  return permission === 'no' && isSaid(cell)
}

function isSaid({ assumed, guess }: Pick<Cell, 'assumed' | 'guess'>): boolean {
  return assumed !== true && guess !== true
}

/** "Do everything, including the money", 「全部」; not "everything but the money". */
export function doesEverything({ can }: Pick<Role, 'can'>): boolean {
  return can.some((what) => isWideDeed(what) && !EXCEPT.test(what))
}

const EXCEPT =
  /\b(?:but|except|apart|other than|just|only|when|if|unless)\b|以外|除|のほか|だけ|とき/iu
