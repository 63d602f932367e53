import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { withoutReason } from '#domain/requirements/writing/rights/group-rights.ts'
import { isCase } from '#domain/requirements/writing/rights/in-a-case.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
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
  const rights = notebook.rows('permission')
  for (const right of rights) {
    const role = people.find(right.role)
    if (right.may === 'may' || role === null || isBehaviour(right.what)) continue
    const deed = withoutReason(right.what)
    if (BARE.test(deed.trim()) || isBrokenDeed(deed)) continue
    if (!frames.speaks(deed) || !frames.isPlain(deed)) continue
    const isOnly = right.may === 'only'
    const table = permissions.find(({ rows }) => rows?.includes(right.id))
    // "Only the owner" refuses all others in one test, but whoever may do a part of it.
    const hasPart = table?.cells.some((cell) => cell.role === role.id && cell.part !== undefined)
    if (isOnly === (hasPart === true) && firstSole(table, rights) !== undefined) continue
    const beside = table === undefined ? [] : grantedIn(table, role, people)
    // Several alone may: the first of them tests it for all.
    if (
      isOnly &&
      right !==
        firstSole(
          table,
          rights.filter((each) => isSameDeed(each, right)),
        )
    )
      continue
    const entry = isOnly
      ? sameDeed(entries, right)
      : refusedIn(entries, right, { role: role.id, finder })
    const allowed = [...new Set([role, ...beside])].map((each) => {
      const when = caseOf(table, each)
      return when === null ? each.name : notebook.words.inCase(each.name, when)
    })
    const who = isOnly ? frames.others(allowed) : frames.role(role.name)
    if (entry === null || (isOnly && allowed.length === people.roles.length)) continue
    const when = frames.tries(who, frames.text(deed))
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

type Right = RowOf<'permission'>

/** A joined row holds several deeds, each of which is tested. */
function isSameDeed(one: Right, other: Right): boolean {
  const [a, b] = [one, other].map(({ what }) => contentStems(withoutReason(what)))
  return one === other || (a !== undefined && b !== undefined && measureLikeness(a, b) === 1)
}

/** The first right of a row that says whom alone it allows. */
function firstSole(row: PermissionRow | undefined, rights: readonly Right[]): Right | undefined {
  return rights.find(({ id, may }) => may === 'only' && row?.rows?.includes(id) === true)
}

/** The other roles that the same row allows it: of whom it says nothing, "only" says no. */
function grantedIn({ cells }: PermissionRow, sole: Role, { roles }: People): Role[] {
  const allowed = cells.filter(({ permission }) => permission === 'yes' || permission === 'only')
  return roles.filter(({ id }) => id !== sole.id && allowed.some(({ role }) => role === id))
}

/** "While I am away", where a role may do it in that case alone. */
function caseOf(table: PermissionRow | undefined, { id }: Role): string | null {
  const part = table?.cells.find(({ role }) => role === id)?.part
  return part !== undefined && isCase(part) ? part : null
}

function sameDeed(entries: readonly Entry[], { what }: Right): Entry | null {
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
  right: Right,
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
