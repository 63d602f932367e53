import { z } from 'zod'
import { WRITTEN_SECTIONS } from '#domain/requirements/drafting/written-sections.ts'

/** Who wrote a part of the document. */
export const sectionWriterSchema = z.object({
  section: z.enum(WRITTEN_SECTIONS),
  model: z.string().nullable(),
  fallback: z
    .enum(['unavailable', 'too-slow', 'daily-limit', 'unreadable', 'refused', 'nothing-to-add'])
    .nullable(),
  taken: z.number(),
  refused: z.number(),
})
