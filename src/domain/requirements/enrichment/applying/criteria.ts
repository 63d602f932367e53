import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { CriterionProposal } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applyEachProposal, type Bench, register } from './bench.ts'
import { findCriterionFault, partsOfCriterion } from './criterion-parts.ts'
import { findDeniedTest } from './find-denied-test.ts'

/** Adds acceptance criteria, failures and edge cases to the requirements they test. */
export function applyCriteria(bench: Bench, proposals: readonly CriterionProposal[]): void {
  const requirements = new Map(listRequirements(bench.document).map((item) => [item.id, item]))
  const added = new Map<string, number>()
  applyEachProposal(bench, { kind: 'criteria', list: proposals }, (proposal, place) => {
    const requirement = requirements.get(proposal.item)
    if (requirement === undefined) return { rule: 'unknown-item', words: proposal.item }
    const count = added.get(requirement.id) ?? 0
    const parts = partsOfCriterion(proposal)
    const most = count >= LIMITS.criteria.added ? LIMITS.criteria.added : LIMITS.criteria.inAll
    if (count >= most || isFull(requirement)) {
      return { rule: 'too-many', words: requirement.id, most }
    }
    const { cites } = proposal
    const { quotes } = readCitations(cites, bench.evidence.answers)
    const cited = quotes.map(({ text }) => text.toLowerCase())
    const fault =
      findCriterionFault(bench, { requirement, parts, cited, letters: LIMITS.criteria.letters }) ??
      findDeniedTest(bench, parts, quotes)
    if (fault !== null) return fault
    const around = [requirement.text, ...requirement.quotes.map(({ text }) => text)]
    const judged = judgeItem(
      { parts: { ...parts }, told: parts.outcome, cites, around },
      bench.evidence,
    )
    if ('refused' in judged) return judged.refused
    const { doubt, added: _added, ...traced } = judged
    const id = `AC#${requirement.id}.${place.index}`
    requirement.criteria.push({ id, ...traced, ...parts, failure: proposal.failure })
    register(bench, place, { id, mark: traced.mark, doubt })
    added.set(requirement.id, count + 1)
    return null
  })
}

/** Whether a requirement has so many criteria that it takes no other. Examples are none of them. */
export function isFull({ criteria }: FunctionalRequirement): boolean {
  return criteria.filter(({ example }) => example !== true).length >= LIMITS.criteria.inAll
}
