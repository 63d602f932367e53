import type { Row } from '#domain/reading/rows.ts'
import { brokenCaps } from './claims/caps.ts'
import { itemPrices } from './claims/item-prices.ts'
import { keptTimes } from './claims/kept-times.ts'
import { rightsAndDeeds } from './claims/rights-and-deeds.ts'
import { cutSpeech } from './cut-speech.ts'
import { clashingAges } from './figures/ages.ts'
import { clashingAmounts } from './figures/amounts.ts'
import { clashingMatters } from './figures/clashing-matters.ts'
import { cutOffHours } from './figures/cut-off-hours.ts'
import { clashingHours } from './figures/hours.ts'
import { clashingOften } from './figures/how-often.ts'
import { clashingSpans } from './figures/spans.ts'
import type { Found } from './found.ts'
import { isUnsure } from './is-unsure.ts'
import { barredActs } from './rights/barred-acts.ts'
import { barredDeeds } from './rights/barred-deeds.ts'
import { clashingDeciders } from './rights/deciders.ts'
import type { Piece } from './said-pieces.ts'
import { clashingLanguages } from './topics/languages.ts'
import { clashingLaunch } from './topics/launch.ts'
import { clashingMusts } from './topics/musts.ts'
import { clashingOffers } from './topics/offers.ts'
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
    .flatMap((piece) => (piece.words.length > LONGEST ? cutSpeech(piece) : [piece]))
    .filter(({ words }) => words.length >= SHORTEST && words.length <= LONGEST)
    .slice(0, MOST_READ)
  const sure = said.slice(0, MOST_READ).filter(({ words }) => !isUnsure(words))
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
    ...cutOffHours(pieces),
    ...clashingOften(pieces),
    ...clashingOffers(pieces),
    ...clashingMusts(pieces),
    ...rightsAndDeeds(sure, rows),
    ...keptTimes(sure),
    ...brokenCaps(sure),
    ...itemPrices(sure),
  ]
}
