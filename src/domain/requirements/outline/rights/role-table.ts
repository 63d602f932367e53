import type { Role } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { isSoftware } from '#domain/requirements/outline/worked/is-software.ts'
import type { RoleRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findGroup } from './find-group.ts'
import { tellWide } from './right-deed.ts'

/** How a role is introduced: its name, what else it is called, who that is. */
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
    const cells = [makeTextCell(introduce(role)), makeTextCell(short)]
    return { id: role.id, main: 0, cells }
  })
  return table(own.name, [words.columns.id, own.role, own.short], rows)
}

/** Beside a composed table what is main to the role, and what no row tells: the table has the rest. */
function tellShort(desk: Desk, role: Role): Text {
  const { words, document, workedOut } = desk
  const { id, short } = role
  const own = workedOut.roles.find((each) => each.role === id)
  if (workedOut.rights !== undefined) {
    const group = findGroup(role, document.roles)
    if (isSoftware(role)) return tellSoftware(desk, role)
    if (group !== undefined) return [plain(words.roleTable.oneOf(group.name))]
    if (short !== undefined) {
      const main = [plain(findMain(bare(short)))]
      const more = own === undefined ? [] : tellBans(desk, own)
      return joined([main, more], words.semicolon)
    }
  }
  if (short !== undefined) return [plain(bare(short))]
  if (own === undefined) return []
  const rowsOf = (ids: readonly string[]) =>
    document.permissions.filter((row) => ids.includes(row.id))
  const may = joined(tellWide(desk, own.wide, rowsOf(own.wideRows)), words.semicolon)
  return begun(desk, joined([may, tellBans(desk, own)], words.semicolon))
}

/** What it must not, beside what the table says of it. */
function tellBans(desk: Desk, { bans, banRows }: RoleRights): Text {
  const { words, document } = desk
  const rows = document.permissions.filter((row) => banRows.includes(row.id))
  const told = joined(tellWide(desk, bans, rows), words.semicolon)
  return told.length === 0 ? [] : [plain(words.roleTable.never), ...told]
}

/** What the app itself may are rules: they stand here, and in no column. */
function tellSoftware(desk: Desk, { short, can, mustNot }: Role): Text {
  if (short !== undefined) return [plain(bare(short))]
  const { words } = desk
  const [may, never] = [can, mustNot].map((deeds) => deeds.map(bare).join(words.comma))
  const ban = never === '' ? '' : words.roleTable.never + never
  return begun(desk, [plain([may, ban].filter((part) => part !== '').join(words.semicolon))])
}

function begun({ words }: Desk, text: Text): Text {
  const [first, ...rest] = text
  return first === undefined ? [] : [{ ...first, text: words.roleTable.begin(first.text) }, ...rest]
}

/** The first of several parts of a role's words: "see the queue" of "see the queue; never the money". */
function findMain(words: string): string {
  return bare(words.split(/[;；。]/u)[0] ?? words)
}
