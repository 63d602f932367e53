import { findRole } from '#domain/requirements/enrichment/supplying/find-role.ts'
import type { Block, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  plain,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import {
  findColumn,
  type Table,
  withoutColumn,
} from '#domain/requirements/outline/tables/columns.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { ToldRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findNewWords } from './says-again.ts'

/**
 * Section 4 of a file whose table of rights was composed: who each role is, and below that what of their rights no row of
 * that table and no function tells; who may nothing, and is named by
 * no function, screen or message, is one line.
 */
export function leanRoles(section: Section, desk: Desk): Section {
  const { rights } = desk.workedOut
  if (section.name !== 'roles' || rights === undefined || rights.rows.length === 0) return section
  const isRoles = (block: Block): block is Table =>
    block.kind === 'table' && block.name === desk.words.roleTable.name
  const blocks = section.blocks.flatMap((block) =>
    isRoles(block) ? withoutShorts(block, desk, rights) : [block],
  )
  return { ...section, blocks }
}

function withoutShorts(table: Table, desk: Desk, rights: ToldRights): Block[] {
  const { words } = desk
  const at = findColumn(table, words.roleTable.short)
  if (at < 0) return [table]
  const { mayNothing, beside } = fileTextOf(words)
  const told = table.rows.map(({ id, cells: [name] }) => {
    const short = rights.shorts?.[id ?? ''] ?? ''
    const isNone = rights.silent.includes(id ?? '') || short.startsWith(words.roleTable.nothing)
    return { id: id ?? '', name: nameOf(name), short, isNone }
  })
  const isNobody = ({ id, isNone }: { id: string; isNone: boolean }) =>
    isNone && !isNamed(id, desk, rights)
  const nobody = told.filter(isNobody).map(({ name }) => name)
  const rest = told.flatMap((role): Text[] => {
    const left = isNobody(role) ? '' : restOf(role, desk, rights)
    const between = left.startsWith(words.roleTable.never) ? words.comma : words.colon
    return left === '' ? [] : [[makeStrong(role.name), plain(between + left)]]
  })
  const isList = rest.length > 1
  const lines = [
    nobody.length === 0 ? [] : text(mayNothing + nobody.join(words.comma) + words.stop),
    rest.length === 0
      ? []
      : [plain(beside), ...(isList ? [] : [...(rest[0] ?? []), plain(words.stop)])],
  ]
  const line = joined(lines, words.space)
  return [
    withoutColumn(table, at),
    ...(line.length === 0 ? [] : [{ kind: 'paragraph' as const, text: line }]),
    ...(isList ? [{ kind: 'list' as const, ordered: false, entries: rest }] : []),
  ]
}

/** Whether a role is in a row with a yes, in a function, on a screen or told something. */
function isNamed(id: string, { document }: Desk, { rows }: ToldRights): boolean {
  const { roles, screens, messages } = document
  return (
    rows.some(({ cells }) => cells.some((cell) => cell.role === id && cell.permission !== 'no')) ||
    listRequirements(document).some((each) => doerIds(each).includes(id)) ||
    screens.some(({ who = [] }) => who.includes(id)) ||
    messages.some(({ recipient }) => findRole(roles, recipient ?? '')?.id === id)
  )
}

function nameOf(cell: Row['cells'][number] | undefined): string {
  return cell?.kind === 'text' ? (cell.text[0]?.text ?? '') : ''
}

interface Told {
  id: string
  /** No right of theirs is told. */
  isNone: boolean
  short: string
}

/** What is main to a role where some word of it is told nowhere else, and what it must not besides a few things. */
function restOf({ id, short, isNone }: Told, desk: Desk, rights: ToldRights): string {
  const { words, document, workedOut } = desk
  const hasColumn = rights.columns?.some(({ roles }) => roles.includes(id)) === true
  if (!hasColumn && !isNone) return lowerFirst(short)
  const main = mainOf(short, words)
  const people = stemsOfNames(document.roles)
  const isKnown =
    isNone ||
    findNewWords(main, listTold(id, desk, rights).join(words.semicolon), people).length === 0
  const own = workedOut.roles.find(({ role }) => role === id)?.bans ?? []
  // Of who has no column a ban is told nowhere else in the section.
  const bans = isNone ? short.split(words.roleTable.never).slice(1) : own
  const untested = bans.filter((ban) => !isTested(ban, desk)).map((ban) => lowerFirst(bare(ban)))
  const never = untested.length === 0 ? [] : [words.roleTable.never + untested.join(words.comma)]
  return [...(isKnown ? [] : [lowerFirst(main)]), ...never].join(words.semicolon)
}

/** The rows of which somebody said something of a role, with what they say, and what functions do. */
function listTold(id: string, { words, document }: Desk, rights: ToldRights): string[] {
  const { rows, lines = [], columns = [] } = rights
  const shared = columns.find(({ roles }) => roles.includes(id))?.roles ?? [id]
  return [
    ...rows.flatMap(({ what, cells }) =>
      cells
        .filter((cell) => shared.includes(cell.role) && cell.text !== words.roleTable.cells.no)
        .map((cell) => what + words.space + cell.text),
    ),
    ...lines.flatMap(({ deeds }) => deeds.map(({ what }) => what)),
    ...listRequirements(document).map(({ text: told }) => told),
    ...(document.capabilities ?? []).flatMap((each) => each.lines.map(({ text: told }) => told)),
  ]
}

/** Without what must not be done. */
function mainOf(short: string, { roleTable, comma, semicolon }: DocumentText): string {
  const [main = ''] = short.split(roleTable.never)
  const end = [semicolon, comma].find((each) => main.endsWith(each)) ?? ''
  return main.slice(0, main.length - end.length)
}

/** Whether a function has a test of it, which stands below it. */
function isTested(ban: string, { document }: Desk): boolean {
  const told = bare(ban).toLowerCase()
  return listRequirements(document).some(({ criteria }) =>
    criteria.some(({ when, from = [] }) => from.length === 0 && when.toLowerCase().includes(told)),
  )
}
