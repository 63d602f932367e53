import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Capability } from '#domain/requirements/document-registers.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { findCapabilityFault } from '#domain/requirements/enrichment/capabilities/find-capability-fault.ts'
import {
  placesOfRequirements,
  requirementsOf,
} from '#domain/requirements/enrichment/capabilities/standing.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { type Listed, listWordable } from '#domain/requirements/enrichment/wording/listed-words.ts'
import type { CapabilityProposal } from '#domain/requirements/enrichment/wording-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

interface Input {
  /** With its final ids: nothing is added to it any more. */
  document: RequirementsDocument
  capabilities: readonly CapabilityProposal[]
  sameLanguage: boolean
}

interface Composed {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/**
 * Lays over the requirements what tells several of them together
 * (docs/decisions/0072-capabilities-are-a-layer.md): no item is changed, added or lost. Pure.
 */
export function applyCapabilities({ document, capabilities, sameLanguage }: Input): Composed {
  const listed = listWordable(document)
  const taken: Capability[] = []
  const findings: EnrichmentFinding[] = []
  for (const [index, proposal] of capabilities.entries()) {
    const { items, of = [] } = proposal
    const [title, text] = [bare(tidy(proposal.title)), tidy(proposal.text)]
    const known = items.flatMap((id) => listed.get(id) ?? [])
    const requirements = requirementsAmong(document, items)
    const criteria = items.filter((id) => requirements.every((each) => each.id !== id))
    const fault =
      findPlaceFault(proposal, { document, known, requirements, taken }) ??
      findCapabilityFault({ title, text, requirements, criteria }, { document, sameLanguage })
    if (fault === null) taken.push({ title, text, items, of, tests: [] })
    else findings.push({ kind: 'capabilities', index, ...fault, outcome: 'refused' })
  }
  return {
    document: taken.length === 0 ? document : { ...document, capabilities: taken },
    findings,
  }
}

function requirementsAmong(
  document: RequirementsDocument,
  items: readonly string[],
): FunctionalRequirement[] {
  return listRequirements(document).filter(({ id }) => items.includes(id))
}

interface Place {
  document: RequirementsDocument
  known: readonly Listed[]
  requirements: readonly FunctionalRequirement[]
  taken: readonly Capability[]
}

/** Whether these requirements can be told together at all. */
function findPlaceFault(
  { items, of = [] }: CapabilityProposal,
  { document, known, requirements, taken }: Place,
): Fault | null {
  const most = LIMITS.capabilities.items
  const [first] = requirements
  const tested = new Set(requirements.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
  const own = new Set([...requirements.map(({ id }) => id), ...tested])
  const alien = items.find((id, at) => !own.has(id) || known[at]?.words !== of[at])
  if (alien !== undefined) return { rule: 'unknown-item', words: alien }
  if (first === undefined || requirements.length > most || items.length !== of.length) {
    return { rule: 'shape', form: 'how-many', most, words: items.join(', '), part: 'items' }
  }
  // Nobody is told to do what nobody said who does.
  const bare = requirements.find(({ missing = [] }) => missing.length > 0)
  if (bare !== undefined) return { rule: 'unknown-item', words: bare.id }
  const told = new Set(taken.flatMap(({ items: others }) => others))
  const twice = items.find((id, at) => told.has(id) || items.indexOf(id) !== at)
  if (twice !== undefined) return { rule: 'repeated', words: twice }
  const places = placesOfRequirements(document)
  const apart = requirements.find(({ id }) => places.get(id) !== places.get(first.id))
  return apart === undefined
    ? null
    : { rule: 'shape', form: 'other-area', words: apart.id, part: 'items' }
}

/** The document with the criteria that were worded to stand below each capability. */
export function withTests(document: RequirementsDocument): RequirementsDocument {
  const { capabilities } = document
  if (capabilities === undefined) return document
  const all = listRequirements(document)
  return {
    ...document,
    capabilities: capabilities.map((capability) => {
      const own = new Set(requirementsOf(capability))
      const tests = all
        .filter(({ id }) => own.has(id))
        .flatMap(({ criteria }) => criteria)
        .filter(({ id, wording }) => wording !== undefined && !capability.items.includes(id))
      return { ...capability, tests: tests.map(({ id }) => id) }
    }),
  }
}
