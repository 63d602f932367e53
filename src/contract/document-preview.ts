import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { requirementsValueSchema } from './requirements-document.ts'
import { idSchema } from './text.ts'

export const documentPreviewSchema = z
  .object({
    /** The questions that nobody has answered, in their order: ids. */
    open: z.array(z.string()),
    content: requirementsValueSchema,
  })
  .meta({ id: 'DocumentPreview' })

export type DocumentPreview = z.output<typeof documentPreviewSchema>

/** Nothing is stored and no allowance spent (Rulings: preview). */
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
    'trial_ended',
    'premium_required',
    'answers_missing',
    'answers_inadequate',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint
