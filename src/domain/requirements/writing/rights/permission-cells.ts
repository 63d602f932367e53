import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionCell, Role } from '#domain/requirements/document-items.ts'
import { markOf } from '#domain/requirements/writing/marks.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isEverything, isWide, leavesOut } from './everything.ts'
import { isPartOf, type RightsGroup } from './group-rights.ts'
import { isNamedBeside } from './named-beside.ts'

type Right = RowOf<'permission'>

interface Around {
  rights: readonly Right[]
  people: People
  /** Pairs of words that are asked about because they do not agree. */
  clashes: readonly (readonly string[])[]
}

/**
 * What one row says of one role: what was said of it; what "only" another or "everything" says of it,
 * not for certain; of the founder, what nobody has said is supposed to be allowed.
 */
export function tellCell(role: Role, group: RightsGroup, around: Around): PermissionCell {
  const { people } = around
  const isOwn = (right: Right) => people.find(right.role)?.id === role.id
  const told = toldCell(role, group, isOwn)
  if (told !== null) return told
  const wide = around.rights.filter((right) => isWide(right) && isOwn(right))
  const isSole = group.rights.some(({ may }) => may === 'only')
  const deed = group.rights[0]?.what ?? ''
  if (isBan(group)) return { role: role.id, permission: 'unstated' }
  const grants = wide.filter((right) => !leavesOut(right, deed))
  // "Everything" of the founder, "only" of another: nobody locks the founder out.
  const isGranted = isSole
    ? people.founder?.id === role.id && grants.some(isEverything)
    : grants.length > 0
  if (isGranted) {
    const isSure = !isSole && grants.some((each) => isEverything(each) && isStated(each))
    return { role: role.id, permission: 'yes', ...(!isSure && { guess: true }) }
  }
  if (isSole && !isLeftOpen(role, group, around)) {
    return { role: role.id, permission: 'no', guess: true }
  }
  if (people.founder?.id === role.id) {
    return { role: role.id, permission: 'yes', assumed: true }
  }
  return { role: role.id, permission: 'unstated' }
}

/** "Drivers must not accept tips": how somebody has to behave is no right that others have. */
function isBan({ rights }: RightsGroup): boolean {
  return rights.every(({ may, what }) => may === 'never' && !OF_APP.test(what.trim()))
}

const SHOWS = /see|view|read|look|open|know|get|have|search|print|export|download/iu
const MAKES = /add|create|book|enter|write|send|use|do|manage/iu
const CHANGES = /change|edit|set|move|mark|tick|approve|cancel|delete|remove/iu
/** In Japanese a deed's words do not tell it apart. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}]/iu
/** What the app shows or does for somebody. */
const OF_APP = makePattern('iu')`^(?:${SHOWS}|${MAKES}|${CHANGES})\b|${JAPANESE}`

function isStated(right: Right): boolean {
  return markOf([right]) === 'stated'
}

/** What was said of the role itself. */
function toldCell(
  { id }: Role,
  { rights, parts }: RightsGroup,
  isOwn: (right: Right) => boolean,
): PermissionCell | null {
  const own = rights.filter(isOwn)
  const granted = parts.find((right) => right.may !== 'never' && isOwn(right))
  if (own.some(({ may }) => may === 'never')) return { role: id, permission: 'no' }
  if (own.length > 0) {
    const soles = [...rights, ...parts].filter(({ may }) => may === 'only')
    const isAlone = own.some(({ may }) => may === 'only') && soles.every(isOwn) && !hasPart(parts)
    const isGuess = !own.some(({ may }) => may === 'only') && markOf(own) === 'unconfirmed'
    return { role: id, permission: isAlone ? 'only' : 'yes', ...(isGuess && { guess: true }) }
  }
  if (granted === undefined) return null
  const isGuess = markOf([granted]) === 'unconfirmed'
  return { role: id, permission: 'yes', part: granted.what, ...(isGuess && { guess: true }) }
}

function hasPart(parts: readonly Right[]): boolean {
  return parts.some(({ may }) => may !== 'never')
}

/** Of whom "only" another refuses nothing: who has a right in the same words, or is named beside. */
function isLeftOpen(role: Role, { rights }: RightsGroup, around: Around): boolean {
  const { people, clashes } = around
  const only = rights.filter(({ may }) => may === 'only')
  const words = new Set(only.flatMap(({ said }) => said.map((each) => each.words)))
  const own = around.rights.filter(
    (right) => right.may !== 'never' && people.find(right.role)?.id === role.id && !isWide(right),
  )
  const isGranted = own.some(
    ({ said, what }) =>
      said.some((each) => words.has(each.words)) || only.some((sole) => isPartOf(what, sole.what)),
  )
  const isAsked = own.some((right) => only.some((sole) => isClash(right, sole, clashes)))
  return isGranted || isAsked || isNamedWith(role, only, people)
}

/** That the one and the other do not agree is asked: until then nothing is refused. */
function isClash(one: Right, other: Right, clashes: Around['clashes']): boolean {
  const says = ({ said }: Right, words: string) =>
    said.some((each) => each.words.includes(words) || words.includes(each.words))
  return clashes.some(
    ([first = '', second = '']) =>
      (says(one, first) && says(other, second)) || (says(one, second) && says(other, first)),
  )
}

/** Whom the words of "only" name in one list with the other, "only" refuses nothing, whoever read them. */
function isNamedWith(role: Role, only: readonly Right[], people: People): boolean {
  return only.some((right) => {
    const sole = people.find(right.role)
    return sole !== null && right.said.some(({ words }) => isNamedBeside(words, [role, sole]))
  })
}
