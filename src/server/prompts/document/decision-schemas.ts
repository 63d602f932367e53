import { z } from 'zod'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))

/** What a model may decide for the time being: examples, defaults, edges and the cut of the delivery. */
export const DECISION_SCHEMAS = {
  examples: z.array(
    z.object({
      item: z.string(),
      given: z.string(),
      when: z.string(),
      outcome: z.string(),
      failure: z.boolean(),
      cites,
    }),
  ),
  defaults: z.array(z.object({ item: z.string(), text: z.string(), cites })),
  edges: z.array(z.object({ item: z.string(), answer: z.enum(['yes', 'no', 'said']), cites })),
  openings: z.array(z.object({ text: z.string(), cites })),
  slices: z.array(
    z.object({ title: z.string(), goal: z.string(), requirements: z.array(z.string()) }),
  ),
}
