import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { OpeningProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { applyEachProposal, type Bench, tidy } from './bench.ts'
import { suppose } from './suppose.ts'

/**
 * Takes the paragraph that the first page begins with: one, cited, with no number or name that no answer
 * holds. It is an assumption of its own; struck out, the page begins with the founder's words again.
 */
export function applyOpenings(bench: Bench, proposals: readonly OpeningProposal[]): void {
  const { document, evidence } = bench
  applyEachProposal(
    bench,
    { kind: 'openings', list: proposals },
    ({ text: told, cites }, place) => {
      const text = sentence(tidy(told))
      const { quotes, wrong } = readCitations(cites, evidence.answers)
      if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
      if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
      const fault = findTextFault(bench, text)
      if (fault !== null) return fault
      if (document.assumptions.some(({ settles = {} }) => 'opening' in settles)) {
        return { rule: 'too-many', words: '', most: 1 }
      }
      suppose(bench, place, { text, quotes, item: null, settles: { opening: true } })
      return null
    },
  )
}

function findTextFault({ evidence: { told } }: Bench, text: string): Fault | null {
  const form = findFormFault({ text, part: 'text' }, LIMITS.opening)
  if (form !== null) return form
  const [speaks] = FIRST_PERSON.exec(text) ?? []
  if (speaks !== undefined) {
    return { rule: 'shape', form: 'first-person', words: speaks, part: 'text' }
  }
  return findInvented({ text, part: 'text' }, told)
}
