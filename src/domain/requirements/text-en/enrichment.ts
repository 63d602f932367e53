import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'

/** What the document says of what a model supplied. */
export const ENRICHMENT_TEXT = {
  /** The registered assumption, by the kind of what was supplied. */
  supposed: {
    criteria: 'The acceptance criteria that a model supplied and that are marked Assumed are right',
    fields: 'The details that a model supplied and that are marked Assumed are right',
    risks: 'The risks that a model supplied and that are marked Assumed are real ones',
    questions: 'The questions that a model supplied are worth asking',
  } satisfies Record<ProposalKind, string>,
  invented: (words: string) => `Is “${words}” right?`,
  inventedWhy: 'A model supplied it, and no answer says so.',
  unsourced: 'Are these lines right, which a model supplied without words of yours?',
  unsourcedWhy: 'No answer says so, so nobody may build on them yet.',
  until: 'Build nothing that rests on it.',
} as const
