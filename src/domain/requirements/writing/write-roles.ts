import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type { Outsider, Role } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'
import { isNobody } from './rights/bans.ts'
import { isConduct } from './rights/conduct.ts'
import { isEverything } from './rights/everything.ts'
import {
  areSeveral,
  findFounder,
  isOwnerTwice,
  isSpeaker,
  speaksOfOwner,
} from './rights/find-founder.ts'
import { namesNoThing } from './rights/nothing-else.ts'
import { isServed, namesTheServed, type Ranks, rankRoles } from './rights/rank-roles.ts'
import { splitNames } from './words/split-names.ts'

/** The people of the document, found by any of their names. */
export interface People {
  roles: Role[]
  outsiders: Outsider[]
  /** The role with this name; null when there is none. */
  find(name: string | null): Role | null
  /** Who decides while nobody has said who; null where nobody has such a right. */
  widest: Role | null
  /** Who answers the questions; null where no role is surely theirs. */
  founder: Role | null
  /** What each is to the place, and the role that takes another in. */
  rankOf: Ranks['rankOf']
  widerOf: Ranks['widerOf']
  hasMembers: boolean
}

type Right = RowOf<'permission'>

/** Everybody the answers name as users, also those whom only a feature or a right names. */
export function writePeople(notebook: Notebook): People {
  const rows = notebook.rows('role')
  const widest = notebook.rows('permission').filter(isEverything)
  const bans = notebook
    .rows('permission')
    .filter((right) => isConduct(right) || namesNoThing(right))
  const { users, strangers: outside } = partByAccess(rows)
  const self = findFounder(users)
  const roles = groupSame(users, ({ name }) => name).map(([row, ...more]): Role => {
    const also = [...new Set([row, ...more].flatMap((each) => each.also))]
    const names = [row.name, ...also].map(keyOf)
    const own = [...widest, ...bans].filter(({ role }) => names.includes(keyOf(role)))
    return {
      ...notebook.item('ROLE', [row, ...more, ...own]),
      ...namesOf({ ...row, also }, { notebook, users, isFounder: row === self }),
      can: [],
      mustNot: [],
    }
  })
  const outsiders = [
    ...outside.map((row) => {
      const own = notebook.rows('permission').filter(({ role }) => keyOf(role) === keyOf(row.name))
      return { ...notebook.item('OUT', [row, ...own]), name: capitalise(row.name) }
    }),
    ...[...namedElsewhere(notebook)]
      .filter(([name]) => OUTSIDE.test(name))
      .map(([name, rows]) => ({ ...notebook.item('OUT', rows), name: capitalise(name) })),
  ]
  const byName = nameRoles(notebook, roles, outsiders)
  const find = (name: string | null) => (name === null ? null : (byName.get(keyOf(name)) ?? null))
  const founder = self === null ? findFounder(roles) : find(self.name)
  const rights = notebook.rows('permission')
  return {
    ...{ roles, outsiders, find, founder },
    ...rankRoles({ roles, rights, find, founder }),
    widest: findWidest(roles, { widest, find, founder }),
  }
}

/** "Nobody outside", 「外の人」: not those who use the app. */
const OUTSIDE =
  /^(?:(?:any|every|no) ?(?:body|one)|people|those) (?:from )?outside\b|^(?:外|部外)(?:部)?の?(?:人|者|方)$/iu

/** Roles by each of their names; whom only a feature or a right names becomes one. */
function nameRoles(
  notebook: Notebook,
  roles: Role[],
  outsiders: readonly Outsider[],
): Map<string, Role> {
  const byName = new Map<string, Role>()
  const know = (role: Role) => {
    for (const name of [role.name, ...(role.also ?? [])]) {
      if (!byName.has(keyOf(name))) byName.set(keyOf(name), role)
    }
  }
  // "Coordinators: me, Odile": whoever is nothing but "me" is meant by it first.
  for (const role of [...roles.filter(isOnlySpeaker), ...roles]) know(role)
  const strangers = new Set(outsiders.map(({ name }) => keyOf(name)))
  for (const [name, group] of namedElsewhere(notebook)) {
    if (byName.has(keyOf(name)) || strangers.has(keyOf(name)) || isNobody(name)) continue
    const [first] = splitNames(name, (part) => byName.has(keyOf(part)))
    const several = first === undefined ? undefined : byName.get(keyOf(first))
    const known = several ?? roles.find((role) => isNameWithVerb(name, role))
    if (known !== undefined) {
      byName.set(keyOf(name), known)
      continue
    }
    const item = { ...notebook.item('ROLE', group, 'unconfirmed'), name: capitalise(name) }
    const role: Role = { ...item, also: [], can: [], mustNot: [] }
    roles.push(role)
    know(role)
  }
  return byName
}

type RoleRow = RowOf<'role'>

/** Who uses the app and who does not: who is served there is one of those who are served. */
function partByAccess(rows: readonly RoleRow[]): { users: RoleRow[]; strangers: RoleRow[] } {
  const named = rows.filter(({ access }) => access)
  const users = named.map((row) => {
    const known = named.find((each) => isNameWithVerb(row.name, each))
    return known === undefined ? row : { ...row, name: known.name }
  })
  const strangers = rows.filter(({ access }) => !access)
  const main = users.find(({ name }) => namesTheServed(name))
  if (main === undefined) return { users, strangers }
  const served = strangers.filter(isServed)
  return {
    users: [...users, ...served.map((row) => asOneOf(main, row))],
    strangers: strangers.filter((row) => !served.includes(row)),
  }
}

function asOneOf({ name }: RoleRow, row: RoleRow): RoleRow {
  return { ...row, name, also: [row.name, ...row.also] }
}

/** "Dog owners book": of several, the verb that stands behind them is no part of their name. */
function isNameWithVerb(name: string, { name: role }: Pick<Role, 'name'>): boolean {
  const [several = '', verb, ...more] = splitBehind(name.toLowerCase(), role.toLowerCase())
  return verb !== undefined && more.length === 0 && /s$/u.test(several)
}

/** A name up to the end of its first part's last word, and the words behind it. */
function splitBehind(name: string, first: string): string[] {
  if (!name.startsWith(first)) return []
  const rest = name.slice(first.length)
  const ending = /^(?:e?s)?(?= )/u.exec(rest)?.[0]
  return ending === undefined
    ? []
    : [first + ending, ...rest.slice(ending.length).trim().split(/\s+/u)]
}

function isOnlySpeaker({ also = [] }: Role): boolean {
  return also.length > 0 && also.every(isSpeaker)
}

/** A name that the answers write with a capital inside a sentence is a person's own. */
function isCapital(name: string, answers: readonly { text: string }[]): boolean {
  return answers.some(({ text }) =>
    [...text.matchAll(/(?<=[\p{L},;] )\p{Lu}\p{L}+/gu)].some(
      ([word]) => word.toLowerCase() === name.toLowerCase(),
    ),
  )
}

interface Naming {
  notebook: Notebook
  users: readonly RowOf<'role'>[]
  isFounder: boolean
}

/** 「俺」 is the founder, whom a document calls by what they are, and by what nobody else is. */
function namesOf(
  { name, also }: RowOf<'role'>,
  { notebook, users, isFounder }: Naming,
): { name: string; also: string[] } {
  const { words, answers, ownName } = notebook
  if (isFounder && ownName !== null && !isCapital(name, answers)) {
    return { name: ownName, also: [name, ...also] }
  }
  const called = isSpeaker(name) ? words.owner : capitalise(name)
  if (!isSpeaker(name) && !(isFounder && keyOf(name) === keyOf(words.owner))) {
    return { name: called, also }
  }
  const others = users.filter((each) => each.name !== name)
  const isSelf = also.some(speaksOfOwner) || speaksOfOwner(name)
  const isTaken =
    isOwnerTwice({ name, also }, others) ||
    (!isSelf && answers.some(({ text }) => speaksOfOwner(text)))
  return { name: isTaken ? words.founder : called, also: [name, ...also] }
}

/** Whoever a feature or a right names, in the order of their first word. */
function namedElsewhere(notebook: Notebook): Map<string, Row[]> {
  const named = new Map<string, Row[]>()
  const add = (name: string, row: Row) => named.set(name, [...(named.get(name) ?? []), row])
  for (const row of notebook.rows('permission')) add(row.role, row)
  for (const row of notebook.rows('feature')) {
    if (row.actor !== null && row.actor !== APP) add(row.actor, row)
  }
  return named
}

/** Who decides while nobody has said who: whoever may do everything, else the founder. */
export function findWidest(
  roles: readonly Role[],
  { widest, find, founder }: { widest: readonly Right[] } & Pick<People, 'find' | 'founder'>,
): Role | null {
  const all = widest.flatMap(({ role }) => find(role) ?? [])
  if (founder !== null && all.includes(founder)) return founder
  return (
    all[0] ?? founder ?? roles.find((role) => DECIDES.test(role.name) && !areSeveral(role)) ?? null
  )
}

const DECIDES = /^(?:the )?owner$|^(?:オーナー|会長)$/iu
