import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listStandingMoments } from '#domain/requirements/enrichment/people/apply-moments.ts'
import { listStandingJourneys } from '#domain/requirements/enrichment/people/apply-side-journeys.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { WorkedOut } from '#domain/requirements/outline/worked/worked-out.ts'
import { isUndecided, listItems } from '#domain/requirements/registers/list-items.ts'

/** What is printed beside the main story: short journeys, and what happens when; nothing where there is none. */
export function tellAlong(
  document: RequirementsDocument,
): Pick<WorkedOut, 'sideJourneys' | 'moments'> {
  const journeys = listStandingJourneys(document)
  const moments = listStandingMoments(document)
  const sources = new Map(listItems(document).map(({ item }) => [item.id, item.sources]))
  return {
    ...(journeys.length > 0 && {
      sideJourneys: journeys.map(({ title, steps, sources: from }) => ({
        ...{ title, steps, sources: from },
      })),
    }),
    ...(moments.length > 0 && {
      moments: moments.map(({ when, text, items }) => {
        const all = new Set(items.flatMap((id) => sources.get(id) ?? []))
        const asked = items.filter(isUndecided)
        return { when, text, sources: [...all].sort(compareIds), asked }
      }),
    }),
  }
}
