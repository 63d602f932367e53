import type { Role } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { tellWide } from './right-deed.ts'

/** Who a role is: what else it is called, and what was said of it. */
type Introduce = (role: Role) => Text

/**
 * Who each role is and what is wide of its rights: "everything except the prices", nothing but totals,
 * nothing at all for those who are `silent` in the table of rights. Nothing where nothing is wide.
 */
export function roleTable(
  desk: Desk,
  { introduce, silent }: { introduce: Introduce; silent: ReadonlySet<string> },
): Block[] {
  const { document, words } = desk
  const { roleTable: own } = words
  const told = document.roles.map((role) => ({
    role,
    short: silent.has(role.id) ? [plain(own.nothing)] : tellShort(desk, role),
  }))
  if (told.every(({ short }) => short.length === 0)) return []
  const rows = told.map(({ role, short }) => {
    const cells = [[makeStrong(role.name)], introduce(role), short].map(makeTextCell)
    return { id: role.id, main: 0, cells }
  })
  return table(own.name, [words.columns.id, own.role, own.who, own.short], rows)
}

function tellShort(desk: Desk, { id }: Role): Text {
  const { words, document, workedOut } = desk
  const own = workedOut.roles.find(({ role }) => role === id)
  if (own === undefined) return []
  const rowsOf = (ids: readonly string[]) =>
    document.permissions.filter((row) => ids.includes(row.id))
  const may = joined(tellWide(desk, own.wide, rowsOf(own.wideRows)), words.semicolon)
  const bans = joined(tellWide(desk, own.bans, rowsOf(own.banRows)), words.semicolon)
  const never = bans.length === 0 ? [] : [plain(words.roleTable.never), ...bans]
  const [first, ...rest] = joined([may, never], words.semicolon)
  return first === undefined ? [] : [{ ...first, text: words.roleTable.begin(first.text) }, ...rest]
}
