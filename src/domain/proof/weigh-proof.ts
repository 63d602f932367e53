import type { Progress } from '#domain/agents/choose-slice.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Priority } from '#domain/requirements/document-items.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type BoundResult, listProvable } from './bind-results.ts'

/**
 * `works`: its tests pass. `failing`: a test of it fails, or who builds it says that it does.
 * `untested`: said to be built, and no test shows it. `notYet`: nothing says that it is there.
 */
export const PROOF_STATES = ['works', 'failing', 'untested', 'notYet'] as const

export type ProofState = (typeof PROOF_STATES)[number]

export interface ProvenItem {
  id: string
  text: string
  state: ProofState
  /** The name of a test that fails. */
  failing: string | null
}

export interface ProvenRequirement extends ProvenItem {
  priority: Priority
  criteria: ProvenItem[]
}

/**
 * What is shown to work, computed and never set by hand: the newest result of each item whose words
 * are still those that were tested, and below that what was reported of its building.
 */
export function weighProof(
  document: RequirementsDocument,
  { results, progress }: { results: readonly BoundResult[]; progress: Progress },
): ProvenRequirement[] {
  const provable = listProvable(document)
  const valid = new Map(
    results.filter(({ item, said }) => provable.get(item) === said).map((one) => [one.item, one]),
  )
  return listRequirements(document).map((requirement) =>
    weighRequirement(requirement, { valid, progress }),
  )
}

interface Known {
  valid: ReadonlyMap<string, BoundResult>
  progress: Progress
}

function weighRequirement(requirement: FunctionalRequirement, known: Known): ProvenRequirement {
  const { id, text, priority } = requirement
  const own = weighItem(id, known)
  const criteria = listCriteria(requirement).map(({ item, key }) => {
    const weighed = weighItem(item.id, known)
    // What is said to be built is built with its criteria; no test shows them yet.
    const state =
      weighed.state === 'notYet' && own.state === 'untested' ? 'untested' : weighed.state
    return { id: item.id, text: key, ...weighed, state }
  })
  const parts = own.state === 'notYet' || own.state === 'untested' ? criteria : [...criteria, own]
  return { id, text, priority, ...own, ...joinStates(parts, own), criteria }
}

type Weighed = Pick<ProvenItem, 'state' | 'failing'>

/** A requirement fails where a part fails, and works where all parts do. */
function joinStates(parts: readonly Weighed[], own: Weighed): Weighed {
  const failing = parts.find(({ state }) => state === 'failing')
  if (failing) return { state: 'failing', failing: failing.failing }
  if (parts.length === 0) return own
  if (parts.every(({ state }) => state === 'works')) return { state: 'works', failing: null }
  if (parts.every(({ state }) => state === 'notYet')) return own
  return { state: 'untested', failing: null }
}

function weighItem(id: string, { valid, progress }: Known): Weighed {
  const result = valid.get(id)
  if (result && result.failed > 0) return { state: 'failing', failing: result.failing }
  if (result && result.passed > 0) return { state: 'works', failing: null }
  const reported = progress.get(id)
  if (reported === 'failing') return { state: 'failing', failing: null }
  return { state: reported === 'built' ? 'untested' : 'notYet', failing: null }
}
