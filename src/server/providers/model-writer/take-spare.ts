import type { ExampleProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'

/**
 * What is taken, and would be better: stage tables without a part of theirs, edges without their figure,
 * slices of unlike size.
 */
export type Usable = Pick<Partial<Proposals>, 'stages' | 'examples' | 'slices'>

type Found = Pick<EnrichmentFinding, 'kind' | 'index' | 'outcome'>

/** The proposals of an answer that are only trimmed. */
export function keepUsable(
  { stages = [], examples = [], slices = [] }: Partial<Proposals>,
  bad: readonly Found[],
): Usable {
  const isUsable = (kind: Found['kind']) => {
    const own = bad.filter((each) => each.kind === kind)
    const isFound = (at: number, is: (outcome: Found['outcome']) => boolean) =>
      own.some(({ index, outcome }) => index === at && is(outcome))
    return (_: object, at: number) =>
      isFound(at, (outcome) => outcome === 'trimmed') &&
      !isFound(at, (outcome) => outcome === 'refused')
  }
  return {
    stages: stages.filter(isUsable('stages')),
    examples: examples.filter(isUsable('examples')),
    slices: slices.filter(isUsable('slices')),
  }
}

/**
 * What is usable, though not as it was meant, is taken where nothing better came for the same item, of the
 * slices for all of them: the newest.
 */
export function takeSpare(taken: Partial<Proposals>[], spare: readonly Partial<Proposals>[]): void {
  const known = (example: ExampleProposal) => `${example.item} ${example.cites[0]?.quote}`
  for (const example of spare.flatMap((each) => each.examples ?? [])) {
    const isTaken = (other: ExampleProposal) => known(other) === known(example)
    if (!taken.some((each) => each.examples?.some(isTaken))) taken.push({ examples: [example] })
  }
  for (const stages of spare.flatMap((each) => each.stages ?? [])) {
    const isTaken = ({ item }: { item: string }) => item === stages.item
    if (!taken.some((each) => each.stages?.some(isTaken))) taken.push({ stages: [stages] })
  }
  const isCut = ({ slices = [] }: Partial<Proposals>) => slices.length > 0
  const cut = spare.find(isCut)?.slices
  if (cut !== undefined && !taken.some(isCut)) taken.push({ slices: cut })
}
