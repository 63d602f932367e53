import { contentStems, measureLikeness, sharedCount, stem } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { isBrokenDeed } from '#domain/requirements/writing/features/broken-deed.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { isChanging } from '#domain/requirements/writing/rights/deeds.ts'
import { tellDeedAlike } from '#domain/requirements/writing/rights/doers.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { isPartOf, withoutReason } from '#domain/requirements/writing/rights/group-rights.ts'
import { isCase } from '#domain/requirements/writing/rights/in-a-case.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import { findMember } from '#domain/requirements/writing/words/fold-pairs.ts'
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
    if (BARE.test(deed.trim()) || isBrokenDeed(deed) || isWideDeed(right.what)) continue
    if (!frames.speaks(deed) || !frames.isPlain(deed)) continue
    const isOnly = right.may === 'only'
    const table = permissions.find(({ rows }) => rows?.includes(right.id))
    // "Only the owner" refuses all others in one test, but whoever may do a part of it.
    // Of two who are one role one alone may it: nobody of the others may.
    const hasPart =
      findMember(right.role, role.name) === null &&
      table?.cells.some((cell) => cell.role === role.id && cell.part !== undefined)
    if (isOnly === (hasPart === true) && firstSole(table, rights) !== undefined) continue
    // Several alone may: the first of them tests it for all.
    const alike = rights.filter((each) => isSameDeed(each, right))
    if (isOnly && right !== firstSole(table, alike)) continue
    const entry = isOnly
      ? sameDeed(entries, right)
      : refusedIn(entries, right, { role: role.id, finder })
    if (entry === null) continue
    const partly = mayPartOf(notebook, right, people)
    if (!isOnly && partly.includes(role)) continue
    const refused = isOnly
      ? othersThan(notebook, { table, role, people, partly })
      : [frames.role(role.name)]
    for (const who of refused) {
      addCriterion(notebook, entry, {
        rows: [right],
        from: table === undefined ? [] : [table.id],
        when: frames.tries(who, frames.text(deed)),
        outcome: frames.refused,
        failure: true,
      })
    }
  }
}

interface Alone {
  table: PermissionRow | undefined
  role: Role
  people: People
  partly: readonly Role[]
}

/** Who may a part of the deed by a right of their own: "correct hours until the month is closed". */
function mayPartOf(notebook: Notebook, { what }: Right, people: People): Role[] {
  if (findWhose(what) === 'others') return []
  const whole = alikeDeed(what)
  return notebook
    .rows('permission')
    .filter((other) => other.may === 'may' && isPartOf(alikeDeed(other.what), whole))
    .flatMap(({ role }) => people.find(role) ?? [])
}

/**
 * Whom "only" refuses, as one test: everybody but one or two. Where more may, or somebody may with
 * what is theirs, those who are left are named: nobody logs in as "anybody but" a list.
 */
function othersThan({ frames, words }: Notebook, { table, role, people, partly }: Alone): string[] {
  const allowed = [role, ...(table === undefined ? [] : grantedIn(table, role, people))]
  const left = people.roles.filter((each) => !allowed.includes(each) && !partly.includes(each))
  if (left.length === 0) return []
  const isPartly = table?.cells.some(
    ({ part, permission, role: id }) =>
      part !== undefined &&
      permission !== 'no' &&
      !isCase(part) &&
      allowed.some((each) => each.id === id),
  )
  const isElse = partly.some((each) => !allowed.includes(each))
  if (isPartly === true || isElse || allowed.length > MOST_BUT) {
    return left.slice(0, MOST_NAMED).map(({ name }) => frames.role(name))
  }
  const names = allowed.map((each) => {
    const when = caseOf(table, each)
    return when === null ? each.name : words.inCase(each.name, when)
  })
  return [frames.others(names)]
}

const MOST_BUT = 2
const MOST_NAMED = 2

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
    .filter(({ told, deed }) => {
      // A name has no verb, unless it begins with that of the right: "give notice".
      const isName = deed === null || (told.isNoun && !stems.has(deed))
      return isName || isSameVerb(what, told.does)
    })
    .map((entry) => {
      const alike = measureLikeness(
        contentStems(alikeDeed(what)),
        contentStems(alikeDeed(entry.told.does)),
      )
      return { entry, likeness: Math.max(alike, measureLikeness(stems, entry.stems)) }
    })
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

/** Who may not correct hours is not tested by who logs them, nor "give a bed" by "give notice". */
function isSameVerb(what: string, does: string): boolean {
  if (!/^\p{Script=Latin}/u.test(what)) return true
  const [one, other] = [what, does].map((text) => {
    const [verb = '', ...rest] = alikeDeed(text).toLowerCase().split(/\s+/u)
    return { verb: stem(verb), object: contentStems(rest.join(' ').replace(BEHIND, '')) }
  })
  if (one === undefined || other === undefined) return false
  const isAlike = one.verb === other.verb || (isChanging(what) && isChanging(does))
  const isOther = one.object.size > 0 && other.object.size > 0
  return isAlike && !(isOther && sharedCount(one.object, other.object) === 0)
}

/** A deed by the verb that others use for the same. */
function alikeDeed(deed: string): string {
  return tellDeedAlike(deed).replace(/^(?:adjust|amend|correct)\b/iu, 'change')
}

/** What follows is not what is done to. */
const BEHIND = /\s(?:for|from|in|on|to|at|of|before|after|under|until|with|when|which|that)\s.*$/isu

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
