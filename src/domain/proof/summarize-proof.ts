import type { ProofState, ProvenRequirement } from './weigh-proof.ts'

/** How far the building is, in counts and by what fails. */
export interface ProofSummary {
  /** What is counted: the musts, or all where nothing is a must. */
  counted: 'musts' | 'all'
  of: number
  works: number
  untested: number
  notYet: number
  /** Every requirement that fails, ranked or not. */
  failing: ProvenRequirement[]
}

/** The summary that its founder reads; null where nothing was reported yet. */
export function summarizeProof(requirements: readonly ProvenRequirement[]): ProofSummary | null {
  if (!requirements.some(isKnown)) return null
  const musts = requirements.filter(({ priority }) => priority === 'must')
  const counted = musts.length > 0 ? musts : requirements
  const count = (state: ProofState) => counted.filter((one) => one.state === state).length
  return {
    counted: musts.length > 0 ? 'musts' : 'all',
    of: counted.length,
    works: count('works'),
    untested: count('untested'),
    notYet: count('notYet'),
    failing: requirements.filter(({ state }) => state === 'failing'),
  }
}

function isKnown({ state, criteria }: ProvenRequirement): boolean {
  return state !== 'notYet' || criteria.some((criterion) => criterion.state !== 'notYet')
}
