import { HALF_WORD } from '#domain/language/japanese/unspaced.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import { isChanging, isOfPrices, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { deedOfWay } from './deed-of-way.ts'
import { NEUTRAL } from './neutral.ts'
import { isWish, type SlicePart } from './proposed-slices.ts'

type Requirement = FunctionalRequirement
type Told = Pick<RequirementsDocument, 'entities' | 'roles' | 'rules' | 'statusTables'>

interface Plan extends Told {
  parts: readonly SlicePart[]
  /** What a requirement does, without who does it. */
  deedOf(each: Requirement): string
}

/**
 * The part with a rule or a test that waits for this deed; -1 for none. A rule that is kept there may name what
 * it marks, records or enters ("not paid: no code"), and a test there may run the rule of the stage to which it
 * takes a thing, unless what brings the thing to where this one takes it on comes later. The first part is the
 * smallest of use: its rules are whole with the second. What adds a thing waits for nothing: it comes with the
 * first function that is about one.
 */
export function findWaiting(each: Requirement, plan: Plan): number {
  const deed = plan.deedOf(each)
  const own = wordsOf(deed, plan)
  const rules = plan.rules.filter(({ text }) => sharedCount(contentStems(text), own) > 0)
  const kept = RECORDS.test(deed) ? rules.filter((rule) => rests(each, rule)) : []
  const tried = each.role === null || isSeeing(deed) ? [] : rules.filter(isOfWay(each, plan))
  const found = firstPart(each, plan, (other) =>
    [...kept, ...tried.filter((rule) => isRun(other, rule))].some(({ id }) =>
      other.rules.includes(id),
    ),
  )
  const ruled = found < findBeginning(each, plan) ? -1 : found
  const all = [ruled < 0 ? ruled : Math.max(ruled, SECOND), findShown(each, plan)]
  const waiting = all.filter((at) => at >= 0)
  return waiting.length === 0 ? -1 : Math.min(...waiting)
}

/** The first part with what brings a thing to a stage that this deed takes it on from; the first of all for a first stage. */
function findBeginning(each: Requirement, { statusTables, parts }: Plan): number {
  const placeOf = (id: string) => parts.findIndex(({ of }) => of.some((other) => other.id === id))
  const begun = statusTables.flatMap(({ states, transitions }) => {
    const ways = transitions.map((way) => ({ from: way.from, to: way.to, deed: deedOfWay(way) }))
    const own = ways.filter(({ deed }) => deed === each.id)
    return own.flatMap(({ from }) => {
      if (from === states[0]) return [0]
      const bringing = ways.filter(({ to, deed }) => to === from && deed !== each.id)
      return bringing.flatMap(({ deed }) => (deed === undefined ? [] : placeOf(deed)))
    })
  })
  const found = begun.filter((at) => at >= 0)
  return found.length === 0 ? 0 : Math.min(...found)
}

/** The first part with a function about the thing that this one adds. */
function findShown(each: Requirement, plan: Plan): number {
  const deed = plan.deedOf(each)
  const [told = ''] = deed.split(FURTHER)
  const object = contentStems(told)
  const added = plan.entities.filter(({ name }) => {
    const words = [...contentStems(name)]
    return ADDS.test(deed) && words.length > 0 && words.every((word) => object.has(word))
  })
  return firstPart(each, plan, ({ entities }) => added.some(({ id }) => entities.includes(id)))
}

const ADDS = /^(?:add|register|enter)s?\b|を(?:登録|入力)(?:する|できる|し)?/iu

/** What follows the thing: where, for whom, and which one. */
const FURTHER = / (?:at|by|for|from|in|of|on|to|what|when|who|whose|that|which|with)\b/iu

const SECOND = 1

/** What the deed is done with, without whose it is. */
function wordsOf(deed: string, { roles }: Plan): ReadonlySet<string> {
  const people = stemsOfNames(roles)
  const stems = [...contentStems(deed.replace(RECORDS, ' '))]
  return new Set(
    stems.filter((each) => !people.has(each) && !NEUTRAL.has(each) && !HALF_WORD.test(each)),
  )
}

/** Whether a rule stands on a way that first of all this deed takes. */
function isOfWay(each: Requirement, { statusTables }: Plan): (rule: BusinessRule) => boolean {
  const ways = statusTables.flatMap(({ transitions }) =>
    transitions.filter((way) => deedOfWay(way) === each.id),
  )
  return ({ id }) => ways.some(({ items = [] }) => items.includes(id))
}

function rests(each: Requirement, rule: BusinessRule): boolean {
  return each.rules.includes(rule.id) || isRun(each, rule)
}

/** Whether a test is made of a rule, or with its words. */
function isRun({ criteria }: Requirement, rule: BusinessRule): boolean {
  return criteria.some(
    ({ from = [], quotes }) =>
      from.includes(rule.id) ||
      quotes.some((quote) => rule.quotes.some((own) => quotesSame(own, quote))),
  )
}

/** Who sets the prices keeps every rule with a price, and none of its cases. */
function firstPart(
  each: Requirement,
  { parts, deedOf }: Plan,
  isIt: (other: Requirement) => boolean,
): number {
  const isSetting = (deed: string) => isOfPrices(deed) && isChanging(deed)
  return parts.findIndex(({ of }) =>
    of.some(
      (other) => other !== each && !isWish(other) && isIt(other) && !isSetting(deedOf(other)),
    ),
  )
}

/** What writes down that something is so; "mark paid" has its state alone. */
const RECORDS =
  /^(?:mark|record|enter|log|note|register|tick|write down|put down)s?(?= )|(?:記録|登録|入力|記入|を(?:入れ|付け|つけ|打ち込))(?:する|できる|る|られる)?$/iu
