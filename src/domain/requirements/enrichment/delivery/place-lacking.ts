import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { LackingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Puts each function that somebody lacks into the part of the delivery that needs it; else it joins the last. */
export function placeLacking(bench: Bench, proposals: readonly LackingProposal[]): void {
  const { document, touched } = bench
  for (const { id } of listRequirements(document)) {
    const place = touched.get(id)
    const number = place?.kind === 'lacking' ? proposals[place.index]?.slice : null
    const slice = document.slices.find((each) => each.number === number)
    if (slice === undefined) continue
    for (const each of document.slices) {
      each.requirements = each.requirements.filter((other) => other !== id)
    }
    slice.requirements.push(id)
  }
}
