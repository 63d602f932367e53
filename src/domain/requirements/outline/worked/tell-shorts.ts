import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { namesNoThing } from '#domain/requirements/writing/rights/nothing-else.ts'
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
    if (group !== undefined) return [[role.id, words.roleTable.oneOf(group.name)]]
    if (role.short === undefined) return []
    const main = findMain(bare(role.short))
    const bans = listBans(around, role).filter((ban) => !isBannedBy(main, ban))
    const isAll = bans.some((ban) => bansAllBut(main, ban))
    const told = bans.filter((ban) => !bansAllBut(main, ban))
    const own = isAll ? words.roleTable.just(main) : main
    return [[role.id, [own, ...neverTo(words, told)].join(words.semicolon)]]
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

/** "Do anything but look" beside "look": 「見るだけ」. */
function bansAllBut(main: string, ban: string): boolean {
  const stems = contentStems(main)
  const isTold = stems.size > 0 && sharedCount(stems, contentStems(ban)) === stems.size
  return isTold && namesNoThing({ may: 'never', what: ban })
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

/** The first of several parts of a role's words: "see the queue" of "see the queue; never the money". */
function findMain(words: string): string {
  return bare(words.split(/[;；。]/u)[0] ?? words)
}
