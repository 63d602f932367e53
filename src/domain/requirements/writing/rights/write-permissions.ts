import { countWords } from '#domain/language/count-words.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { findMember } from '#domain/requirements/writing/words/fold-pairs.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import { findDeed } from '#domain/requirements/writing/words/tell-alone.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { askOfEverything } from './ask-of-everything.ts'
import { askUnsaidRights } from './ask-unsaid-rights.ts'
import { isForNobody } from './bans.ts'
import { isConduct } from './conduct.ts'
import { tellDeedAlike, withoutOwnName } from './doers.ts'
import { isEverything } from './everything.ts'
import { groupRights, type RightsGroup, withoutReason } from './group-rights.ts'
import { type DraftRow, joinRows } from './join-rows.ts'
import { namesNoThing, tellOthers } from './nothing-else.ts'
import { tellCell } from './permission-cells.ts'

type Right = RowOf<'permission'>

/** The permission table: a row for each right, with what it says of every role. */
export function writePermissions(notebook: Notebook, people: People): PermissionRow[] {
  const rights = notebook
    .rows('permission')
    .map(tellOthers)
    .map((right) => ({ ...right, what: withoutOwnName(right.what, namesFor(right, people)) }))
  const clashes = notebook
    .rows('contradiction')
    .map(({ said }) => said.slice(0, 2).map(({ words }) => words))
  const around = { rights, people, clashes, own: notebook.words.theirOwn }
  const told = rights.filter(
    (right) => !isEverything(right) && !isOfOutsider(right, people) && !isConduct(right),
  )
  const groups = groupRights(told).filter((group) => !isToldByRole(group, rights))
  const drafts = groups.map((group): DraftRow => {
    const cells = isOfNobody(group, notebook)
      ? people.roles.map(({ id }) => ({ role: id, permission: 'no' as const }))
      : people.roles.map((role) => tellCell(role, group, around))
    return { group, what: findSharedDeed(group, people) ?? whatOf(group), cells }
  })
  const rows = joinRows(drafts).map(({ group, what, cells }): PermissionRow => {
    const first = clearest(group.rights)
    return {
      ...notebook.item('PERM', [...group.rights, ...group.parts]),
      action: actionOf(notebook, what, first),
      cells,
    }
  })
  for (const right of rights) {
    const role = people.find(right.role)
    if (role === null) continue
    const list = right.may === 'never' ? role.mustNot : role.can
    list.push(bare(right.what))
  }
  const asked = askOfEverything(notebook, people, { rights, rows })
  askUnsaidRights(notebook, people, asked)
  return asked
}

function namesFor({ role }: Right, { find }: People): string[] {
  const known = find(role)
  return [role, ...(known === null ? [] : [known.name, ...(known.also ?? [])])]
}

/** "They look and don't touch": who has cells of their own for what they may needs no row of what is left. */
function isToldByRole({ rights: group, parts }: RightsGroup, rights: readonly Right[]): boolean {
  const hasOwn = ({ role }: Right) =>
    rights.some((other) => other.role === role && other.may !== 'never')
  return parts.length === 0 && group.every((right) => namesNoThing(right) && hasOwn(right))
}

/** Of two who are one role, each of whom may it in a case of their own: the deed without the case. */
function findSharedDeed({ rights, parts }: RightsGroup, people: People): string | null {
  const all = [...rights, ...parts]
  const members = all.map(({ role }) => findMember(role, people.find(role)?.name ?? ''))
  if (members.includes(null) || new Set(members).size < 2) return null
  const deed = findDeed(all.map(({ what }) => what)).trim()
  return countWords(deed) < FEWEST ? null : deed
}

/** Of a deed, with what it is done to. */
const FEWEST = 2

function whatOf({ rights }: RightsGroup): string {
  return withoutReason(bare(clearest(rights)?.what ?? ''))
}

function isOfNobody({ rights }: RightsGroup, notebook: Notebook): boolean {
  return rights.some((right) => isForNobody(right, notebook))
}

/** Who does not use the app has no column: that is told with the person. */
export function isOfOutsider({ role }: Right, { outsiders, find }: People): boolean {
  return find(role) === null && outsiders.some(({ name }) => keyOf(name) === keyOf(role))
}

/** "What hirers ask for" rather than "what they ask for", and without who does it. */
function clearest(rights: readonly Right[]): Right | undefined {
  const clear = rights.filter(({ what }) => !/\bthey\b|\bthemselves\b/iu.test(what))
  return clear.find(({ what }) => tellDeedAlike(what) === what) ?? clear[0] ?? rights[0]
}

/** What somebody may do, or the words it was said in where they make no deed of ours. */
function actionOf({ frames }: Notebook, what: string, first: Right | undefined): string {
  const isWhole = first !== undefined && !isOfRules(first)
  if (isWhole || (!isBrokenDeed(what) && frames.isPlain(what))) return capitalise(frames.text(what))
  const said = (first?.said ?? []).map(({ words }) => words).join('\n')
  return quoteBriefly(frames, said || what, MOST_QUOTED)
}

const MOST_QUOTED = 20
