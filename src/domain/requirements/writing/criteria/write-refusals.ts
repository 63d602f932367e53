import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isNamedBeside } from '#domain/requirements/writing/named-beside.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { findWhose } from '#domain/requirements/writing/whose.ts'
import { isPartOf, type People } from '#domain/requirements/writing/write-roles.ts'
import { addCriterion } from './add-criterion.ts'
import type { Finder } from './finder.ts'

interface Material {
  entries: readonly Entry[]
  people: People
  permissions: readonly PermissionRow[]
  finder: Finder
}

/** From here on a right names just what a requirement lets others do. */
const SAME = 0.6

/** Refused what? A verb alone would refuse somebody everything. */
const BARE =
  /^(?:see|look|view|do|use|change|edit|have|access)$|^(?:見る|する|使う|変える|触る|操作する|閲覧する)$/iu

/** What somebody is refused, as tests of the requirement that lets others (or them, with their own) do it. */
export function writeRefusals(
  notebook: Notebook,
  { entries, people, permissions, finder }: Material,
): void {
  const { frames } = notebook
  for (const right of notebook.rows('permission')) {
    const role = people.find(right.role)
    if (right.may === 'may' || role === null) continue
    if (BARE.test(right.what.trim()) || isBrokenDeed(right.what)) continue
    if (!frames.speaks(right.what) || !frames.isPlain(right.what)) continue
    const isOnly = right.may === 'only'
    const table = permissions.find(({ rows }) => rows?.includes(right.id))
    // "Only the owner" refuses all others in one test.
    if (!isOnly && table?.cells.some(({ permission }) => permission === 'only')) continue
    const beside = table === undefined ? [] : grantedIn(table, role, people)
    // Several alone may: the first of them tests it for all.
    if (isOnly && beside.length > 0 && !isFirst(role, beside, people)) continue
    // One that the words name and nothing was read of: whoever is left is nobody a test can name.
    if (isOnly && beside.length === 0 && isShared(right, role, people)) continue
    const entry = isOnly
      ? sameDeed(entries, right)
      : refusedIn(entries, right, { role: role.id, finder })
    const inPart = isOnly ? grantedInPart(notebook, right, people) : []
    const allowed = [...new Set([role, ...beside, ...inPart])].map(({ name }) => name)
    const who = isOnly ? frames.others(allowed) : frames.role(role.name)
    if (entry === null) continue
    const when = frames.tries(who, frames.text(right.what))
    const from = table === undefined ? [] : [table.id]
    addCriterion(notebook, entry, {
      rows: [right],
      from,
      when,
      outcome: frames.refused,
      failure: true,
    })
  }
}

/** The other roles that the same row allows. */
function grantedIn({ cells }: PermissionRow, sole: Role, { roles }: People): Role[] {
  const allowed = cells.filter(({ permission }) => permission === 'only' || permission === 'yes')
  return roles.filter(({ id }) => id !== sole.id && allowed.some(({ role }) => role === id))
}

/** Who has a right of their own to a part of it: "only the owner … well, each keeper their own". */
function grantedInPart(notebook: Notebook, { what }: RowOf<'permission'>, people: People): Role[] {
  return notebook
    .rows('permission')
    .filter((each) => each.may !== 'never' && isPartOf(each.what, what))
    .flatMap((each) => people.find(each.role) ?? [])
}

function isFirst(role: Role, beside: readonly Role[], { roles }: People): boolean {
  return beside.every((other) => roles.indexOf(role) < roles.indexOf(other))
}

/** Another role is in the same list, read or not. */
function isShared({ said }: RowOf<'permission'>, sole: Role, { roles }: People): boolean {
  return roles.some(
    (role) => role.id !== sole.id && said.some(({ words }) => isNamedBeside(words, [role, sole])),
  )
}

function sameDeed(entries: readonly Entry[], { what }: RowOf<'permission'>): Entry | null {
  const stems = contentStems(what)
  const whose = findWhose(what)
  const alike = entries
    .filter(({ told }) => findWhose(told.does) === whose && isSameObject(what, told.does))
    .map((entry) => ({ entry, likeness: measureLikeness(stems, entry.stems) }))
    .filter(({ likeness }) => likeness >= SAME)
  return alike.sort((a, b) => b.likeness - a.likeness)[0]?.entry ?? null
}

/** In Japanese most letters of two deeds may be the same: 「月謝のことを見る」, 「けがのことを見る」. */
function isSameObject(what: string, does: string): boolean {
  const [one = '', other = ''] = [what, does].map((text) =>
    text.includes('を') ? text.slice(0, text.lastIndexOf('を')).replace(/のこと$/u, '') : '',
  )
  return one === '' || other === '' || one.includes(other) || other.includes(one)
}

function refusedIn(
  entries: readonly Entry[],
  right: RowOf<'permission'>,
  { role, finder }: { role: string; finder: Finder },
): Entry | null {
  const same = sameDeed(entries, right)
  if (same !== null) return same
  const found = finder.find([right.what], role)
  // One word may be shared by chance.
  const own =
    found !== null && (found.shared > 1 || contentStems(right.what).size === 1) ? found.entry : null
  if (own !== null || findWhose(right.what) !== 'others') return own
  const deed = [...contentStems(right.what)][0] ?? ''
  return entries.find((each) => each.requirement.role === role && each.deed === deed) ?? null
}
