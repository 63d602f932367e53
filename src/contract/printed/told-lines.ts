import { z } from 'zod'

const ids = z.array(z.string())
/** What a line names, and what each of it said when it was told. */
const told = { items: ids, of: z.array(z.string()) }

/** A short journey beside the main story. */
export const sideJourney = z.object({
  title: z.string(),
  steps: z.array(z.object({ text: z.string(), items: ids })),
  sources: ids,
})

export const capabilitiesSchema = z.array(
  z.object({
    title: z.string(),
    items: ids,
    // An older version told all of them in one text.
    lines: z.array(z.object({ text: z.string(), at: z.string(), ...told })).default([]),
  }),
)

/** The rows of sections 4 and 8 that are told together; left out where no model composed any. */
export const toldRows = {
  ruleRows: z
    .array(z.object({ text: z.string(), edge: z.string().nullable(), ...told }))
    .optional(),
  inTurn: z.array(z.object({ role: z.string(), of: ids })).optional(),
  roleLines: z
    .array(
      z.object({
        ...{ role: z.string(), part: z.enum(['sees', 'may', 'not']), text: z.string() },
        ...told,
      }),
    )
    .optional(),
  sideJourneys: z.array(sideJourney.extend(told)).optional(),
  moments: z.array(z.object({ when: z.string(), text: z.string(), ...told })).optional(),
  rightRows: z
    .array(
      z.object({
        text: z.string(),
        cells: z.array(z.object({ role: z.string(), may: z.string() })),
        ...told,
      }),
    )
    .optional(),
}
