import { z } from 'zod'
import { MARKS } from '#domain/requirements/document-items.ts'

const mark = z.enum(MARKS)

/** What one version of a document changed. */
export const changeLogEntry = z.object({
  version: z.number(),
  date: z.string(),
  restores: z.number().optional(),
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed']),
      id: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      marks: z.object({ before: mark, after: mark }).optional(),
      because: z.array(z.string()),
    }),
  ),
})
