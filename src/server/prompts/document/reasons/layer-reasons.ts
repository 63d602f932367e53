import type { EnrichmentFinding, FormFault } from '#domain/requirements/enrichment/finding.ts'

type Tell = (reason: { words: string; says?: string | undefined }) => string

/** What says items in other words has no quotes of its own. */
export const LAYERS: ReadonlySet<string> = new Set([
  'wordings',
  'capabilities',
  'lines',
  'ruleRows',
  'rightRows',
  'roleLines',
  'sideJourneys',
  'moments',
])

/** Why a line that tells items of the draft is not taken, or what was named on reading it again not taken back. */
export const LAYER_REASONS = {
  goal: ({ words }) =>
    `${words} is a goal or a count of today and no limit: nothing is refused beyond it unless an answer says "at most"`,
  'an-id': ({ words }) => `${words} is an id, and ids change: say in words what it names`,
  'not-among': ({ words }) => `${words} is not among its "ids": name there every line it is about`,
  'nothing-changes': ({ words }) =>
    `of ${words} nothing is taken back and nothing put instead: say which gives way`,
  'all-go': ({ words }) => `of ${words} one has to stay: take back the one that is borne out less`,
  'roles-alone': ({ words }) =>
    `of ${words}, which is supposed, only who does it is put: leave "text" empty; what one of them does alone is a function of its own`,
  'worse-order': ({ words }) =>
    `with ${words} in that slice a must would come too late, or a wish before what is none: leave it where it is`,
  'other-kinds': ({ words }) =>
    `${words} cannot be joined with the first: join items of one kind (the letters before the hyphen), of one role; tests of one requirement`,
  'not-whole': ({ words }) =>
    `${words} allows only some of it: say "own" or the limit instead of "yes"`,
  'nobodys-own': ({ words }) =>
    `${words} is in turn what two or more other roles are, and never who runs the place: name them in "of", or leave it out`,
  'not-own': ({ words }) =>
    `${JSON.stringify(words)} is not of their own alone: tell it before what is their own ("a guest's or their own bag"), or in a row of its own`,
  'nothing-told': () => 'one item without a text tells nothing: give its line, or leave it out',
} satisfies Partial<Record<FormFault, Tell>>

/** The same of what one role sees, may and may not. */
function tellRoleReason({
  rule,
  form,
  words,
  says = '',
}: Omit<Parameters<typeof tellRightReason>[0], 'kind'>): string | null {
  if (rule === 'denied') {
    return `the draft says otherwise of ${words} for ${says}: leave ${words} out of this phrase, or tell it in the other part`
  }
  if (rule === 'lost') {
    return `${says} may it only as far as ${JSON.stringify(words)}: say so, or leave its item out`
  }
  if (rule === 'negation') return 'tell the bare deed that is kept from them, without a no'
  if (rule === 'shape' && form === 'not-told') {
    return `its text tells nothing of ${JSON.stringify(words)}: name that, or tell it in a phrase of its own`
  }
  return null
}

/** The same of a row of rights, where what is refused is refused to somebody; null for what is told of all alike. */
export function tellRightReason({
  kind,
  rule,
  form,
  words,
  says = '',
}: Pick<EnrichmentFinding, 'kind' | 'rule' | 'form' | 'words' | 'says'>): string | null {
  if (kind === 'inTurn' && rule === 'denied') {
    return `${says} may not all that ${words} does: leave ${says} out of "of"`
  }
  if (kind === 'roleLines') return tellRoleReason({ rule, words, says, ...(form && { form }) })
  if (kind !== 'rightRows') return null
  if (rule === 'lost') {
    return `${words} lets ${says} do it: say so in "cells", as far as it allows it`
  }
  // What a question gives to somebody else is told by its id alone.
  if (rule === 'denied' && words.includes('(')) {
    return `${words} refuses it to ${says}, or gives it to others alone: leave ${says} out of "cells", or say as how far another item of the row allows it`
  }
  if (rule === 'harm') {
    return `nothing allows ${says} ${JSON.stringify(words)}, which is about deletion, money or private things: leave ${says} out of "cells"`
  }
  if (rule === 'shape' && form === 'not-told') {
    return `its text tells nothing of ${JSON.stringify(words)}: name that, or tell it in a row of its own`
  }
  return null
}
