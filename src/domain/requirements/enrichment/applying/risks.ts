import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { Checkable } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  findRegisterFault,
  tellRepeated,
} from '#domain/requirements/enrichment/asking/find-register-fault.ts'
import { type Fault, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { RiskProposal } from '#domain/requirements/enrichment/proposals.ts'
import { findShownFault } from '#domain/requirements/enrichment/screens/find-shown-fault.ts'
import { bare, capitalise, sentence } from '#domain/requirements/phrases.ts'
import { applyEachProposal, type Bench, register, tidy } from './bench.ts'

const ALIKE = 0.7

/** Adds risks that the answers give reason for. */
export function applyRisks(
  bench: Bench,
  proposals: readonly RiskProposal[],
  words: DocumentWords,
): void {
  let added = 0
  applyEachProposal(bench, { kind: 'risks', list: proposals }, (proposal, place) => {
    const text = sentence(tidy(proposal.text))
    const full = added >= LIMITS.risks ? LIMITS.risks : null
    const fault = findRegisterFault(text, full) ?? findTold(text, bench.document.risks)
    if (fault !== null) return fault
    const given = { parts: { text }, told: text, cites: proposal.cites, around: [] }
    const judged = judgeItem(given, bench.evidence)
    if ('refused' in judged) return judged.refused
    const { doubt, added: _added, ...traced } = judged
    const id = `RISK#${place.index}`
    const remedy = remedyOf(bench, proposal, words)
    bench.document.risks.push({ id, ...traced, text, ...remedy })
    register(bench, place, { id, mark: traced.mark, doubt })
    added += 1
    return null
  })
}

/** What is done about a risk, where that can be said with what the answers hold; it stands or falls with the risk. */
function remedyOf(
  bench: Bench,
  { remedy, cites }: RiskProposal,
  words: DocumentWords,
): Pick<Checkable, 'check' | 'supposed'> {
  const text = bare(tidy(remedy ?? ''))
  const beside = cites.map(({ quote }) => quote)
  const shown = { text, part: 'remedy', most: LIMITS.checks.check, beside }
  if (text === '' || findShownFault(bench, shown, words) !== null) return {}
  return { check: capitalise(text), supposed: ['check'] }
}

/** The risk that says the same; null for none. */
function findTold(text: string, risks: readonly { id: string; text: string }[]): Fault | null {
  const stems = contentStems(text)
  const twin = risks.find(({ text: told }) => measureLikeness(contentStems(told), stems) >= ALIKE)
  return twin === undefined ? null : tellRepeated(twin)
}
