import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  NO_PROPOSALS,
  type ProposalKind,
  type Proposals,
} from '#domain/requirements/enrichment/proposals.ts'

/** More of one kind from one answer is not looked at; a table of rights has more cells. */
const MOST_OF_A_KIND = 24
const MOST_BY_KIND: Partial<Record<ProposalKind, number>> = {
  rights: LIMITS.rights.added,
  wordings: LIMITS.wordings.inAll,
  capabilities: LIMITS.capabilities.inAll,
}

/** An answer's proposals, as many as are looked at. */
export function boundProposals(proposals: Partial<Proposals>): Partial<Proposals> {
  const kept = Object.keys(proposals).map((kind) => [
    kind,
    listOf(proposals, kind as ProposalKind).slice(
      0,
      MOST_BY_KIND[kind as ProposalKind] ?? MOST_OF_A_KIND,
    ),
  ])
  return Object.fromEntries(kept) as Partial<Proposals>
}

/** The proposals of several answers as one, in order; none is lost. */
export function mergeProposals(all: readonly Partial<Proposals>[]): Proposals {
  const kinds = Object.keys(NO_PROPOSALS) as ProposalKind[]
  const merged = kinds.map((kind) => [kind, all.flatMap((each) => listOf(each, kind))])
  return Object.fromEntries(merged) as Proposals
}

/** The proposals but the named ones. */
export function removeRefused(
  proposals: Partial<Proposals>,
  refused: readonly { kind: ProposalKind; index: number }[],
): Partial<Proposals> {
  const kept = Object.keys(proposals).map((kind) => {
    const gone = new Set(refused.filter((each) => each.kind === kind).map(({ index }) => index))
    const list = listOf(proposals, kind as ProposalKind)
    return [kind, list.filter((_, index) => !gone.has(index))]
  })
  return Object.fromEntries(kept) as Partial<Proposals>
}

export function countProposals(proposals: Partial<Proposals>): number {
  return Object.values(proposals).reduce((sum, list) => sum + list.length, 0)
}

function listOf(proposals: Partial<Proposals>, kind: ProposalKind): unknown[] {
  return [...(proposals[kind] ?? [])]
}
