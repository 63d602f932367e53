import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals, type Enrichment } from '#domain/requirements/enrichment/apply-proposals.ts'
import {
  type Citation,
  NO_PROPOSALS,
  type Proposals,
} from '#domain/requirements/enrichment/proposals.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

/** The yoga studio as the engine writes it, after `previous`. */
export function written(
  previous: RequirementsDocument | null,
  changes: Readonly<Record<string, string>> = {},
): RequirementsDocument {
  const answers = { ...SAMPLE_PROJECT.answers, ...changes }
  return writeDocument(inputOf({ title: 'Yoga', answers }, previous))
}

export const DOCUMENT = written(null)

/** What becomes of these proposals for the yoga studio. */
export function applied(
  proposals: Partial<Proposals>,
  given: { sameLanguage?: boolean } = {},
): Enrichment {
  return applyProposals({
    document: DOCUMENT,
    proposals: { ...NO_PROPOSALS, ...proposals },
    previous: null,
    sameLanguage: given.sameLanguage ?? true,
  })
}

export const cite = (question: string, quote: string): Citation => ({ question, quote })
export const FULL = cite('q9', 'When a class is full, then nobody can book')
export const TAKEN = cite('q12', "the other sees 'Just taken' and other times")
