import { PRIORITIES } from '#domain/requirements/document-items.ts'
import type { ToldFeature } from './told-feature.ts'

/**
 * The most wanted first, and of those the ones that are told whole. What was listed as wanted goes before
 * a right, which is in the table of rights whatever comes.
 */
export function orderByRank(told: readonly ToldFeature[]): ToldFeature[] {
  return [...told].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ priority, missing, isOfRight = false }: ToldFeature): number {
  return isOfRight
    ? PRIORITIES.length * 2
    : PRIORITIES.indexOf(priority) * 2 + Number(missing.length > 0)
}
