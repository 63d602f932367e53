import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type {
  Outsider,
  Permission,
  PermissionCell,
  PermissionRow,
  Role,
} from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import { askUnsaidRights } from './ask-unsaid-rights.ts'
import { isBrokenDeed } from './features/broken-deed.ts'
import { groupSame } from './group-same.ts'
import { isOfRules, markOf } from './marks.ts'
import { isNamedBeside } from './named-beside.ts'
import type { Notebook } from './notebook.ts'
import { findWhose } from './whose.ts'

/** The people of the document, found by any of their names. */
export interface People {
  roles: Role[]
  outsiders: Outsider[]
  /** The role with this name; null when there is none. */
  find(name: string | null): Role | null
  /** Who decides while nobody has said who; null where nobody has such a right. */
  widest: Role | null
}

type Right = RowOf<'permission'>

/** Everybody the answers name as users, also those whom only a feature or a right names. */
export function writePeople(notebook: Notebook): People {
  const rows = notebook.rows('role')
  const widest = notebook.rows('permission').filter(isEverything)
  const users = rows.filter(({ access }) => access)
  const roles = groupSame(users, ({ name }) => name).map(([row, ...more]): Role => {
    const also = [...new Set([row, ...more].flatMap((each) => each.also))]
    const names = [row.name, ...also].map(keyOf)
    const own = widest.filter(({ role }) => names.includes(keyOf(role)))
    return {
      ...notebook.item('ROLE', [row, ...more, ...own]),
      ...namesOf({ ...row, also }, notebook),
      can: [],
      mustNot: [],
    }
  })
  const outsiders = rows
    .filter(({ access }) => !access)
    .map((row) => ({ ...notebook.item('OUT', [row]), name: capitalise(row.name) }))
  const byName = new Map<string, Role>()
  const know = (role: Role) => {
    for (const name of [role.name, ...(role.also ?? [])]) {
      if (!byName.has(keyOf(name))) byName.set(keyOf(name), role)
    }
  }
  roles.forEach(know)
  const strangers = new Set(outsiders.map(({ name }) => keyOf(name)))
  for (const [name, group] of namedElsewhere(notebook)) {
    if (byName.has(keyOf(name)) || strangers.has(keyOf(name))) continue
    const item = { ...notebook.item('ROLE', group, 'unconfirmed'), name: capitalise(name) }
    const role: Role = { ...item, also: [], can: [], mustNot: [] }
    roles.push(role)
    know(role)
  }
  const find = (name: string | null) => (name === null ? null : (byName.get(keyOf(name)) ?? null))
  return { roles, outsiders, find, widest: widestOf(roles, { widest, find }) }
}

/** 「俺」 is the founder, whom a document calls by what they are. */
function namesOf(
  { name, also }: RowOf<'role'>,
  { words }: Notebook,
): { name: string; also: string[] } {
  return SPEAKER.test(name)
    ? { name: words.owner, also: [name, ...also] }
    : { name: capitalise(name), also }
}

const SPEAKER = /^(?:me|i|myself|we|us|私|わたし|わたくし|僕|ぼく|俺|おれ|うち|自分)$/iu

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
function widestOf(
  roles: readonly Role[],
  { widest, find }: { widest: readonly Right[] } & Pick<People, 'find'>,
): Role | null {
  const [first] = widest
  const all = first === undefined ? null : find(first.role)
  if (all !== null) return all
  return (
    roles.find(({ name, also = [] }) => [name, ...also].some((each) => SELF.test(each))) ?? null
  )
}

const SELF =
  /^(?:me|i|myself|owner|the owner|we|us|私|わたし|わたくし|僕|ぼく|俺|オーナー|店長|代表|会長|due[ñn][oa]|yo|jef[ea])$/iu

/** A right to everything, and nothing else named: it is told with the role, and fills its column. */
function isEverything({ may, what }: Right): boolean {
  return may === 'may' && EVERYTHING.test(what.trim())
}

const EVERYTHING =
  /^(?:(?:do|see|see and do|do and see|handle|have|manage|access) )?(?:everything|all|all the things|all of it|anything)\.?$|^(?:すべて|全て|全部|何でも)(?:を?(?:する|できる|見る|行う))?$|^todo$/iu
/** Everything with more said about it: what is not named is a guess. */
const EVERYTHING_AND_MORE =
  /^(?:(?:do|see|see and do|do and see|handle|have|manage) )?everything\b|^do all\b|^(?:すべて|全て|全部)/iu

/** The permission table: a row for each right, with what it says of every role. */
export function writePermissions(notebook: Notebook, people: People): PermissionRow[] {
  const rights = notebook.rows('permission')
  const rows = groupAlike(rights.filter((right) => !isEverything(right))).map(
    (group): PermissionRow => {
      const [first] = group
      const what = bare(first?.what ?? '')
      return {
        ...notebook.item('PERM', group),
        action: actionOf(notebook, what, group),
        cells: people.roles.map((role) => cellOf(role, group, { rights, people })),
      }
    },
  )
  for (const right of rights) {
    const role = people.find(right.role)
    if (role === null) continue
    const list = right.may === 'never' ? role.mustNot : role.can
    list.push(bare(right.what))
  }
  askUnsaidRights(notebook, people, rows)
  return rows
}

/** What somebody may do, or the words it was said in where they make no deed of ours. */
function actionOf({ frames }: Notebook, what: string, [first]: readonly Right[]): string {
  const isWhole = first !== undefined && !isOfRules(first)
  if (isWhole || (!isBrokenDeed(what) && frames.isPlain(what))) return capitalise(frames.text(what))
  const said = (first?.said ?? []).map(({ words }) => words).join('\n')
  return quoteBriefly(frames, said || what, MOST_QUOTED)
}

const MOST_QUOTED = 20

/** Rights of several roles to the same thing are in one row. */
function groupAlike(rights: readonly Right[]): Right[][] {
  const groups: { stems: ReadonlySet<string>; whose: string; rights: Right[] }[] = []
  for (const right of rights) {
    const stems = contentStems(right.what)
    const whose = findWhose(right.what)
    const known = groups.find(
      (group) =>
        measureLikeness(stems, group.stems) === 1 &&
        group.whose === whose &&
        !group.rights.some(({ role, may }) => role === right.role && may !== right.may),
    )
    if (known) known.rights.push(right)
    else groups.push({ stems, whose, rights: [right] })
  }
  return groups.map((group) => group.rights)
}

interface Rights {
  rights: readonly Right[]
  people: People
}

function cellOf({ id }: Role, group: readonly Right[], around: Rights): PermissionCell {
  const permission = permissionOf(id, group, around)
  if (permission !== 'unstated') {
    const own = group.filter((right) => around.people.find(right.role)?.id === id)
    // What nobody said of this role outright, but "only" of another, is read, and not confirmed.
    const isDerived = permission === 'no' && own.length === 0
    const isGuess = isDerived || (permission === 'yes' && markOf(own) === 'unconfirmed')
    return { role: id, permission, ...(isGuess && { guess: true }) }
  }
  const wide = around.rights.filter(
    ({ may, what, role }) =>
      may === 'may' && EVERYTHING_AND_MORE.test(what.trim()) && around.people.find(role)?.id === id,
  )
  if (wide.length === 0) return { role: id, permission }
  const isSure = wide.some((right) => isEverything(right) && markOf([right]) === 'stated')
  return { role: id, permission: 'yes', ...(!isSure && { guess: true }) }
}

/** What is said of a role outright comes before what "only" another says of it. */
function permissionOf(
  role: string,
  group: readonly Right[],
  { rights, people }: Rights,
): Permission {
  const own = group.filter((right) => people.find(right.role)?.id === role)
  if (own.some(({ may }) => may === 'never')) return 'no'
  if (own.some(({ may }) => may === 'only')) return 'only'
  if (own.length > 0) return 'yes'
  const only = group.filter(({ may }) => may === 'only')
  if (only.length === 0) return 'unstated'
  const words = new Set(only.flatMap(({ said }) => said.map((each) => each.words)))
  const isGranted = rights.some(
    ({ may, said, ...right }) =>
      may !== 'never' &&
      people.find(right.role)?.id === role &&
      (said.some((each) => words.has(each.words)) ||
        only.some((sole) => isPartOf(right.what, sole.what))),
  )
  return isGranted || isNamedWith(role, only, people) ? 'unstated' : 'no'
}

/** "see where their own hives are", beside "see where hives are": a right of their own to a part of it. */
export function isPartOf(part: string, whole: string): boolean {
  const stems = contentStems(whole)
  return stems.size > 0 && sharedCount(stems, contentStems(part)) === stems.size
}

/** Whom the words of "only" name in one list with the other, "only" refuses nothing, whoever read them. */
function isNamedWith(id: string, only: readonly Right[], people: People): boolean {
  const role = people.roles.find((each) => each.id === id)
  return only.some((right) => {
    const sole = people.find(right.role)
    return (
      role !== undefined &&
      sole !== null &&
      right.said.some(({ words }) => isNamedBeside(words, [role, sole]))
    )
  })
}
