import { z } from 'zod'
import { MARKS } from '#domain/requirements/document-items.ts'
import { WRITTEN_SECTIONS } from '#domain/requirements/enrichment/proposals.ts'

const ids = z.array(z.string())
const maybe = z.string().nullable()
const mark = z.enum(MARKS)

/** What changed from one version to the next. */
export const changeLogEntrySchema = z.object({
  version: z.number(),
  date: z.string(),
  restores: z.number().optional(),
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed']),
      id: z.string(),
      before: maybe,
      after: maybe,
      marks: z.object({ before: mark, after: mark }).optional(),
      because: ids,
    }),
  ),
})

/** Who wrote a part of the document. */
export const sectionWriterSchema = z.object({
  section: z.enum(WRITTEN_SECTIONS),
  model: maybe,
  fallback: z
    .enum(['unavailable', 'too-slow', 'unreadable', 'refused', 'nothing-to-add'])
    .nullable(),
  taken: z.number(),
  refused: z.number(),
})
