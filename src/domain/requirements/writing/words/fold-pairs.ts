import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isEverything } from '#domain/requirements/writing/rights/everything.ts'
import { isSpeaker } from '#domain/requirements/writing/rights/find-founder.ts'

type RoleRow = RowOf<'role'>
type Right = RowOf<'permission'>

interface Pair {
  row: RoleRow
  name: string
  /** Their rows, which are no roles of their own. */
  members: RoleRow[]
}

const JOINED = /\s*[&＆+＋]\s*|\s+(?:and|y)\s+|と/iu
/** "My husband" of "my husband and I" is the husband. */
const OWN = /^(?:my|our|mi)\s+/iu

/** The single names of those who are one role: "Wim" and "Joke" of "Wim and Joke". */
export function listMembers(name: string): string[] {
  const parts = name.split(JOINED).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => part !== '') ? parts : []
}

/** Which of those who are one role a name is; null for the role's own name and what else it is called. */
export function findMember(name: string, role: string): string | null {
  return listMembers(role).find((part) => !isSpeaker(part) && isCalled(part, [name])) ?? null
}

/** Who does something, as a sentence names them: of two who are one role, one alone by their own name. */
export function nameDoer(name: string, role: { name: string } | null): string {
  return role === null ? name : (findMember(name, role.name) ?? role.name)
}

/**
 * Two who run a place together are one role, "Wim and Joke", by what name ever the answers speak of one of
 * them: what is told of one is done by either. Only what one alone may, and not the other, stays theirs.
 * Where they are nobody's "we", or one is refused something, each is somebody.
 */
export function foldPairs(rows: readonly Row[]): Row[] {
  const roles = rows.filter((row): row is Row & RoleRow => row.kind === 'role' && row.access)
  const rights = rows.filter((row): row is Row & Right => row.kind === 'permission')
  const pair = roles
    .flatMap((row) => pairOf(row, roles) ?? [])
    .find((each) => isOne(each, rights) && !each.members.some((one) => isApart(one, each, rights)))
  return pair === undefined ? [...rows] : rows.map((row) => foldRow(row, pair, rights))
}

/** Whether one of them is refused something, or may it alone and has no name of their own in that of both. */
function isApart(member: RoleRow, pair: Pair, rights: readonly Right[]): boolean {
  const own = rights.filter(({ role }) => isCalled(role, namesOf(member)))
  const isNamed = nameIn(pair, member) !== null
  return own.some(
    (right) => right.may === 'never' || (!isNamed && !areAllGiven(right, pair, rights)),
  )
}

function namesOf({ name, also }: Pick<RoleRow, 'name' | 'also'>): string[] {
  return [name, ...also]
}

function isCalled(name: string, names: readonly string[]): boolean {
  const bare = (each: string) => keyOf(each.replace(OWN, ''))
  return names.some((each) => bare(each) === bare(name))
}

/** The pair that a role is: by its name, or "we" of whom its words say "Wim and me". */
function pairOf(row: RoleRow, roles: readonly RoleRow[]): Pair | null {
  const others = roles.filter((each) => each !== row)
  const find = (part: string) => others.find((each) => isCalled(part, namesOf(each)))
  const parts = listMembers(row.name)
  if (parts.length > 0) {
    if (!parts.every((part) => isSpeaker(part) || find(part) !== undefined)) return null
    const members = parts.flatMap((part) => find(part) ?? [])
    // "Wim and me" are Wim and Joke, where "me" has a name.
    const names = parts.map((part) => {
      const own = isSpeaker(part) ? find(part)?.name : undefined
      return own !== undefined && /^\p{Lu}/u.test(own) && !isSpeaker(own) ? own : part
    })
    const name = names.join(row.name.match(JOINED)?.[0] ?? '')
    return members.length === 0 ? null : { row, name, members }
  }
  if (!isSpeaker(row.name)) return null
  const named = others.filter((one) => others.some((other) => areSaid(row, one, other)))
  const [one, other, ...more] = named
  if (one === undefined || other === undefined || more.length > 0) return null
  return { row, name: nameBoth(row, one, other), members: [one, other] }
}

/** "Wim and me" of Wim and of who is called "me": in either order. */
function areSaid({ said }: RoleRow, one: RoleRow, other: RoleRow): boolean {
  return one !== other && said.some(({ words }) => findBoth(words, one, other) !== null)
}

function findBoth(words: string, one: RoleRow, other: RoleRow): string | null {
  const any = (row: RoleRow) => namesOf(row).map(escapePattern).join('|')
  const join = '(?:\\s*[&＆+＋]\\s*|\\s+and\\s+|と)'
  const both = [
    `(?:${any(one)})${join}(?:${any(other)})`,
    `(?:${any(other)})${join}(?:${any(one)})`,
  ]
  const found = new RegExp(
    `(?<![\\p{Script=Latin}])(?:${both.join('|')})(?!\\p{Script=Latin})`,
    'iu',
  )
  return found.exec(words)?.[0] ?? null
}

/** As the words join them, where they do by name. */
function nameBoth({ said }: RoleRow, one: RoleRow, other: RoleRow): string {
  const told = said.flatMap(({ words }) => findBoth(words, one, other) ?? [])[0] ?? ''
  const names = told.split(JOINED).map((part) => {
    return [one, other].find((each) => isCalled(part, namesOf(each)))?.name ?? part
  })
  const [first = ''] = names
  return names.join(told.slice(first.length).match(JOINED)?.[0] ?? ' and ')
}

/** Who is spoken of as "we", or may everything, together. */
function isOne({ row }: Pair, rights: readonly Right[]): boolean {
  return (
    namesOf(row).some((name) => isSpeaker(name) || listMembers(name).some(isSpeaker)) ||
    rights.some((right) => isEverything(right) && isCalled(right.role, namesOf(row)))
  )
}

function foldRow(row: Row, pair: Pair, rights: readonly Right[]): Row {
  const member = (name: string | null) =>
    name === null ? undefined : pair.members.find((each) => isCalled(name, namesOf(each)))
  const isTheirs = (name: string | null) =>
    name !== null && (member(name) !== undefined || isCalled(name, namesOf(pair.row)))
  switch (row.kind) {
    case 'role':
      if (row.id === pair.row.id) return { ...row, name: pair.name, also: alsoOf(pair) }
      return pair.members.some(({ id }) => id === row.id)
        ? { ...row, name: pair.name, also: namesOf(row) }
        : row
    case 'permission': {
      if (!isTheirs(row.role)) return row
      const one = member(row.role)
      const isAlone = one !== undefined && !areAllGiven(row, pair, rights)
      return { ...row, role: (isAlone ? nameIn(pair, one) : null) ?? pair.name }
    }
    // Of a story each step is told of whoever takes it.
    case 'step': {
      const one = member(row.role)
      if (one !== undefined) return { ...row, role: nameIn(pair, one) ?? pair.name }
      return isTheirs(row.role) ? { ...row, role: pair.name } : row
    }
    case 'feature':
      return isTheirs(row.actor) ? { ...row, actor: pair.name } : row
    case 'screen':
      return isTheirs(row.role) ? { ...row, role: pair.name } : row
    case 'message':
      return isTheirs(row.to) ? { ...row, to: pair.name } : row
    default:
      return row
  }
}

function alsoOf({ row, name }: Pair): string[] {
  return row.name === name ? row.also : namesOf(row)
}

/** What one of them is called in the name of both; null where that is but "me". */
function nameIn({ name }: Pair, member: RoleRow): string | null {
  const part = listMembers(name).find((each) => isCalled(each, namesOf(member)))
  return part === undefined || isSpeaker(part) ? null : part
}

/** Whether a right is not one's alone: no "only", or each of them has it so. */
function areAllGiven(right: Right, { row, members }: Pair, rights: readonly Right[]): boolean {
  if (right.may !== 'only') return true
  const stems = contentStems(right.what)
  const isGiven = (names: readonly string[]) =>
    rights.some(
      ({ role, what }) =>
        isCalled(role, names) &&
        measureLikeness(contentStems(what), stems) === 1 &&
        isSameCase(what, right.what),
    )
  return isGiven(namesOf(row)) || members.every((each) => isGiven(namesOf(each)))
}

const EXCEPT = /\b(?:except|unless|but)\b|以外|除/iu

/** "When it bites" and "except when it bites" are not the same. */
function isSameCase(one: string, other: string): boolean {
  return EXCEPT.test(one) === EXCEPT.test(other)
}
