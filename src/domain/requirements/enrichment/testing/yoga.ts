import { applyProposals, type Enrichment } from '#domain/requirements/enrichment/apply-proposals.ts'
import {
  type Citation,
  NO_PROPOSALS,
  type Proposals,
} from '#domain/requirements/enrichment/proposals.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

export const DOCUMENT = writeStudio()

/** What becomes of these proposals for the yoga studio. */
export function applied(
  proposals: Partial<Proposals>,
  given: { sameLanguage?: boolean; document?: typeof DOCUMENT } = {},
): Enrichment {
  return applyProposals({
    document: given.document ?? DOCUMENT,
    proposals: { ...NO_PROPOSALS, ...proposals },
    previous: null,
    sameLanguage: given.sameLanguage ?? true,
    words: DOCUMENT_WORDS,
  })
}

export const cite = (question: string, quote: string): Citation => ({ question, quote })
export const FULL = cite('q9', 'When a class is full, then nobody can book')
export const TAKEN = cite('q12', "the other sees 'Just taken' and other times")
