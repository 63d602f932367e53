import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema } from './make-text-schema.ts'
import { printedValueSchema } from './printed/printed-document.ts'

const openQuestionSchema = z.object({
  questionId: z.string(),
  /** Of the blank answer that is stored; 0 for none. */
  version: z.int(),
  /** An answer that does no harm until there is a better one, in the document's language. */
  suggestion: z.string().nullable(),
})

export const documentPreviewSchema = z
  .object({
    /** What nobody has answered, in the questions' order. */
    open: z.array(openQuestionSchema),
    content: printedValueSchema,
  })
  .meta({ id: 'DocumentPreview' })

export type DocumentPreview = z.output<typeof documentPreviewSchema>

/** Nothing is stored and no allowance spent (docs/product.md#corrections-and-previews). */
export const previewDocument = {
  method: 'get',
  path: '/api/projects/{id}/preview',
  summary: 'The document as the answers so far would make it, once the first five are answered',
  params: z.object({ id: idSchema }),
  response: documentPreviewSchema,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'answers_missing',
    'answers_inadequate',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint
