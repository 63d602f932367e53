import { z } from 'zod'

const ids = z.array(z.string())
/** What a line names, and what each of it said when it was told. */
const told = { items: ids, of: z.array(z.string()) }

/** What is told beside the main story; left out where no model told any. */
export const toldRows = {
  sideJourneys: z
    .array(
      z.object({
        title: z.string(),
        steps: z.array(z.object({ text: z.string(), items: ids })),
        sources: ids,
        ...told,
      }),
    )
    .optional(),
  moments: z.array(z.object({ when: z.string(), text: z.string(), ...told })).optional(),
}
