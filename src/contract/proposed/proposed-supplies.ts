import { z } from 'zod'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))
const maybe = z.string().nullable()

/** What a model supplied of what was missing; documents of an older version have none of it. */
export const proposedSupplies = {
  wordings: z
    .array(
      z.object({
        items: z.array(z.string()),
        text: z.string().nullable(),
        of: z.array(z.string()).optional(),
      }),
    )
    .default([]),
  features: z
    .array(
      z.object({ text: z.string(), role: maybe, why: maybe, rules: z.array(z.string()), cites }),
    )
    .default([]),
  rights: z
    .array(z.object({ item: z.string(), role: z.string(), may: z.boolean(), part: maybe, cites }))
    .default([]),
  ways: z
    .array(z.object({ item: z.string(), from: z.string(), to: z.string(), cites }))
    .default([]),
}
