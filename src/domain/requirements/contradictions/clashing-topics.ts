import type { Row } from '#domain/reading/rows.ts'
import type { Found } from './found.ts'
import type { Piece } from './said-pieces.ts'
import { clashingAges } from './topics/ages.ts'
import { clashingAmounts } from './topics/amounts.ts'
import { barredActs } from './topics/barred-acts.ts'
import { barredDeeds } from './topics/barred-deeds.ts'
import { clashingMatters } from './topics/clashing-matters.ts'
import { clashingDeciders } from './topics/deciders.ts'
import { clashingHours } from './topics/hours.ts'
import { clashingOften } from './topics/how-often.ts'
import { clashingLanguages } from './topics/languages.ts'
import { clashingLaunch } from './topics/launch.ts'
import { clashingMusts } from './topics/musts.ts'
import { clashingOffers } from './topics/offers.ts'
import { clashingSpans } from './topics/spans.ts'
import { clashingWays } from './topics/ways.ts'
import { clashingWeekdays } from './topics/weekdays.ts'

/** A longer piece is speech without full stops, which speaks of everything at once. */
const LONGEST = 240
/** "Photos." says nothing of how. */
const SHORTEST = 5
/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 400

/**
 * What every business says something of, and often twice: how it is paid, when it is open, who
 * decides. Two answers seldom say it in the same words.
 */
export function clashingTopics(
  said: readonly Piece[],
  { rows, language }: { rows: readonly Row[]; language: string },
): Found[] {
  const pieces = said
    .filter(({ words }) => words.length >= SHORTEST && words.length <= LONGEST)
    .slice(0, MOST_READ)
  return [
    ...clashingSpans(pieces, language),
    ...clashingAmounts(pieces),
    ...clashingAges(pieces),
    ...clashingMatters(pieces),
    ...clashingWays(pieces),
    ...clashingWeekdays(pieces),
    ...clashingLaunch(pieces),
    ...clashingLanguages(pieces),
    ...clashingDeciders(pieces, rows),
    ...barredDeeds(pieces, rows),
    ...barredActs(pieces, rows),
    ...clashingHours(pieces),
    ...clashingOften(pieces),
    ...clashingOffers(pieces),
    ...clashingMusts(pieces),
  ]
}
