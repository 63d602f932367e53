import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SideJourney, SideStep } from '#domain/requirements/document-people.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { isSame } from '#domain/requirements/enrichment/capabilities/standing.ts'
import { listTellable, stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SideJourneyProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findTellingFault, type Teller } from './find-telling-fault.ts'

interface Bench extends Teller {
  journeys: SideJourney[]
}

/**
 * Short journeys beside the main story, of other people and of cases that are not the rule: each step in the
 * words of the answers and of what it names, so that nothing is told that the document has not. Pure.
 */
export function applySideJourneys(
  { document, sameLanguage }: Pick<Teller, 'document' | 'sameLanguage'>,
  proposals: readonly SideJourneyProposal[],
): { document: RequirementsDocument; findings: EnrichmentFinding[] } {
  const bench: Bench = { document, sameLanguage, listed: listTellable(document), journeys: [] }
  const findings = proposals.flatMap((proposal, index): EnrichmentFinding[] => {
    const fault = applyJourney(bench, proposal)
    return fault === null ? [] : [{ kind: 'sideJourneys', index, ...fault, outcome: 'refused' }]
  })
  const sideJourneys = stampLines(bench.journeys, document)
  return {
    document: sideJourneys.length === 0 ? document : { ...document, sideJourneys },
    findings,
  }
}

function applyJourney(bench: Bench, proposal: SideJourneyProposal): Fault | null {
  const { document, listed, journeys } = bench
  const { inAll, least, most } = LIMITS.sideJourneys
  if (journeys.length >= inAll) return { rule: 'too-many', words: '', most: inAll }
  const title = bare(tidy(proposal.title))
  const steps = proposal.steps.map((step) => ({ ...step, text: tidy(step.text) }))
  if (steps.length < least || steps.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: title, part: 'steps' }
  }
  const items = listStepItems(steps)
  const alien = items.find((id) => !listed.has(id))
  if (alien !== undefined) return { rule: 'unknown-item', words: alien, part: 'items' }
  if (items.length === 0) return { rule: 'unknown-item', words: title, part: 'items' }
  // It was told of other words: the founder has corrected something since.
  const isStamped = proposal.items !== undefined && proposal.of !== undefined
  if (isStamped && !isSame({ items, of: proposal.of }, listed)) {
    return { rule: 'unknown-item', words: items.join(', ') }
  }
  if (journeys.some((each) => each.title === title)) return { rule: 'repeated', words: title }
  const { quotes, wrong } = readCitations(proposal.cites, document.answers)
  if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
  if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
  const fault =
    findTellingFault(bench, { text: title, items, most: LIMITS.sideJourneys.title }) ??
    findFirstFault(bench, steps)
  if (fault !== null) return fault
  const sources = [...new Set(quotes.map(({ question }) => question))]
  journeys.push({ title, steps, sources, items, of: [] })
  return null
}

/** Everything that the steps of a journey name, once. */
export function listStepItems(steps: readonly SideStep[]): string[] {
  return [...new Set(steps.flatMap(({ items }) => items))]
}

function findFirstFault(bench: Bench, steps: readonly SideStep[]): Fault | null {
  for (const step of steps) {
    const fault = findTellingFault(bench, { ...step, most: LIMITS.sideJourneys.step })
    if (fault !== null) return fault
  }
  return null
}

/** The journeys that still say what their items say. */
export function listStandingJourneys(document: RequirementsDocument): SideJourney[] {
  const { sideJourneys = [] } = document
  if (sideJourneys.length === 0) return []
  const listed = listTellable(document)
  return sideJourneys.filter((journey) => isSame(journey, listed))
}
