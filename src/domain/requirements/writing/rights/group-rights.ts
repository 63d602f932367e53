import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { tellDeedAlike } from './doers.ts'
import { isWide } from './everything.ts'
import { isWhileAway, readCase } from './in-a-case.ts'
import { allowsNothingElse } from './nothing-else.ts'
import { findWhose } from './whose.ts'

type Right = RowOf<'permission'>

/** Rights that are one row of the table. */
export interface RightsGroup {
  rights: Right[]
  /** Rights to a part of it: "see where their own hives are", beside who alone sees where hives are. */
  parts: Right[]
}

/**
 * Rights of several roles to the same thing are in one row. What some alone may takes in who may do
 * it with a part, their own: otherwise one row would refuse what another allows.
 */
export function groupRights(rights: readonly Right[]): RightsGroup[] {
  const groups = withoutWider(groupAlike(rights), rights)
  const soles = groups.filter((group) => group.some(({ may }) => may === 'only'))
  const takenIn = new Map<readonly Right[], RightsGroup>()
  const rows = groups.map((group): RightsGroup => ({ rights: group, parts: [] }))
  for (const row of rows) {
    const [whole] = row.rights
    if (whole === undefined || !soles.includes(row.rights)) continue
    for (const other of rows) {
      const isPart =
        other !== row &&
        !takenIn.has(row.rights) &&
        other.rights.every((right) => isPartOfSole(right, whole.what, rights))
      if (!isPart || takenIn.has(other.rights)) continue
      takenIn.set(other.rights, row)
      row.parts.push(...other.rights, ...other.parts)
    }
  }
  return withExceptions(rows.filter(({ rights: group }) => !takenIn.has(group)))
}

/**
 * What is one's while another is away stands in each row to which it is an exception; that somebody
 * may see nothing else, in the row of what they may see.
 */
function withExceptions(rows: readonly RightsGroup[]): RightsGroup[] {
  const isTaken = new Set<RightsGroup>()
  for (const row of rows) {
    for (const other of rows) {
      const isException = other.rights.every((right) =>
        row.rights.some((own) => isWhileAway(right, own) || isNothingBut(right, own)),
      )
      if (other === row || !isException) continue
      isTaken.add(other)
      row.parts.push(...other.rights)
    }
  }
  return rows.filter((row) => !isTaken.has(row))
}

function isNothingBut(right: Right, own: Right): boolean {
  return (
    allowsNothingElse(right) &&
    own.role === right.role &&
    own.may !== 'never' &&
    sharesWords(own, right)
  )
}

function sharesWords({ said }: Right, other: Right): boolean {
  return other.said.some(({ words }) => said.some((each) => each.words === words))
}

/** "See where their own hives are", and with it that nobody sees where others' are. */
export function isPartOfSole(right: Right, whole: string, all: readonly Right[]): boolean {
  if (findWhose(bareDeed(whole)) !== 'any' || !isPartOf(right.what, whole)) return false
  const whose = findWhose(bareDeed(right.what))
  const tellsMore = contentStems(bareDeed(right.what)).size > contentStems(bareDeed(whole)).size
  if (right.may !== 'never') return whose === 'own' || (right.may === 'only' && tellsMore)
  return whose === 'others' && all.some((own) => isOwnOf(own, right, whole))
}

/** "Nobody sees it except Jo, and the driver on the day": one sentence names both, and Jo on that day, too. */
export function isPartOfShared(part: Right, whole: Right): boolean {
  const areSole = part.may === 'only' && whole.may === 'only'
  const isNarrower = isPartOf(part.what, whole.what) && !isPartOf(whole.what, part.what)
  return areSole && part.role !== whole.role && sharesWords(part, whole) && isNarrower
}

function isOwnOf(own: Right, { role }: Right, whole: string): boolean {
  return (
    own.role === role &&
    own.may !== 'never' &&
    findWhose(own.what) === 'own' &&
    isPartOf(own.what, whole)
  )
}

/** "see where their own hives are", beside "see where hives are": a right of their own to a part of it. */
export function isPartOf(part: string, whole: string): boolean {
  const stems = contentStems(bareDeed(whole))
  const inPart = contentStems(bareDeed(part))
  return stems.size > 0 && inPart.size >= stems.size && sharedCount(stems, inPart) === stems.size
}

/**
 * "Waive", of somebody who may everything, or "see names", of somebody who sees nothing but totals, is
 * told by the row of a like deed: "waive fees". That row says the same of them, and no cell changes.
 */
function withoutWider(groups: Right[][], all: readonly Right[]): Right[][] {
  const isSettled = (right: Right) =>
    all.some(
      (own) =>
        own !== right &&
        own.role === right.role &&
        (right.may === 'may' ? isWide(own) : right.may === 'never' && allowsNothingElse(own)),
    )
  const isOwnWide = (right: Right) => isWide(right) || allowsNothingElse(right)
  return groups.reduce<Right[][]>((kept, group) => {
    const isRest = group.every((right) => !isOwnWide(right) && isSettled(right))
    const like = kept.find((other) => {
      const isNear = isRest || isVerbOf(group, other)
      return other !== group && isNear && isLike(other, group)
    })
    if (like === undefined) return kept
    like.push(...group)
    return kept.filter((each) => each !== group)
  }, groups)
}

/** "Accept", of those of whom "accept a walk" is told. */
function isVerbOf(group: readonly Right[], other: readonly Right[]): boolean {
  return group.every(
    ({ role, what }) => /^[a-z]+$/iu.test(what.trim()) && other.some((own) => own.role === role),
  )
}

/** Whether a group tells a deed of the same kind more closely, and nothing against it. */
function isLike([first, ...rest]: readonly Right[], group: readonly Right[]): boolean {
  const whole = group[0]?.what ?? ''
  if (first === undefined || readCase(first.what) !== null || NUMBERS.test(first.what)) return false
  const isSameOf = group.every(({ role, may }) =>
    [first, ...rest].every((own) => own.role !== role || own.may === may),
  )
  const isSole = [first, ...rest].some(({ may }) => may === 'only')
  const isAny = findWhose(bareDeed(first.what)) === findWhose(bareDeed(whole))
  return isSameOf && !isSole && isAny && isPartOf(first.what, whole)
}

/** So much, or so far, and no more. */
const NUMBERS = /\p{N}/u

function groupAlike(rights: readonly Right[]): Right[][] {
  const groups: { stems: ReadonlySet<string>; whose: string; rights: Right[] }[] = []
  for (const right of rights) {
    const stems = stemsOf(right)
    const whose = findWhose(bareDeed(right.what))
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

/** "Hirers confirm what they ask for": they are the hirers. */
function stemsOf({ role, what }: Right): ReadonlySet<string> {
  const stems = contentStems(tellDeedAlike(bareDeed(what)))
  return /\bthey\b/iu.test(what) ? new Set([...stems, ...contentStems(role)]) : stems
}

/** A deed without why it is so: "confirm the melter, because of the boiler". */
export function withoutReason(what: string): string {
  const bare = what.replace(REASON, '').trim()
  return bare === '' ? what : bare
}

/** "Correct it themselves" is to correct it. */
function bareDeed(what: string): string {
  return withoutReason(what).replace(BY_ONESELF, '')
}

const BY_ONESELF =
  /\b(?:themselves|himself|herself|myself|ourselves|themself)\b|(?:自分|本人|自身)で/giu
const REASON = /,? because\b.*$|、[^、]*(?:ので|ため|から)[。]?$/iu
