import { z } from 'zod'
import type { EnrichedSection, Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { DECISION_SCHEMAS } from './decision-schemas.ts'
import { SUPPLY_SCHEMAS } from './supply-schemas.ts'

const { examples, defaults, edges, openings, slices } = DECISION_SCHEMAS
const cites = z.array(z.object({ question: z.string(), quote: z.string() }))
const maybe = z.string().nullable()

const criteria = z.array(
  z.object({
    item: z.string(),
    given: z.string(),
    when: z.string(),
    outcome: z.string(),
    failure: z.boolean(),
    cites,
  }),
)
const fields = z.array(
  z.object({
    item: z.string(),
    name: z.string(),
    meaning: maybe,
    rule: maybe,
    example: maybe,
    cites,
  }),
)
const risks = z.array(z.object({ text: z.string(), cites }))
const questions = z.array(
  z.object({
    text: z.string(),
    why: z.string(),
    suggestedDefault: maybe,
    blocks: z.array(z.string()),
    cites,
  }),
)

const wordings = z.array(z.object({ items: z.array(z.string()), text: maybe }))

/** What the model may give for each part: nothing else of a proposal gets through. */
export const PART_SCHEMAS: Record<EnrichedSection, z.ZodType<Partial<Proposals>>> = {
  ...SUPPLY_SCHEMAS,
  requirements: z.object({ criteria }),
  cases: z.object({ criteria }),
  data: z.object({ fields }),
  questions: z.object({ risks, questions, defaults, edges }),
  examples: z.object({ examples }),
  slices: z.object({ openings, slices }),
  wording: z.object({ wordings }),
}
