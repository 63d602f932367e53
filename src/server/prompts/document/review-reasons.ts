import type { FormFault } from '#domain/requirements/enrichment/finding.ts'

type Tell = (reason: { words: string }) => string

/** Why something that was named on reading the whole again is not taken back. */
export const REVIEW_REASONS = {
  'not-among': ({ words }) => `${words} is not among its "ids": name there every line it is about`,
  'nothing-changes': ({ words }) =>
    `of ${words} nothing is taken back and nothing put instead: say which gives way`,
  'all-go': ({ words }) => `of ${words} one has to stay: take back the one that is borne out less`,
} satisfies Partial<Record<FormFault, Tell>>
