import { z } from 'zod'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))

/** The kinds of proposals that documents of an older version do not have. */
export const proposedDecisions = {
  examples: z
    .array(
      z.object({
        item: z.string(),
        given: z.string(),
        when: z.string(),
        outcome: z.string(),
        failure: z.boolean(),
        cites,
      }),
    )
    .default([]),
  defaults: z.array(z.object({ item: z.string(), text: z.string(), cites })).default([]),
  edges: z
    .array(z.object({ item: z.string(), answer: z.enum(['yes', 'no', 'said']), cites }))
    .default([]),
  openings: z.array(z.object({ text: z.string(), cites })).default([]),
  slices: z
    .array(z.object({ title: z.string(), goal: z.string(), requirements: z.array(z.string()) }))
    .default([]),
}
