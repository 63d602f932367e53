import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { DefaultProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { findOtherGiven } from '#domain/requirements/enrichment/supplying/find-other-doer.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applyEachProposal, type Bench, tidy } from './bench.ts'
import { findDefaultFault } from './find-default-fault.ts'

/** What holds of one item until somebody decides. */
interface Standing {
  /** What is asked. */
  asks: string
  text: string | null
  /** True where it was read from an answer: then it may be the founder's own. */
  isRead: boolean
  put(text: string): void
}

/**
 * Puts a concrete default in place of the writer's general one. What the founder said is to hold
 * until then stays (docs/decisions/0066-a-model-decides-and-marks-it.md).
 */
export function applyDefaults(
  bench: Bench,
  proposals: readonly DefaultProposal[],
  words: DocumentWords['document'],
): void {
  const standing = listStanding(bench.document)
  applyEachProposal(bench, { kind: 'defaults', list: proposals }, (proposal, place) => {
    const now = standing.get(proposal.item)
    if (now === undefined) return { rule: 'unknown-item', words: proposal.item }
    const text = sentence(tidy(proposal.text))
    const asked = { id: proposal.item, text: now.asks, suggestedDefault: text }
    const fault =
      findDefaultFault(bench, text, 'text') ?? findOtherGiven(bench.document, asked, words)
    if (fault !== null) return fault
    const { wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (now.text === text || isOfFounder(bench, now)) {
      return { rule: 'repeated', words: proposal.item }
    }
    now.put(text)
    standing.set(proposal.item, { ...now, text })
    bench.touched.set(proposal.item, place)
    return null
  })
}

/** A default of the founder's own words alone is what she said herself; one that quotes her is the writer's. */
function isOfFounder({ evidence: { answers } }: Bench, { text, isRead }: Standing): boolean {
  const said = answers.map((answer) => answer.text)
  const isOwn = isRead && text !== null && !/[“「]/u.test(text)
  return isOwn && findForeignWords(text, said).length === 0
}

function listStanding(document: RequirementsDocument): Map<string, Standing> {
  const { openQuestions, contradictions = [] } = document
  const unsaid = listRequirements(document).filter(({ missing = [] }) => missing.includes('actor'))
  return new Map<string, Standing>([
    ...[...openQuestions, ...contradictions].map((entry): [string, Standing] => [
      entry.id,
      {
        asks: entry.text,
        text: entry.suggestedDefault ?? null,
        isRead: entry.rows !== undefined,
        put: (text) => {
          entry.suggestedDefault = text
        },
      },
    ]),
    ...unsaid.map((entry): [string, Standing] => [
      entry.id,
      {
        asks: entry.text,
        text: entry.untilThen ?? null,
        isRead: false,
        put: (text) => {
          entry.untilThen = text
        },
      },
    ]),
  ])
}
