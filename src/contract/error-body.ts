import { z } from 'zod'

/** What is wrong with one field of the input. `path` is dotted: `title`, `value`. */
export const issueSchema = z.object({ path: z.string(), message: z.string() })

/** Every error answer (docs/product.md#errors). */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
  /** Names the request in the server's log. */
  requestId: z.string().optional(),
})

export type ErrorBody = z.output<typeof errorBodySchema>
