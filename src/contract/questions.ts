import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export const questionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    prompt: z.string(),
    guidance: z.string().nullable(),
    /** The worked example of the guidance, apart, so that it can be shown as one. */
    example: z.string().nullable(),
    required: z.boolean(),
    order: z.int(),
  })
  .meta({ id: 'Question' })

export type Question = z.output<typeof questionSchema>

export const listQuestions = {
  method: 'get',
  path: '/api/questions',
  summary: 'The fifteen questions in their order',
  response: z.array(questionSchema),
  errors: ['signed_out'],
} as const satisfies Endpoint
