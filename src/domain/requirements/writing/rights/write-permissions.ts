import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { askUnsaidRights } from './ask-unsaid-rights.ts'
import { isEverything } from './everything.ts'
import { groupRights, withoutReason } from './group-rights.ts'
import { tellCell } from './permission-cells.ts'

type Right = RowOf<'permission'>

/** The permission table: a row for each right, with what it says of every role. */
export function writePermissions(notebook: Notebook, people: People): PermissionRow[] {
  const rights = notebook.rows('permission')
  const clashes = notebook
    .rows('contradiction')
    .map(({ said }) => said.slice(0, 2).map(({ words }) => words))
  const told = rights.filter((right) => !isEverything(right) && !isOfOutsider(right, people))
  const rows = groupRights(told).map((group): PermissionRow => {
    const first = clearest(group.rights)
    const what = withoutReason(bare(first?.what ?? ''))
    return {
      ...notebook.item('PERM', [...group.rights, ...group.parts]),
      action: actionOf(notebook, what, first),
      cells: people.roles.map((role) => tellCell(role, group, { rights, people, clashes })),
    }
  })
  for (const right of rights) {
    const role = people.find(right.role)
    if (role === null) continue
    const list = right.may === 'never' ? role.mustNot : role.can
    list.push(bare(right.what))
  }
  askUnsaidRights(notebook, people, rows)
  return rows
}

/** Who does not use the app has no column: that is told with the person. */
export function isOfOutsider({ role }: Right, { outsiders, find }: People): boolean {
  return find(role) === null && outsiders.some(({ name }) => keyOf(name) === keyOf(role))
}

/** "What hirers ask for" rather than "what they ask for". */
function clearest(rights: readonly Right[]): Right | undefined {
  return rights.find(({ what }) => !/\bthey\b|\bthemselves\b/iu.test(what)) ?? rights[0]
}

/** What somebody may do, or the words it was said in where they make no deed of ours. */
function actionOf({ frames }: Notebook, what: string, first: Right | undefined): string {
  const isWhole = first !== undefined && !isOfRules(first)
  if (isWhole || (!isBrokenDeed(what) && frames.isPlain(what))) return capitalise(frames.text(what))
  const said = (first?.said ?? []).map(({ words }) => words).join('\n')
  return quoteBriefly(frames, said || what, MOST_QUOTED)
}

const MOST_QUOTED = 20
