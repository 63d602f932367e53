import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { namesTheServed } from '#domain/requirements/writing/rights/rank-roles.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import type { Sources } from './find-actor.ts'

type Right = RowOf<'permission'>

/** Whose right a deed is. */
export interface Holders {
  /** Roles: first those whose right it is. */
  names: string[]
  /** The rights that say so. */
  rights: Right[]
}

interface Deed {
  /** What it was read from. */
  row: RowOf<'feature'>
  does: string
}

/**
 * Everybody whose right says that they may do this very deed; unless they alone may, also who does it
 * in the story, and of the staff's work who runs the place. Null where no right says it, or where
 * rights to different deeds could be meant.
 */
export function findHolders(deed: Deed, { people, notebook }: Sources): Holders | null {
  const all = notebook.rows('permission').filter(({ role }) => people.find(role) !== null)
  const rights = all.filter((right) => right.may !== 'never' && tellsDeed(right, deed))
  const [first, ...more] = rights
  if (first === undefined || more.some(({ what }) => !isSame(what, first.what))) return null
  const doesInStory = notebook
    .rows('step')
    .filter(({ feature }) => feature !== null && isSame(feature, deed.does))
    .map(({ role }) => people.find(role))
  const holders = people.roles.filter((role) =>
    rights.some((right) => people.find(right.role) === role),
  )
  const isBarred = (role: Role) =>
    all.some(
      ({ role: name, may, what }) =>
        may === 'never' && isSame(what, first.what) && people.find(name) === role,
    )
  // What customers do, nobody does for them.
  const isOfStaff = holders.every(
    (role) => people.rankOf(role) !== 'customer' && !namesTheServed(role.name),
  )
  const others = people.roles.filter(
    (role) =>
      ((isOfStaff && people.rankOf(role) === 'runs') || doesInStory.includes(role)) &&
      !holders.includes(role) &&
      !isBarred(role),
  )
  const isSole = rights.some(({ may }) => may === 'only')
  return { names: [...holders, ...(isSole ? [] : others)].map(({ name }) => name), rights }
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The same verb, and the same object or the very words that the feature was read from. */
function tellsDeed({ what, said }: Right, { row, does }: Deed): boolean {
  if (findWhose(what) !== findWhose(does)) return false
  const [right, wanted] = [contentStems(what), contentStems(does)]
  if (UNSPACED.test(does)) return measureLikeness(right, wanted) >= ALIKE
  const [verb, ...named] = right
  const [own, ...objects] = wanted
  if (verb === undefined || verb !== own || named.length === 0) return false
  const isReadThere = said.some(({ question, words }) =>
    row.said.some((each) => each.question === question && each.words.includes(words)),
  )
  if (isReadThere) return true
  const things = named.filter((each) => !TODAY.test(each))
  const shared = sharedCount(new Set(things), new Set(objects))
  return !TELLS_NOTHING.test(what) && things.length > 0 && shared === things.length
}

const ALIKE = 0.8
/** The jobs of a day are jobs. */
const TODAY = /^(?:today|day|daily)/u
/** Verbs that everybody's rights begin with: only the same words tell that the same is meant. */
export const TELLS_NOTHING =
  /^(?:add|be|change|do|edit|enter|get|give|go|handle|have|keep|make|manage|put|see|send|set|show|take|use|view|ver|hacer|poner|tener|dar|usar)\b/iu
