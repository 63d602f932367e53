import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { EdgeProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import { isAsked } from '#domain/requirements/questions/is-asked.ts'
import { applyEachProposal, type Bench } from './bench.ts'

/**
 * Turns what is suggested on the edge of a limit, or shows the words that answer it: then nobody has
 * to be asked. What the founder answered stays.
 */
export function applyEdges(bench: Bench, proposals: readonly EdgeProposal[]): void {
  const asked = new Map((bench.document.boundaries ?? []).map((item) => [item.id, item]))
  applyEachProposal(bench, { kind: 'edges', list: proposals }, (proposal, place) => {
    const question = asked.get(proposal.item)
    if (question === undefined) return { rule: 'unknown-item', words: proposal.item }
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (!isAsked(question)) return { rule: 'repeated', words: question.id }
    if (proposal.answer === 'said') {
      const own = quotes.at(-1)
      if (own === undefined) return { rule: 'citation-missing', words: '' }
      const around = [question.text, ...question.quotes.map(({ text }) => text)]
      if (!holdsSomethingOf(own.text, around)) return { rule: 'words-added', words: own.text }
      question.said = own
    } else {
      const isYes = proposal.answer === 'yes'
      if (question.suggested === isYes) return { rule: 'repeated', words: question.id }
      question.suggested = isYes
    }
    bench.touched.set(question.id, place)
    return null
  })
}
