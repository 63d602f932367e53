import { contentStems, likeness } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type {
  Outsider,
  Permission,
  PermissionRow,
  Role,
} from '#domain/requirements/document-items.ts'
import { bare, upperFirst } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'

/** The people of the document, found by any of their names. */
export interface People {
  roles: Role[]
  outsiders: Outsider[]
  /** The role with this name; null when there is none. */
  find(name: string | null): Role | null
}

type Right = RowOf<'permission'>

export function writePeople(notebook: Notebook): People {
  const rows = notebook.rows('role')
  const roles = rows
    .filter(({ access }) => access)
    .map(
      (row): Role => ({
        ...notebook.item('ROLE', [row]),
        name: upperFirst(row.name),
        also: row.also,
        can: [],
        mustNot: [],
      }),
    )
  const outsiders = rows
    .filter(({ access }) => !access)
    .map((row) => ({ ...notebook.item('OUT', [row]), name: upperFirst(row.name) }))
  const byName = new Map<string, Role>()
  for (const role of roles) {
    for (const name of [role.name, ...(role.also ?? [])]) {
      if (!byName.has(keyOf(name))) byName.set(keyOf(name), role)
    }
  }
  return {
    roles,
    outsiders,
    find: (name) => (name === null ? null : (byName.get(keyOf(name)) ?? null)),
  }
}

/** The permission table: a row for each right, with what it says of every role. */
export function writePermissions(notebook: Notebook, people: People): PermissionRow[] {
  const rights = notebook.rows('permission')
  const rows = groupAlike(rights).map((group): PermissionRow => {
    const [first] = group
    const cells = people.roles.map(({ id }) => ({
      role: id,
      permission: permissionOf(id, group, { rights, people }),
    }))
    return {
      ...notebook.item('PERM', group),
      action: upperFirst(bare(first?.what ?? '')),
      cells,
    }
  })
  for (const right of rights) {
    const role = people.find(right.role)
    if (role === null) continue
    const list = right.may === 'never' ? role.mustNot : role.can
    list.push(bare(right.what))
  }
  askWhatIsUnsaid(notebook, people, rows)
  return rows
}

/** Rights of several roles to the same thing stand in one row. */
function groupAlike(rights: readonly Right[]): Right[][] {
  const groups: { stems: ReadonlySet<string>; rights: Right[] }[] = []
  for (const right of rights) {
    const stems = contentStems(right.what)
    const known = groups.find(
      (group) =>
        likeness(stems, group.stems) === 1 && !group.rights.some(({ role }) => role === right.role),
    )
    if (known) known.rights.push(right)
    else groups.push({ stems, rights: [right] })
  }
  return groups.map((group) => group.rights)
}

/** What is said of a role outright comes before what "only" another says of it. */
function permissionOf(
  role: string,
  group: readonly Right[],
  { rights, people }: { rights: readonly Right[]; people: People },
): Permission {
  const own = group.filter((right) => people.find(right.role)?.id === role)
  if (own.some(({ may }) => may === 'never')) return 'no'
  if (own.length > 0) return 'yes'
  const only = group.filter(({ may }) => may === 'only')
  if (only.length === 0) return 'unstated'
  const words = new Set(only.flatMap(({ said }) => said.map((each) => each.words)))
  const isGranted = rights.some(
    ({ may, said, ...right }) =>
      may !== 'never' &&
      people.find(right.role)?.id === role &&
      said.some((each) => words.has(each.words)),
  )
  return isGranted ? 'unstated' : 'no'
}

function askWhatIsUnsaid(notebook: Notebook, { roles }: People, rows: PermissionRow[]): void {
  const { words } = notebook
  const silent = roles.filter(({ can, mustNot }) => can.length + mustNot.length === 0)
  const blocks = silent.map(({ id }) => id)
  if (silent.length > 0) {
    const names = silent.map(({ name }) => name)
    notebook.ask({ ...words.ask.silentRoles(names), blocks, question: 'q5' })
  }
  const unsaid = rows.filter(({ cells }) =>
    cells.some(({ permission }) => permission === 'unstated'),
  )
  if (unsaid.length === 0) return
  const waiting = unsaid.map(({ id }) => id)
  notebook.ask({ ...words.ask.permissions, blocks: waiting, question: 'q5' })
  notebook.assume(words.assume.denied, waiting)
}

function keyOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !/^(?:the|a|an)$/.test(word))
    .map(singular)
    .join(' ')
}

function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
