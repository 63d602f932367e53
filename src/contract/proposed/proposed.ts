import { z } from 'zod'
import { proposedDecisions } from './proposed-decisions.ts'
import { proposedSupplies } from './proposed-supplies.ts'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))
const maybe = z.string().nullable()

/** What a model proposed for a document: see `Proposed` of the domain. */
export const proposedSchema = z.object({
  sameLanguage: z.boolean(),
  proposals: z.object({
    criteria: z.array(
      z.object({
        item: z.string(),
        given: z.string(),
        when: z.string(),
        outcome: z.string(),
        failure: z.boolean(),
        cites,
      }),
    ),
    fields: z.array(
      z.object({
        item: z.string(),
        name: z.string(),
        meaning: maybe,
        rule: maybe,
        example: maybe,
        cites,
      }),
    ),
    risks: z.array(z.object({ text: z.string(), cites })),
    questions: z.array(
      z.object({
        text: z.string(),
        why: z.string(),
        suggestedDefault: maybe,
        blocks: z.array(z.string()),
        cites,
      }),
    ),
    ...proposedDecisions,
    ...proposedSupplies,
  }),
})
