import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { leavesOneDeed } from '#domain/requirements/writing/rights/nothing-else.ts'
import { findGroup } from './find-group.ts'
import { isSoftware } from './is-software.ts'
import type { RoleRights } from './worked-out.ts'

interface Around {
  /** As a fair copy, whose roles are told in short. */
  document: Pick<RequirementsDocument, 'permissions'> & { roles: readonly Role[] }
  words: DocumentText
  /** What is wide of each role's rights and bans. */
  wide: readonly RoleRights[]
}

/**
 * What each role's line says beside the table of rights, by its id: what is main to it, and what it must not
 * that no row tells. Of software its rules, since it has no column; nothing where nothing short was written.
 */
export function tellShorts(around: Around): Record<string, string> {
  const { document, words } = around
  const told = document.roles.flatMap((role): [string, string][] => {
    const group = findGroup(role, document.roles)
    if (isSoftware(role)) return [[role.id, tellSoftware(role, words)]]
    if (group !== undefined) return [[role.id, fileTextOf(words).rights.oneOf(group.name)]]
    if (role.short === undefined) return []
    const main = words.roleTable.begin(findMain(role, bare(role.short)))
    const all = listBans(around, role)
    if (all.some((ban) => isAllElse(main, ban)))
      return [[role.id, fileTextOf(words).rights.alone(main)]]
    const bans = all.filter((ban) => !isBannedBy(main, ban))
    return [[role.id, [main, ...neverTo(words, bans)].join(words.semicolon)]]
  })
  return Object.fromEntries(told)
}

function listBans({ document, wide }: Around, { id }: Role): string[] {
  const { bans = [], banRows = [] } = wide.find(({ role }) => role === id) ?? {}
  const rows = document.permissions.filter((row) => banRows.includes(row.id))
  return [...bans, ...rows.map(({ action }) => action)]
}

/** "Look, but not touch" needs no "never: touch". */
function isBannedBy(main: string, ban: string): boolean {
  const stems = contentStems(ban)
  const isTold = stems.size > 0 && sharedCount(stems, contentStems(main)) === stems.size
  return isTold && REFUSES.test(main)
}

/** "Anything but look" of who may look. */
function isAllElse(main: string, ban: string): boolean {
  return leavesOneDeed(ban) && ban.toLowerCase().includes(main.toLowerCase())
}

const REFUSES = /\b(?:not|never|only|nothing|no)\b|だけ|のみ|しか|ない/iu

function neverTo({ roleTable, comma }: DocumentText, bans: readonly string[]): string[] {
  const told = bans.map((ban) => lowerFirst(bare(ban))).join(comma)
  return told === '' ? [] : [roleTable.never + told]
}

function tellSoftware({ short, can, mustNot }: Role, words: DocumentText): string {
  if (short !== undefined) return bare(short)
  const may = can.map(bare).join(words.comma)
  const told = [may, ...neverTo(words, mustNot)].filter((part) => part !== '')
  return words.roleTable.begin(told.join(words.semicolon))
}

/**
 * The first of several parts of a role's words, without who it is: "see the queue" of "Ann and the others: see
 * the queue; never the money"; of who may everything that alone.
 */
function findMain({ name, also = [] }: Role, words: string): string {
  const main = bare(words.split(/[;；。]/u)[0] ?? words)
  const [lead = '', ...rest] = main.split(/[:：] ?/u)
  if (rest.length === 0) return main
  if (isWideDeed(lead)) return lead
  const isWho = [name, ...also].some((each) => lead.toLowerCase().includes(each.toLowerCase()))
  return isWho ? rest.join(': ') : main
}
