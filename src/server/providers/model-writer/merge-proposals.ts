import { MOST_ASKED } from '#domain/requirements/enrichment/most-asked.ts'
import {
  NO_PROPOSALS,
  type ProposalKind,
  type Proposals,
} from '#domain/requirements/enrichment/proposals.ts'

/** So many of one kind are looked at, or as many as may be asked for: some are refused. */
const LEAST_LOOKED_AT = 24

/** What is not looked at, as it is told to the model. */
export interface Beyond {
  kind: ProposalKind
  index: number
  rule: 'too-many'
  words: ''
  most: number
}

/** An answer's proposals, as many as are looked at. */
export function boundProposals(proposals: Partial<Proposals>): Partial<Proposals> {
  const kept = kindsOf(proposals).map((kind) => [
    kind,
    listOf(proposals, kind).slice(0, mostOf(kind)),
  ])
  return Object.fromEntries(kept) as Partial<Proposals>
}

/** What is not looked at, as it is told to the model: more than may be of that kind. */
export function listBeyond(proposals: Partial<Proposals>): Beyond[] {
  return kindsOf(proposals).flatMap((kind) => {
    const from = mostOf(kind)
    const beyond = listOf(proposals, kind).slice(from)
    return beyond.map((_, at): Beyond => {
      return { kind, index: from + at, rule: 'too-many', words: '', most: MOST_ASKED[kind] }
    })
  })
}

function kindsOf(proposals: Partial<Proposals>): ProposalKind[] {
  return Object.keys(proposals) as ProposalKind[]
}

function mostOf(kind: ProposalKind): number {
  return Math.max(LEAST_LOOKED_AT, MOST_ASKED[kind])
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

/** The named ones alone, and each of them by its place among them; one that was not looked at has none. */
export function keepRefused<R extends { kind: ProposalKind; index: number }>(
  proposals: Partial<Proposals>,
  refused: readonly R[],
): { proposals: Partial<Proposals>; refused: R[] } {
  const kept = kindsOf(proposals).map((kind) => {
    const own = refused.filter((each) => each.kind === kind).map(({ index }) => index)
    const places = [...new Set(own)].sort((a, b) => a - b)
    return { kind, places: places.filter((at) => at < listOf(proposals, kind).length) }
  })
  const left = kept.map(({ kind, places }) => [
    kind,
    places.map((at) => listOf(proposals, kind)[at]),
  ])
  const placeOf = ({ kind, index }: R) =>
    kept.find((each) => each.kind === kind)?.places.indexOf(index) ?? -1
  return {
    proposals: Object.fromEntries(left) as Partial<Proposals>,
    refused: refused.map((each) => ({ ...each, index: Math.max(placeOf(each), 0) })),
  }
}

export function countProposals(proposals: Partial<Proposals>): number {
  return Object.values(proposals).reduce((sum, list) => sum + list.length, 0)
}

function listOf(proposals: Partial<Proposals>, kind: ProposalKind): unknown[] {
  return [...(proposals[kind] ?? [])]
}
