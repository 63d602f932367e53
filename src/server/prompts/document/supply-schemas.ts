import { z } from 'zod'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))
const maybe = z.string().nullable()

const features = z.array(
  z.object({ text: z.string(), role: maybe, why: maybe, rules: z.array(z.string()), cites }),
)
const rights = z.array(
  z.object({ item: z.string(), role: z.string(), may: z.boolean(), part: maybe, cites }),
)
const ways = z.array(z.object({ item: z.string(), from: z.string(), to: z.string(), cites }))

/** What the model may give for the parts that supply what is missing. */
export const SUPPLY_SCHEMAS = {
  features: z.object({ features }),
  rights: z.object({ rights, ways }),
}
