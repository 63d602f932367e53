import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isUnseen } from './tell-seen.ts'

/** What a criterion is made of: a state before it, an event, and what follows. */
export interface ToldCriterion {
  rows: readonly Row[]
  /** Ids of the items it comes from. */
  from: readonly string[]
  given?: string
  when: string
  outcome: string
  failure?: boolean
}

/** A requirement with more criteria is not read. */
const MOST = 8

/** Adds a criterion that is not there yet; false where the requirement takes no more. */
export function addCriterion(
  notebook: Notebook,
  { requirement: { criteria } }: Entry,
  { rows, from, given = '', when, outcome, failure = false }: ToldCriterion,
): boolean {
  const isThere = criteria.some((each) => tellsSame(each, { given, when, outcome }))
  if (isThere || criteria.length >= MOST) return false
  criteria.push({
    ...notebook.item('AC', rows),
    given,
    when,
    outcome,
    failure,
    ...(from.length > 0 && { from: [...from] }),
  })
  return true
}

type Told = Pick<AcceptanceCriterion, 'given' | 'when' | 'outcome'>

/** Whether one test says all that another says, of the same event: two lines of the answers told it. */
function tellsSame(one: Told, other: Told): boolean {
  if (one.when === other.when && one.outcome === other.outcome) return true
  const [whens, outcomes] = [
    [one.when, other.when],
    [one.outcome, other.outcome],
  ].map((texts) => texts.map((text) => contentStems(text)))
  const isSameWhen = isWithin(whens?.[0], whens?.[1]) && isWithin(whens?.[1], whens?.[0])
  if (!isSameWhen || !isWithin(outcomes?.[1], outcomes?.[0])) return false
  const [a, b] = [one, other].map(({ when, outcome }) => `${when} ${outcome}`)
  return one.given === other.given && listFigures(a) === listFigures(b)
}

/** Unspaced scripts lose their endings, and with them a no. */
function isWithin(part: ReadonlySet<string> = new Set(), whole: ReadonlySet<string> = new Set()) {
  return part.size > 1 && [...part].every((stem) => whole.has(stem))
}

/** What two tests may not differ in. */
function listFigures(text = ''): string {
  return (text.match(FIGURE_OR_NO) ?? []).join(' ').toLowerCase()
}

const FIGURE_OR_NO =
  /\p{N}[\p{N}.,:]*|\b(?:no|not|never|nobody|nothing|only)\b|n['’]t\b|ない|ません|だけ/giu

/** A condition and its consequence as they are in a criterion, alone and whole; null where they cannot. */
export function makeCriterion(
  notebook: Notebook,
  when: string | null,
  then: string | null,
): { when: string; outcome: string } | null {
  const { frames } = notebook
  if (when === null || then === null) return null
  const isTellable = [when, then].every((text) => frames.speaks(text) && frames.isPlain(text))
  if (!isTellable || !frames.standsAlone(when) || POINTS_TO_SOMEBODY.test(then.trim())) return null
  if (!frames.tellsResult(then) || isNoMoment(when)) return null
  const condition = frames.condition(when)
  if (condition === null || isUnseen(then) || isOfPerson(notebook, then)) return null
  if (isEcho(when, then)) return null
  return { when: condition, outcome: frames.result(then) }
}

/** Whether what follows says no more than what it follows from. */
export function isEcho(when: string, then: string, share = 1): boolean {
  const told = contentStems(when)
  const stems = contentStems(then)
  return stems.size > 1 && !DENIES.test(then) && sharedCount(told, stems) >= share * stems.size
}

const DENIES = /\b(?:no|not|never|nobody|nothing|only)\b|n['’]t\b|ない|\p{N}/iu

/** "Keisha is allergic": what is so of one person of the story is no behaviour of the app. */
function isOfPerson(notebook: Notebook, then: string): boolean {
  const [, name] = IS_SOMEBODY.exec(then.trim()) ?? []
  const told = notebook.rows('step').flatMap(({ who }) => who ?? [])
  return name !== undefined && told.includes(name)
}

const IS_SOMEBODY = /^(\p{Lu}\p{L}+)(?:['’]s| is| has)\b/u

/** Several moments in a list, or one that ends before it is told: "got it / yes or no / due", "poorly, if neither". */
export function isNoMoment(when: string): boolean {
  return IS_NO_MOMENT.test(when.trim())
}

const IS_NO_MOMENT =
  /\s\/\s.*\s\/\s|\b(?:if|unless) (?:neither|either|none|so|not)$|\b(?:if|when|unless|and|or|but|the|an?|of)$/iu

/** "it" is what the condition speaks of; "he" or "you" may be anybody. */
const POINTS_TO_SOMEBODY = /^(?:he|she|you|they|i|we|him|her|them|this|that|those|these)\b/iu
