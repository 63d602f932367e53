import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { haveOtherLabels, isAppDeed, isOutsideDeed, isUsing } from './kinds-of-steps.ts'

const ALIKE = 0.5
/** More features than these make no step happen. */
const MOST_FEATURES = 2

type Step = RowOf<'step'>

interface Around {
  entries: readonly Entry[]
  people: People
}

/**
 * The ids of the requirements that carry a step: the one it names, else what the same words were
 * read as, too, else what speaks of the same. One that says nothing of what is done there carries nothing.
 */
export function findStepRequirements(step: Step, { entries, people }: Around): string[] {
  const named = entries.find(({ told }) => told.rows.some(({ does }) => does === step.feature))
  const others = entries.filter(
    (entry) => mayDo(step, entry, people) && !haveOtherLabels(step.does, entry.told.does),
  )
  const isTheirs = named !== undefined && (others.includes(named) || isTold(step))
  if (named !== undefined && isTheirs && !isOfRules(step) && carriesNamed(step, named)) {
    return [named.requirement.id]
  }
  const same = others.filter((entry) => isOfSameWords(step, entry))
  if (same.length > 0) return same.slice(0, MOST_FEATURES).map(({ requirement }) => requirement.id)
  const stems = contentStems(`${step.does} ${named === undefined ? (step.feature ?? '') : ''}`)
  return others
    .map((entry) => ({ entry, worth: measureLikeness(stems, entry.stems) }))
    .filter(({ worth }) => worth >= ALIKE)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_FEATURES)
    .map(({ entry }) => entry.requirement.id)
}

/** The id of the requirement that a step names and that does not carry it: who drives has taken the ride. */
export function findNeeded(step: Step, { entries, people }: Around): string[] {
  const named = entries.find(({ told }) => told.rows.some(({ does }) => does === step.feature))
  const carried = findStepRequirements(step, { entries, people })
  return named === undefined || carried.includes(named.requirement.id) || isOfRules(step)
    ? []
    : [named.requirement.id]
}

/** Whether whoever takes the step does what the requirement says: a lead cleaner is a cleaner, too. */
function mayDo(step: Step, { requirement }: Entry, people: People): boolean {
  const actor = people.find(step.role) ?? people.find(step.who)
  if (actor === null || requirement.role === null) return true
  const doers = doerIds(requirement)
  const own = contentStems(actor.name)
  return people.roles.some(({ id, name }) => {
    const stems = contentStems(name)
    const isOneOf = stems.size > 0 && sharedCount(own, stems) === stems.size
    return doers.includes(id) && (id === actor.id || isOneOf)
  })
}

/** What somebody gets is another's deed. */
function isTold({ does }: Step): boolean {
  return /^(?:get|receive|be told|hear)s?\b|(?:届く|受け取る|知らされる|もらう)$/iu.test(
    does.trim(),
  )
}

/** "drive" is no "take open rides", and "take a picture" no "mark it done", whatever a reader names. */
function carriesNamed({ does }: Step, entry: Entry): boolean {
  if (isUsing(does)) return false
  // What is pressed says which deed it is.
  const pressed = PRESSES.exec(does)?.[1]
  if (pressed !== undefined) return sharedCount(contentStems(pressed), wordsOf(entry)) > 0
  if (sharedCount(contentStems(does), wordsOf(entry)) > 0) return true
  return !isOutsideDeed(does) && !isAppDeed(does)
}

/** "arrive at the first house, tap Start". */
const PRESSES = /\b(?:tap|press|hit|click)s? (?:on )?([^,;]+)/iu

/** What a requirement says, with its criteria. */
function wordsOf({ stems, requirement: { criteria } }: Entry): Set<string> {
  const told = criteria.map(({ when, outcome }) => `${when} ${outcome}`)
  return new Set([...stems, ...contentStems(told.join(' '))])
}

/** The step's own words, without those that only tell who or what is meant, are the requirement's too. */
function isOfSameWords(step: Step, { told, stems, deed }: Entry): boolean {
  if (isOutsideDeed(step.does) && (deed === null || !contentStems(step.does).has(deed)))
    return false
  const [own] = step.said
  const isShared =
    own !== undefined && told.rows.some((row) => row.said.some((each) => isSameQuote(each, own)))
  return isShared && sharedCount(contentStems(step.does), stems) > 0
}
