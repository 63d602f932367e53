import { hasForeignName } from '#domain/reading/checks/names.ts'
import { hasForeignNumber } from '#domain/reading/checks/numbers.ts'
import { listTexts } from '#domain/reading/checks/row-texts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'

/**
 * What a model offers for a feature that the founder told no outcome or case of. It is assumed,
 * never stated, and each part waits for the founder's yes, no or other words.
 */
export interface Offer {
  /** The feature's words. */
  feature: string
  outcome: string | null
  cases: { when: string; then: string }[]
}

const MOST_CASES = 2

/** An offer without the parts that bring a number, name or address of their own; null when none is left. */
export function checkOffer(offer: Offer, feature: ProposedRow): Offer | null {
  const sources = [...listTexts(feature), ...feature.said.map(({ words }) => words)]
  const isFree = (texts: readonly string[]) =>
    texts.every((text) => text.trim() !== '') &&
    !hasForeignNumber(texts, sources) &&
    !hasForeignName(texts, sources)
  const outcome = offer.outcome !== null && isFree([offer.outcome]) ? offer.outcome : null
  const cases = offer.cases.filter(({ when, then }) => isFree([when, then])).slice(0, MOST_CASES)
  return outcome === null && cases.length === 0 ? null : { ...offer, outcome, cases }
}
