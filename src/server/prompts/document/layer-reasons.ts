import type { FormFault } from '#domain/requirements/enrichment/finding.ts'

type Tell = (reason: { words: string }) => string

/** Why a line that tells items of the draft is not taken, or what was named on reading it again not taken back. */
export const LAYER_REASONS = {
  'not-among': ({ words }) => `${words} is not among its "ids": name there every line it is about`,
  'nothing-changes': ({ words }) =>
    `of ${words} nothing is taken back and nothing put instead: say which gives way`,
  'all-go': ({ words }) => `of ${words} one has to stay: take back the one that is borne out less`,
  'other-kinds': ({ words }) =>
    `${words} cannot be joined with the first: join items of one kind (the letters before the hyphen), of one role; tests of one requirement`,
  'nothing-told': () => 'one item without a text tells nothing: give its line, or leave it out',
} satisfies Partial<Record<FormFault, Tell>>
