import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { OpeningProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignAddresses, findUnfounded } from '#domain/requirements/enrichment/own-words.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { applyEachProposal, type Bench, tidy } from './bench.ts'

/**
 * Takes the paragraph that the first page begins with: one, cited, with no number or name that no answer
 * holds. It is an assumption of its own; struck out, the page begins with the founder's words again.
 */
export function applyOpenings(bench: Bench, proposals: readonly OpeningProposal[]): void {
  const { document, evidence, touched } = bench
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
        return { rule: 'too-many', words: '' }
      }
      const id = `AS#openings${place.index}`
      const sources = sortedIds(quotes.map(({ question }) => question))
      const traced = { id, sources, mark: 'assumed' as const, quotes }
      document.assumptions.push({ ...traced, text, items: [], settles: { opening: true } })
      touched.set(id, place)
      return null
    },
  )
}

function findTextFault({ evidence: { told } }: Bench, text: string): Fault | null {
  if (text === '' || text.length > LIMITS.opening || SPEAKS.test(text)) {
    return { rule: 'shape', words: text.slice(0, 80), part: 'text' }
  }
  const [address] = findForeignAddresses(text, told)
  if (address !== undefined) return { rule: 'address', words: address, part: 'text' }
  const [invented] = findUnfounded(text, told)
  return invented === undefined ? null : { rule: 'invented', words: invented, part: 'text' }
}

/** The document tells of the founder. */
const SPEAKS = /(?<![\p{L}'’])(?:I|[Ww]e|[Mm]y|[Oo]ur)(?![\p{L}])|私|わたし|弊社|当店/u
