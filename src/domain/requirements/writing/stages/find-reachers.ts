import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { findStepRequirements } from '#domain/requirements/writing/journeys/find-step-requirements.ts'
import { isOffered } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isExceptionalStage } from './kinds-of-stages.ts'
import { partSides } from './part-sides.ts'
import { rankReach } from './reach-stage.ts'

interface Around {
  entries: readonly Entry[]
  people: People
}

/**
 * By what a thing comes to each of its stages: the requirements whose deed is the stage's, the surest
 * alone; else those whose step of the story brings it there.
 */
export function findReachers(
  notebook: Notebook,
  { thing, stages }: Pick<RowOf<'stages'>, 'thing' | 'stages'>,
  { entries, people }: Around,
): ReadonlyMap<string, readonly Entry[]> {
  const names = listNames(people.roles)
  const doing = entries.filter(({ told }) => told.unsaid !== 'assumed')
  const steps = notebook.rows('step').map(({ does }) => does)
  const isOfStory = sharedCount(contentStems(thing), contentStems(steps.join(' '))) > 0
  const reachers = stages.map((stage): [string, readonly Entry[]] => {
    const rank = (does: string) => rankReach({ does, people: names }, { stage, thing })
    const own = doing.map((entry) => ({ entry, rank: rankOf(entry, stage, rank) }))
    const best = Math.max(0, ...own.map((each) => each.rank))
    if (best > 0) {
      return [stage, own.flatMap((each) => (each.rank === best ? [each.entry] : []))]
    }
    if (!isOfStory) return [stage, []]
    const there = notebook
      .rows('step')
      .filter(({ does }) => partSides(does).every((side) => rank(side) >= SURE))
    const carrying = there.flatMap((step) => {
      const ids = findStepRequirements(step, { entries: doing, people })
      const stems = contentStems(step.does)
      // The step is more than one deed: only who does the same, to the same, as well brings it there.
      return doing.filter(
        ({ deed, requirement, stems: own, told }) =>
          deed !== null &&
          stems.has(deed) &&
          (sharedCount(own, stems) > 1 || told.rows.some(({ does }) => does === step.feature)) &&
          ids.includes(requirement.id),
      )
    })
    return [stage, [...new Set(carrying)]]
  })
  return new Map(reachers)
}

/** The deed itself, no mere mention of the stage. */
const SURE = 1

/** What the app does in Japanese speaks of a stage more often than it reaches it. */
function rankOf({ told }: Entry, stage: string, rank: (does: string) => number): number {
  const isOfApp = told.actor === APP && /\p{Script=Han}/u.test(stage)
  return isOfApp ? 0 : rank(told.does)
}

/** The rule that says that a thing comes to a stage: "moisture over 20 %: refused". */
export function findStageRow(
  notebook: Notebook,
  { thing, stage }: { thing: string; stage: string },
): RowOf<'rule'> | null {
  const name = stage.trim().toLowerCase()
  const found = notebook.rows('rule').find((row) => {
    if (isOffered(row)) return false
    const then = row.then.trim().toLowerCase().replace(ENDS, '')
    // "Three bites: done" is the dog, not its visit: what everything comes to says what it is said of.
    if (!isExceptionalStage(stage) && !isOfThing(row)) return false
    return then === name || then.endsWith(` ${name}`) || said(then).some((does) => reaches(does))
  })
  return found ?? null

  function isOfThing({ when, then }: RowOf<'rule'>): boolean {
    const told = contentStems(`${when ?? ''} ${then}`)
    return sharedCount(contentStems(thing), told) > 0
  }

  function reaches(does: string): boolean {
    return rankReach({ does, people: [] }, { stage, thing }) >= SURE
  }
}

const ENDS = /[.。!！]+$/u

/** What a rule has somebody do, in base form: "officers reject it" is "reject it". */
function said(then: string): string[] {
  return then.split(/,? (?:and|then) |, /u).flatMap((clause) => {
    const words = clause.split(' ')
    return [clause, words.slice(1).join(' ')]
  })
}
