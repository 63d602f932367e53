import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { isEitherWithin } from '#domain/reading/same-words.ts'
import type { PermissionCell, Role } from '#domain/requirements/document-items.ts'
import { markOf } from '#domain/requirements/writing/marks.ts'
import { isOthersWord } from '#domain/requirements/writing/unsaid/others-word.ts'
import { tellAlone } from '#domain/requirements/writing/words/tell-alone.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { keepsOff } from './bans.ts'
import { isOfApp } from './conduct.ts'
import { isChanging, isDelicate, isSeeing } from './deeds.ts'
import { isEverything, isWide, leavesOut, seesOnly } from './everything.ts'
import { isPartOf, type RightsGroup } from './group-rights.ts'
import { readCase } from './in-a-case.ts'
import { isNamedWith } from './named-beside.ts'
import { allowsNothingElse } from './nothing-else.ts'
import { namesMembers, namesTheServed } from './rank-roles.ts'
import { coversObject, NEEDED, supposeCell } from './suppose-cell.ts'
import { findWhose, namesWhoseItIs } from './whose.ts'

type Right = RowOf<'permission'>

interface Around {
  rights: readonly Right[]
  people: People
  /** Pairs of words that are asked about because they do not agree. */
  clashes: readonly (readonly string[])[]
  /** "their own", in the language of the document. */
  own: string
}

/**
 * What one row says of one role: what was said of it, or of the role that takes it in; what "only"
 * another or "everything" says of it, not for certain; else what is supposed.
 */
export function tellCell(role: Role, group: RightsGroup, around: Around): PermissionCell {
  const { people } = around
  const said = saidCell(role, group, around)
  if (said !== null) return said
  const wider = people.widerOf(role)
  if (wider !== null) {
    const theirs = saidCell(wider, group, around) ?? supposeCell(wider, group, around)
    const inherited = inherit(theirs, role, people)
    if (inherited !== null) return inherited
  }
  const isOwn = (right: Right) => people.find(right.role)?.id === role.id
  // Who sees nothing else may still do what another row gives them.
  const deed = group.rights[0]?.what ?? ''
  const bars = around.rights.filter((right) => isOwn(right) && allowsNothingElse(right))
  if (bars.some(({ what }) => isSeeing(deed) || !isSeeing(what))) {
    // "Nothing but the round, with address and phone": of those it says nothing.
    const isTheirs = around.rights.some(
      (right) =>
        isOwn(right) &&
        right.may !== 'never' &&
        isSeeing(right.what) &&
        coversObject(deed, right.what),
    )
    if (!isTheirs || !isSeeing(deed)) return { role: role.id, permission: 'no' }
  }
  if (isBan(group)) return { role: role.id, permission: 'unstated' }
  if (around.rights.some((right) => isOwn(right) && keepsOff(right, deed))) {
    return { role: role.id, permission: 'no', guess: true }
  }
  if (around.rights.some((right) => isOwn(right) && forbids(right, deed))) {
    return { role: role.id, permission: 'no', assumed: true }
  }
  return supposeCell(role, group, around)
}

/** What a role has from the one that takes it in; whoever runs the place is refused nothing by it. */
function inherit(
  { permission, part, guess }: PermissionCell,
  { id }: Role,
  { rankOf, founder, roles }: People,
): PermissionCell | null {
  const role = roles.find((each) => each.id === id)
  const isRunning = role !== undefined && rankOf(role) === 'runs'
  if (permission === 'unstated' || (isRunning && permission === 'no')) return null
  const isSure = founder?.id === id && guess !== true && part === undefined
  return {
    role: id,
    permission: permission === 'no' ? 'no' : 'yes',
    ...(part !== undefined && { part }),
    ...(!isSure && { assumed: true }),
  }
}

/** What follows from words, be they about others; null where nothing does. */
function saidCell(role: Role, group: RightsGroup, around: Around): PermissionCell | null {
  const { people } = around
  const isOwn = (right: Right) => people.find(right.role)?.id === role.id
  const alone = tellAlone(role, [...group.rights, ...group.parts].filter(isOwn))
  if (alone !== null) return alone
  const told = toldCell(role, { ...group, own: around.own }, isOwn)
  const isFounder = (people.founder ?? people.widest)?.id === role.id
  const isAmong = (other: Role) =>
    other.id !== role.id &&
    (isNamedWith(other, group.rights, people) ||
      (people.rankOf(other) !== 'runs' && isOfClass(other, group.rights, people)))
  if (told?.permission === 'only' && people.roles.some(isAmong))
    return { ...told, permission: 'yes' }
  if (told !== null) return told
  const isGiven = isOthersWord(role, group.rights, people)
  const wide = isGiven ? [] : around.rights.filter((right) => isWide(right) && isOwn(right))
  const isSole = group.rights.some(({ may }) => may === 'only')
  const deed = group.rights[0]?.what ?? ''
  if (isBan(group)) return null
  const isBarred = around.rights.some(
    (right) => isOwn(right) && (forbids(right, deed) || keepsOff(right, deed)),
  )
  const grants = wide.filter(
    (right) => !isBarred && !leavesOut(right, deed) && (isSeeing(deed) || !seesOnly(right)),
  )
  // "Everything" of the founder, "only" of another: nobody locks the founder out.
  const isGranted = isSole ? isFounder && grants.some(isEverything) : grants.length > 0
  if (isGranted) {
    const isSure = !isSole && grants.some((each) => isEverything(each) && isStated(each))
    return { role: role.id, permission: 'yes', ...(!isSure && { guess: true }) }
  }
  if (!isSole) return null
  if (isNamedWith(role, group.rights, people)) {
    return { role: role.id, permission: 'yes', guess: true }
  }
  if (isOfClass(role, group.rights, people)) return null
  const theirs = tellTheirOwn(role, group, around)
  if (theirs !== null) return theirs
  const isOpen = isLeftOpen(role, group, around)
  if (!isOpen) {
    // Of everything, too, that another alone may: both were said, and it is asked.
    const isAsked = !isFounder && grants.some(isStated)
    return { role: role.id, permission: 'no', guess: true, ...(isAsked && { asked: ASKED }) }
  }
  return isFounder ? null : { role: role.id, permission: 'unstated' }
}

/** "Only we and the person themselves": who is neither of the house nor named may be that person, and has their own. */
function tellTheirOwn(
  role: Role,
  { rights, parts }: RightsGroup,
  { people, own }: Around,
): PermissionCell | null {
  const isOfHouse = ['runs', 'staff'].includes(people.rankOf(role))
  const soles = [...rights, ...parts].filter(({ may }) => may === 'only')
  const isLeft = soles.some(({ said }) => said.some(({ words }) => namesWhoseItIs(words)))
  if (isOfHouse || !isLeft || findWhose(rights[0]?.what ?? '') === 'others') return null
  return { role: role.id, permission: 'yes', assumed: true, part: own }
}

/**
 * "Only members who are paid up": who has a post among members is one, whom the class takes in is of it,
 * and who runs the place is told by no class of others. What may be of them is supposed.
 */
function isOfClass(role: Role, rights: readonly Right[], people: People): boolean {
  const rank = people.rankOf(role)
  const isFounder = (people.founder ?? people.widest)?.id === role.id
  return rights.some((right) => {
    const sole = right.may === 'only' ? people.find(right.role) : null
    if (sole === null || sole.id === role.id) return false
    // A guest beside members is none, whatever else is theirs.
    if (people.widerOf(role)?.id === sole.id) return !namesTheServed(role.name)
    if (isFounder) return isClass(sole, right)
    return people.hasMembers && namesMembers(sole.name) && rank !== 'customer'
  })
}

/** Not one person: who is served, "only drivers", "the nine". */
function isClass({ name, also = [] }: Role, { said }: Right): boolean {
  const several = new RegExp(`(?<!\\p{L})${escapePattern(name)}e?s(?!\\p{L})`, 'iu')
  return (
    namesTheServed(name) ||
    said.some(({ words }) => several.test(words)) ||
    also.some((each) => /^the \p{L}+$/iu.test(each) && listFigures(each).length > 0)
  )
}

/** Stands in a cell until the contradiction has its id. */
export const ASKED = 'asked'

/** "Must not touch the prices": nor change the rules, prices and all, whatever else they may. */
function forbids({ may, what }: Right, deed: string): boolean {
  return may === 'never' && isChanging(what) && isChanging(deed) && coversObject(what, deed)
}

/** "Drivers must not jump the queue": a ban of what the app does not do is no right that others have. */
function isBan({ rights }: RightsGroup): boolean {
  return rights.every(({ may, what }) => may === 'never' && !isOfApp(what) && !isDelicate(what))
}

function isStated(right: Right): boolean {
  return markOf([right]) === 'stated'
}

/** What was said of the role itself. */
function toldCell(
  { id }: Role,
  { rights, parts, own: theirs }: RightsGroup & { own: string },
  isOwn: (right: Right) => boolean,
): PermissionCell | null {
  const own = rights.filter(isOwn)
  const granted = parts.find((right) => right.may !== 'never' && isOwn(right))
  if (own.some(({ may }) => may === 'never')) return { role: id, permission: 'no' }
  if (own.length > 0) {
    if (own.every(({ what }) => NEEDED.test(what))) {
      return { role: id, permission: 'yes', assumed: true, part: theirs }
    }
    const soles = [...rights, ...parts].filter(({ may }) => may === 'only')
    const isAlone = own.some(({ may }) => may === 'only') && soles.every(isOwn) && !hasPart(parts)
    const isGuess = !own.some(({ may }) => may === 'only') && markOf(own) === 'unconfirmed'
    return { role: id, permission: isAlone ? 'only' : 'yes', ...(isGuess && { guess: true }) }
  }
  if (granted === undefined) return null
  const isGuess = markOf([granted]) === 'unconfirmed'
  const part = readCase(granted.what)?.when ?? granted.what
  return { role: id, permission: 'yes', part, ...(isGuess && { guess: true }) }
}

function hasPart(parts: readonly Right[]): boolean {
  return parts.some(({ may }) => may !== 'never')
}

/** Of whom "only" another refuses nothing: who has a right in the same words, or to a part of it. */
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
  return isGranted || own.some((right) => only.some((sole) => isClash(right, sole, clashes)))
}

/** That the one and the other do not agree is asked: until then nothing is refused. */
function isClash(one: Right, other: Right, clashes: Around['clashes']): boolean {
  const says = ({ said }: Right, words: string) =>
    said.some((each) => isEitherWithin(each.words, words))
  return clashes.some(
    ([first = '', second = '']) =>
      (says(one, first) && says(other, second)) || (says(one, second) && says(other, first)),
  )
}
