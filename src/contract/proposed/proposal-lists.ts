import { z } from 'zod'

const cites = z.array(z.object({ question: z.string(), quote: z.string() }))
const maybe = z.string().nullable()

/** A test of a requirement. */
const test = z.object({
  item: z.string(),
  given: z.string(),
  when: z.string(),
  outcome: z.string(),
  failure: z.boolean(),
  cites,
})

/** A function that the app needs. */
const supplied = z.array(
  z.object({ text: z.string(), role: maybe, why: maybe, rules: z.array(z.string()), cites }),
)

/** What a model proposes of each kind (`Proposals` of the domain): as it is asked for and as it is kept. */
export const PROPOSAL_LISTS = {
  criteria: z.array(test),
  fields: z.array(
    z.object({
      item: z.string(),
      name: z.string(),
      meaning: maybe,
      rule: maybe,
      example: maybe,
      // Documents of an older version have none.
      many: z.boolean().optional(),
      needs: z.array(z.string()).optional(),
      cites,
    }),
  ),
  // Documents of an older version have no remedy.
  risks: z.array(z.object({ text: z.string(), remedy: z.string().optional(), cites })),
  questions: z.array(
    z.object({
      text: z.string(),
      why: z.string(),
      suggestedDefault: maybe,
      blocks: z.array(z.string()),
      // Documents of an older version have none.
      clash: z.boolean().optional(),
      first: z.boolean().optional(),
      short: maybe.optional(),
      cites,
    }),
  ),
  examples: z.array(test),
  defaults: z.array(
    // Documents of an older version do not tell what comes first, why, and in short.
    z.object({
      item: z.string(),
      text: z.string(),
      first: z.boolean().optional(),
      ...{ short: maybe.optional(), why: maybe.optional() },
      drops: z.array(z.string()).optional(),
      cites,
    }),
  ),
  edges: z.array(z.object({ item: z.string(), answer: z.enum(['yes', 'no', 'said']), cites })),
  openings: z.array(z.object({ text: z.string(), cites })),
  slices: z.array(
    z.object({
      title: z.string(),
      goal: z.string(),
      requirements: z.array(z.string()),
      // Documents of an older version have none.
      done: maybe.optional(),
      by: maybe.optional(),
      days: z.number().nullable().optional(),
    }),
  ),
  areas: z.array(z.object({ name: z.string(), requirements: z.array(z.string()) })),
  features: supplied,
  further: supplied,
  lacking: z.array(supplied.element.extend({ slice: z.number().nullable().optional() })),
  things: z.array(
    z.object({
      name: z.string(),
      what: z.string(),
      fields: z.array(z.object({ name: z.string(), meaning: maybe, rule: maybe })),
      belongsTo: z.array(z.string()),
      cites,
    }),
  ),
  rights: z.array(
    z.object({ item: z.string(), role: z.string(), may: z.boolean(), part: maybe, cites }),
  ),
  doers: z.array(
    z.object({ item: z.string(), does: z.string(), roles: z.array(z.string()), cites }),
  ),
  ways: z.array(
    z.object({
      item: z.string(),
      from: z.string(),
      to: z.string(),
      // Documents of an older version have none.
      through: maybe.optional(),
      cites,
    }),
  ),
  stages: z.array(
    z.object({
      item: z.string(),
      // Documents of an older version have none; nor does a way of theirs say when.
      thing: maybe.optional(),
      stages: z.array(
        z.object({
          name: z.string(),
          means: z.string(),
          takes: z.boolean().nullable(),
          open: z.boolean(),
          ways: z.array(
            z.object({
              to: z.string(),
              when: maybe.optional(),
              by: z.array(z.string()),
              waits: z.array(z.string()),
              cites,
            }),
          ),
          cites,
        }),
      ),
    }),
  ),
  steps: z.array(
    z.object({
      item: z.string(),
      step: z.number().nullable(),
      text: maybe,
      after: z.number(),
      cites,
    }),
  ),
  untested: z.array(
    z.object({
      item: z.string(),
      why: z.enum(['outside', 'matters', 'one-person', 'echo', 'broken']),
      cites,
    }),
  ),
  receivers: z.array(z.object({ item: z.string(), to: z.array(z.string()), by: maybe, cites })),
  screens: z.array(
    z.object({
      item: maybe,
      name: maybe,
      who: z.array(z.string()),
      most: maybe,
      empty: maybe,
      fails: maybe,
      functions: z.array(z.string()),
    }),
  ),
  sayings: z.array(
    z.object({
      ...{ item: maybe, says: z.string() },
      // Documents of an older version have none.
      ...{ event: maybe.optional(), to: z.array(z.string()).optional(), by: maybe.optional() },
      of: z.array(z.string()).optional(),
    }),
  ),
  checks: z.array(z.object({ item: z.string(), check: z.string() })),
  terms: z.array(z.object({ word: z.string(), means: z.string(), cites })),
  spellings: z.array(z.object({ written: z.string(), meant: z.string(), cites })),
  conflicts: z.array(
    z.object({
      ids: z.array(z.string()),
      takeBack: z.array(z.string()),
      instead: z.array(z.object({ id: z.string(), text: z.string() })),
      // Documents of an older version have none.
      corrected: z
        .array(z.object({ id: z.string(), roles: z.array(z.string()), text: z.string() }))
        .optional(),
      cites,
      of: z.array(z.string()).optional(),
    }),
  ),
  wordings: z.array(
    z.object({
      items: z.array(z.string()),
      text: maybe,
      of: z.array(z.string()).optional(),
    }),
  ),
  capabilities: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  lines: z.array(
    z.object({
      at: z.string(),
      items: z.array(z.string()),
      text: z.string(),
      of: z.array(z.string()).optional(),
    }),
  ),
  ruleRows: z.array(
    z.object({
      items: z.array(z.string()),
      text: z.string(),
      edge: z.string().nullable(),
      of: z.array(z.string()).optional(),
    }),
  ),
  inTurn: z.array(z.object({ role: z.string(), of: z.array(z.string()), cites })),
  roleLines: z.array(
    z.object({
      role: z.string(),
      part: z.enum(['sees', 'may', 'not']),
      ...{ items: z.array(z.string()), text: z.string() },
      of: z.array(z.string()).optional(),
    }),
  ),
  sideJourneys: z.array(
    z.object({
      title: z.string(),
      steps: z.array(z.object({ text: z.string(), items: z.array(z.string()) })),
      cites,
      items: z.array(z.string()).optional(),
      of: z.array(z.string()).optional(),
    }),
  ),
  moments: z.array(
    z.object({
      ...{ when: z.string(), text: z.string(), items: z.array(z.string()) },
      of: z.array(z.string()).optional(),
    }),
  ),
  rightRows: z.array(
    z.object({
      items: z.array(z.string()),
      text: z.string(),
      cells: z.array(z.object({ role: z.string(), may: z.string() })),
      of: z.array(z.string()).optional(),
    }),
  ),
}
