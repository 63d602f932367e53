import { z } from 'zod'
import { ids } from '#contract/document-items.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { WorkedOut } from '#domain/requirements/outline/worked/worked-out.ts'

/** What a page prints the document with, worked out where it was written. */
const workedOutSchema = z.object({
  lost: z.array(z.object({ question: z.string(), text: z.string(), item: z.string().nullable() })),
  near: z.array(
    z.object({
      id: z.string(),
      day: z.object({ year: z.number(), month: z.number(), day: z.number() }),
      away: z.number(),
    }),
  ),
  opened: ids,
  rights: z.array(
    z.object({
      role: z.string(),
      ...{ wide: ids, may: ids, alone: ids, wideBans: ids, mayNot: ids, supposed: ids },
    }),
  ),
}) satisfies z.ZodType<WorkedOut>

/** The document as a page gets it; one that was stored by an older version has only its value. */
export const printedValueSchema = requirementsValueSchema
  .extend({ workedOut: workedOutSchema.optional() })
  .meta({ id: 'PrintedValue' })
