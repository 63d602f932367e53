import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionCell, Role } from '#domain/requirements/document-items.ts'
import { isOthersWord, isWithoutThem } from '#domain/requirements/writing/unsaid/others-word.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isAsking, isDelicate, isOfEarnings, isOfMoney, isOfPrices, isSeeing } from './deeds.ts'
import { isWide } from './everything.ts'
import { isPartOf, type RightsGroup } from './group-rights.ts'
import { readCase } from './in-a-case.ts'
import { leavesNothingElse } from './nothing-else.ts'
import type { Rank } from './rank-roles.ts'
import { findWhose } from './whose.ts'

type Right = RowOf<'permission'>

/** What nobody said of a role: yes, no, with their own or a named part alone, or nothing at all. */
type Supposed = 'yes' | 'no' | 'own' | { part: string } | null

interface Around {
  rights: readonly Right[]
  people: People
  /** "their own", in the language of the document. */
  own: string
}

/** One row, as far as it bears on what is supposed. */
interface Deed {
  what: string
  /** Who may do it, and who must not, by what was said. */
  granted: ReadonlySet<Rank>
  barred: ReadonlySet<Rank>
}

/**
 * What does no harm where nobody has said anything: who runs the place may; who works there may do
 * the daily work of the others who work there; who is served has only their own; everybody else has
 * what was said of them. Money, private data, ends and exceptions stay with who runs the place.
 */
export function supposeCell(role: Role, { rights }: RightsGroup, around: Around): PermissionCell {
  const { people } = around
  const what = rights[0]?.what ?? ''
  if (isOthersWord(role, rights, people) || isWithoutThem(role, what)) {
    return { role: role.id, permission: 'unstated' }
  }
  const ranksOf = (isBarred: boolean) => {
    const roles = rights
      .filter(({ may }) => (may === 'never') === isBarred)
      .flatMap((right) => people.find(right.role) ?? [])
    return new Set(roles.map((each) => people.rankOf(each)))
  }
  const deed: Deed = { what, granted: ranksOf(false), barred: ranksOf(true) }
  const own = around.rights.filter((right) => people.find(right.role)?.id === role.id)
  const rank = people.rankOf(role)
  const names = [role.name, ...(role.also ?? [])]
  const supposed =
    (rank === 'runs' ? null : followFromOwn(what, own)) ??
    SUPPOSE[rank](deed, own, { role, names, isMember: people.hasMembers })
  // What is left beside somebody's part is nothing that others see.
  const isNothing = isBare(what) || leavesNothingElse(what)
  if (supposed === null || isNothing) return { role: role.id, permission: 'unstated' }
  if (supposed !== 'own' && typeof supposed !== 'object') {
    return { role: role.id, permission: supposed, assumed: true }
  }
  const part = supposed === 'own' ? around.own : supposed.part
  // Of what is others' nobody has their own.
  if (findWhose(what) === 'others') return { role: role.id, permission: 'unstated' }
  const isWhole = what.toLowerCase().includes(part.toLowerCase())
  return { role: role.id, permission: 'yes', assumed: true, ...(isWhole ? {} : { part }) }
}

/** A whole right takes in its parts, a ban of the whole refuses them, and who has a part has that alone. */
function followFromOwn(what: string, own: readonly Right[]): Supposed {
  if (!isSeeing(what)) return null
  const seen = own.filter((right) => isSeeing(right.what) && readCase(right.what) === null)
  const given = seen.filter(({ may }) => may !== 'never')
  const takesIn = (right: Right) =>
    ['any', findWhose(what)].includes(findWhose(right.what)) && isPartOf(what, right.what)
  if (seen.some((right) => right.may === 'never' && takesIn(right))) return 'no'
  if (given.some(takesIn)) return 'yes'
  const part = given.find((right) => isPartOf(right.what, what))
  if (part === undefined || findWhose(what) === 'own') return null
  return findWhose(part.what) === 'own' ? 'own' : { part: part.what }
}

interface Self {
  role: Role
  names: readonly string[]
  /** Where those who are served are members, whoever has a post there is one, too. */
  isMember: boolean
}

type Suppose = (deed: Deed, own: readonly Right[], self: Self) => Supposed

const SUPPOSE: Readonly<Record<Rank, Suppose>> = {
  runs: () => 'yes',
  staff: supposeOfStaff,
  customer: supposeOfCustomer,
  partner: supposeOfPartner,
}

function supposeOfStaff(
  { what, granted, barred }: Deed,
  own: readonly Right[],
  { names }: Self,
): Supposed {
  const given = own.filter(({ may }) => may !== 'never')
  const isKnown = given.some((right) => sharesObject(right.what, what))
  const isLimited = own.some(
    (right) => right.may === 'never' && isSeeing(right.what) && sharesObject(right.what, what),
  )
  const isServed = granted.has('customer') || granted.has('partner')
  if (!isSeeing(what) && isServed && !granted.has('staff')) return null
  if (isOfMoney(what)) return supposeOfMoney(what, given)
  if (isSeeing(what) && given.some((right) => seesAll(right))) return 'yes'
  if (isSeeing(what) && names.some((name) => isAbout(what, name))) return 'own'
  if (isDelicate(what)) return isKnown ? null : 'no'
  if (isSeeing(what) && findWhose(what) === 'own') return null
  if (granted.has('staff')) return given.some(isLimit) ? 'no' : 'yes'
  if (granted.size > 0 && !isServed) return 'no'
  if (barred.has('staff')) return isKnown ? null : 'no'
  return isSeeing(what) && isKnown && !isLimited ? 'yes' : null
}

/** Who takes money sees prices and payments; what the business earns stays with who runs it. */
function supposeOfMoney(what: string, given: readonly Right[]): Supposed {
  const takesMoney = given.some((right) => isOfMoney(right.what) && !isWide(right))
  return isSeeing(what) && takesMoney && !isOfEarnings(what) ? 'yes' : 'no'
}

function supposeOfCustomer(
  { what, granted, barred }: Deed,
  own: readonly Right[],
  { role, names }: Self,
): Supposed {
  const isServed = granted.has('customer') || granted.has('partner')
  if (isDoneFor(what, role.name)) return 'own'
  if (isServed && isAsking(what) && !isSeeing(what)) return 'own'
  if (!isSeeing(what)) {
    return granted.has('customer') || (granted.size === 0 && barred.has('customer')) ? null : 'no'
  }
  if (findWhose(what) === 'others' || isOfEarnings(what)) return 'no'
  if (isOfPrices(what)) return null
  const isAnothers = IS_THEIRS.test(what) || (findWhose(what) === 'own' && granted.size > 0)
  if (isAnothers && !granted.has('customer')) return 'no'
  const isTheirs = hasOwn(own, what, granted.size === 0)
  if (granted.has('customer')) return isTheirs ? 'own' : null
  return isTheirs || isOfMoney(what) || names.some((name) => isAbout(what, name)) ? 'own' : 'no'
}

function supposeOfPartner(
  { what, granted }: Deed,
  own: readonly Right[],
  { isMember }: Self,
): Supposed {
  if (isMember && granted.has('customer') && !isOfMoney(what)) return 'yes'
  if (own.length === 0) return null
  // Whoever puts all of it right sees it; what it costs is not said, and not refused either.
  if (isSeeing(what) && own.some(changesAll)) return isOfMoney(what) ? null : 'yes'
  const whose = findWhose(what)
  if (granted.size === 0 && isSeeing(what) && whose !== 'others' && hasOwn(own, what, true)) {
    return 'own'
  }
  if (whose !== 'any' || granted.has('customer') || granted.has('partner')) return null
  return 'no'
}

/** Whether somebody may see what is theirs; `isAny`: whatever it is, else of the same things. */
function hasOwn(own: readonly Right[], what: string, isAny: boolean): boolean {
  return own.some(
    (right) =>
      right.may !== 'never' &&
      findWhose(right.what) === 'own' &&
      (isAny || sharesObject(right.what, what)),
  )
}

function seesAll(right: Right): boolean {
  const { what } = right
  return isSeeing(what) && !isWide(right) && SEES_ALL.test(what) && !NEEDED.test(what)
}

function changesAll({ may, what }: Right): boolean {
  return may !== 'never' && !isSeeing(what) && CHANGES_ALL.test(what)
}

const CHANGES_ALL = /^\p{L}+ (?:all|every)\b|(?:すべて|全て|全部|全員)の/iu

const SEES_ALL = /\b(?:all|every|everything|any|todos?|todas?)\b|すべて|全て|全部|全員/iu
/** What is needed for a deed is for who does it. */
export const NEEDED =
  /\beverything (?:[\p{L}']+ ){0,3}(?:needed|necessary|required)\b|必要な(?:こと|もの|情報)を?すべて/iu

/** "Group bookings for its pupils": what belongs to whoever has the right. */
const IS_THEIRS = /\b(?:for|of) (?:its|their) (?!own\b)/iu

/** "See the km of drivers": what is seen is about the drivers themselves. */
function isAbout(what: string, name: string): boolean {
  const stems = contentStems(name)
  return stems.size > 0 && sharedCount(stems, contentStems(what)) === stems.size
}

/** "up to", said of what somebody may: and no more than that. */
const UP_TO = /(?<!\d)(?:まで)(?:で|です|。|、|$)|\b(?:nothing|no) (?:more|else)\b/iu

/** Whether somebody may so much and no more. */
export function isLimit({ said }: Right): boolean {
  return said.some(({ words }) => UP_TO.test(words))
}

/** "Book for patients": it is done for them, and by them as well. */
function isDoneFor(what: string, name: string): boolean {
  const [, whom = ''] = /\b(?:for|on behalf of) (?:the |their |an? )?(.+)$/iu.exec(what) ?? []
  const stems = contentStems(name)
  return whom !== '' && stems.size > 0 && sharedCount(stems, contentStems(whom)) === stems.size
}

/** "Can see": nothing follows from a verb alone. */
function isBare(what: string): boolean {
  return isSeeing(what) && objectsOf(what).size === 0
}

/** Whether two deeds are about the same things, whatever is done with them. */
export function sharesObject(one: string, other: string): boolean {
  return sharedCount(objectsOf(one), objectsOf(other)) > 0
}

/** Whether all that one deed is done to is among what the other is done to. */
export function coversObject(one: string, other: string): boolean {
  // 「料金に触れる」 is done to 料金.
  const objects = objectsOf(one.replace(/[にが](?=[^をにが]*$)/u, 'を'))
  return objects.size > 0 && sharedCount(objects, objectsOf(other)) === objects.size
}

const VAGUE = contentStems(
  'thing things list lists name names detail details own other others day days time times',
)

function objectsOf(what: string): Set<string> {
  const isSpaced = /^\p{Script=Latin}+\s/u.test(what.trim())
  const object = isSpaced
    ? what.trim().replace(/^\p{Script=Latin}+\s+/u, '')
    : what.replace(/を[^を]*$/u, '').replace(/(?:自分|ほか|他)の(?:方の)?/gu, '')
  // A word of one sign has no pairs of letters.
  const single = isSpaced
    ? []
    : object.split(/[のとや、・]/u).filter((each) => [...each].length === 1)
  return new Set([...contentStems(object), ...single].filter((each) => !VAGUE.has(each)))
}
