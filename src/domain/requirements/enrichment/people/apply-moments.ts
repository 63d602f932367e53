import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Moment } from '#domain/requirements/document-people.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { isSame } from '#domain/requirements/enrichment/capabilities/standing.ts'
import { listTellable, stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { MomentProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findTellingFault, type Teller } from './find-telling-fault.ts'

interface Bench extends Teller {
  moments: Moment[]
}

/**
 * What happens when, over the day, the week and the season: in the words of the answers and of what each names,
 * so that no hour stands there that the document has not. Pure.
 */
export function applyMoments(
  { document, sameLanguage }: Pick<Teller, 'document' | 'sameLanguage'>,
  proposals: readonly MomentProposal[],
): { document: RequirementsDocument; findings: EnrichmentFinding[] } {
  const bench: Bench = { document, sameLanguage, listed: listTellable(document), moments: [] }
  const findings = proposals.flatMap((proposal, index): EnrichmentFinding[] => {
    const fault = applyMoment(bench, proposal)
    return fault === null ? [] : [{ kind: 'moments', index, ...fault, outcome: 'refused' }]
  })
  const moments = stampLines(bench.moments, document)
  return { document: moments.length === 0 ? document : { ...document, moments }, findings }
}

function applyMoment(bench: Bench, { items, of, ...proposal }: MomentProposal): Fault | null {
  const { listed, moments } = bench
  const { inAll, items: most, when: ofWhen, text: ofText } = LIMITS.moments
  if (moments.length >= inAll) return { rule: 'too-many', words: '', most: inAll }
  const when = bare(tidy(proposal.when))
  const text = bare(tidy(proposal.text))
  if (items.length === 0 || items.length > most) {
    return { rule: 'shape', form: 'how-many', most, words: when, part: 'items' }
  }
  const alien = items.find((id) => !listed.has(id))
  if (alien !== undefined) return { rule: 'unknown-item', words: alien, part: 'items' }
  // It was told of other words: the founder has corrected something since.
  if (of !== undefined && !isSame({ items, of }, listed)) {
    return { rule: 'unknown-item', words: items.join(', ') }
  }
  if (moments.some((each) => each.when === when && each.text === text)) {
    return { rule: 'repeated', words: when }
  }
  const fault =
    findTellingFault(bench, { text: when, items, most: ofWhen }) ??
    findTellingFault(bench, { text, items, most: ofText })
  if (fault !== null) return fault
  moments.push({ when, text, items, of: [] })
  return null
}

/** The moments that still say what their items say. */
export function listStandingMoments(document: RequirementsDocument): Moment[] {
  const { moments = [] } = document
  if (moments.length === 0) return []
  const listed = listTellable(document)
  return moments.filter((moment) => isSame(moment, listed))
}
