import { z } from 'zod'
import { PROPOSAL_LISTS } from '#contract/proposed/proposal-lists.ts'
import type { EnrichedSection, Proposals } from '#domain/requirements/enrichment/proposals.ts'

const { checks, criteria, fields, risks, questions, examples, defaults } = PROPOSAL_LISTS
const {
  edges,
  openings,
  slices,
  areas,
  features,
  further,
  lacking,
  things,
  rights,
  doers,
  stages,
  receivers,
  sayings,
  screens,
  spellings,
  steps,
  terms,
  untested,
} = PROPOSAL_LISTS

/** What a line was worded for is put to it here, not by the model. */
const wordings = z.array(PROPOSAL_LISTS.wordings.element.omit({ of: true }))
const { capabilities, inTurn } = PROPOSAL_LISTS
const lines = z.array(PROPOSAL_LISTS.lines.element.omit({ of: true }))
const ruleRows = z.array(PROPOSAL_LISTS.ruleRows.element.omit({ of: true }))
const roleLines = z.array(PROPOSAL_LISTS.roleLines.element.omit({ of: true }))
const sideJourneys = z.array(PROPOSAL_LISTS.sideJourneys.element.omit({ items: true, of: true }))
const moments = z.array(PROPOSAL_LISTS.moments.element.omit({ of: true }))
const rightRows = z.array(PROPOSAL_LISTS.rightRows.element.omit({ of: true }))
/** Who has to say why finds fewer that are none; it is not kept. */
const conflicts = z.array(
  z.object({ why: z.string(), ...PROPOSAL_LISTS.conflicts.element.omit({ of: true }).shape }),
)

/** What the model may give for each part: nothing else of a proposal gets through. */
export const PART_SCHEMAS: Record<EnrichedSection, z.ZodType<Partial<Proposals>>> = {
  features: z.object({ features, things }),
  rights: z.object({ doers, rights }),
  spelling: z.object({ spellings }),
  further: z.object({ further }),
  requirements: z.object({ criteria, steps, untested }),
  cases: z.object({ criteria }),
  data: z.object({ fields, receivers }),
  screens: z.object({ screens, sayings, checks, terms }),
  questions: z.object({ risks, questions, defaults, edges }),
  examples: z.object({ examples }),
  slices: z.object({ openings, slices, areas }),
  stages: z.object({ stages }),
  walk: z.object({ conflicts, lacking, things, fields }),
  review: z.object({ conflicts }),
  capabilities: z.object({ capabilities, lines, ruleRows, rightRows, inTurn }),
  wording: z.object({ wordings }),
  people: z.object({ roleLines, sideJourneys, moments }),
}
