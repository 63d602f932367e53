import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import { APP } from '#domain/reading/rows.ts'
import type { ToldFeature } from '#domain/requirements/writing/features/told-feature.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { haveOtherLabels } from '#domain/requirements/writing/journeys/kinds-of-steps.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isForeignLanguage } from '#domain/requirements/writing/words/part-rows.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findInRules, findReports } from './find-in-rules.ts'
import {
  findBill,
  findCounts,
  findDoubleBookings,
  findInStory,
  findRecords,
  findScreens,
  findStages,
} from './find-needed.ts'
import { findStaff } from './find-staff.ts'
import { asFeatureRow, type UnsaidFeature } from './unsaid-feature.ts'

/** More would bury what the founder asked for. */
const MOST = 10
/** From here on it is one that was told. */
const ALIKE = 0.5

/**
 * The functions that nobody named and that the story, a rule, a screen or a thing plainly needs,
 * the surest first. Behaviour of people is none.
 */
export function findUnsaidFeatures(
  notebook: Notebook,
  around: { entries: readonly Entry[]; people: People },
): ToldFeature[] {
  if (isForeignLanguage(notebook.language) || around.entries.length === 0) return []
  const found = [
    ...findInStory(notebook, around),
    ...findDoubleBookings(notebook),
    ...findBill(notebook, around),
    ...findInRules(notebook, around.people),
    ...findReports(notebook),
    ...findStages(notebook, around),
    ...findRecords(notebook, around),
    ...findCounts(notebook, around),
    ...findScreens(notebook, around),
  ]
  const known = around.entries.map(({ stems, told }) => ({ stems, does: told.does }))
  const fresh = found.filter(({ does, isSaid }) => {
    const stems = contentStems(does.replace(LOOKS, ''))
    const isKnown = known.some(
      (each) =>
        !haveOtherLabels(does, each.does) &&
        (measureLikeness(stems, each.stems) >= (isSaid ? ALIKE : 1) ||
          sharedCount(stems, each.stems) === stems.size),
    )
    if (!isKnown) known.push({ stems, does })
    return !isKnown
  })
  return fresh.slice(0, MOST).map((each) => tell(each, around.people))
}

/** That somebody sees it tells nothing of what it is. */
const LOOKS = /^(?:see|view|use|set) /iu

function tell(unsaid: UnsaidFeature, people: People): ToldFeature {
  const own = people.find(unsaid.actor)
  // Who looks at a screen that was named is not said by it: everybody who works there may.
  const staff = unsaid.isSaid && unsaid.row.kind === 'screen' ? [] : findStaff(people)
  const [first, ...beside] = unsaid.doers ?? (own === null ? staff : [own])
  const actor = unsaid.actor === APP ? APP : (first?.name ?? null)
  const row = asFeatureRow({ ...unsaid, actor })
  return {
    rows: [row],
    others: [],
    actor,
    does: unsaid.does,
    isSupplied: false,
    priority: 'unsaid',
    missing: actor === null ? ['actor'] : [],
    isOnly: false,
    beside: unsaid.actor === APP ? [] : beside.map(({ name }) => name),
    fault: null,
    rest: null,
    moment: null,
    isNoun: false,
    message: undefined,
    unsaid: unsaid.isSaid ? 'unconfirmed' : 'assumed',
  }
}
