import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { putDrops } from '#domain/requirements/enrichment/asking/put-drops.ts'
import { putFirst } from '#domain/requirements/enrichment/asking/put-first.ts'
import { putShort, putWhy } from '#domain/requirements/enrichment/asking/put-short.ts'
import type { DefaultProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { applyEachProposal, type Bench } from './bench.ts'
import { listStanding, putDefault } from './standing.ts'

/**
 * Puts a concrete default in place of the writer's general one. What the founder said is to hold
 * until then stays (docs/decisions/0066-a-model-decides-and-marks-it.md).
 */
export function applyDefaults(
  bench: Bench,
  proposals: readonly DefaultProposal[],
  words: DocumentWords,
): void {
  const standing = listStanding(bench.document)
  applyEachProposal(bench, { kind: 'defaults', list: proposals }, (proposal, place) => {
    const { openQuestions, contradictions = [] } = bench.document
    const item = [...contradictions, ...openQuestions].find(({ id }) => id === proposal.item)
    const fault = putDefault(bench, { standing, words }, proposal)
    if (fault !== null && fault.rule !== 'repeated') return fault
    // What stands may stand: that it comes first, or is told in short, is news enough.
    const isNews = [
      putFirst(bench.document, item, proposal.first),
      putShort(item, proposal, bench.evidence.told),
      putWhy(item, proposal, bench.evidence.told),
      putDrops(bench.document, item, proposal.drops),
    ].includes(true)
    if (fault !== null && !isNews) return fault
    bench.touched.set(proposal.item, place)
    return null
  })
}
