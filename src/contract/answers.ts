import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nameIssue } from './issues/issue-text.ts'
import { LIMITS } from './limits.ts'
import { idSchema, isStorable, makeTextSchema } from './make-text-schema.ts'

const MAX_DEPTH = 20

/**
 * An object answer: stored as JSON, shown as formatted JSON (docs/product.md#data,
 * docs/product.md#saving).
 */
const objectValue = z
  .record(z.string(), z.unknown())
  .refine((value) => depth(value) <= MAX_DEPTH, nameIssue('tooDeep'))
  .refine((value) => isStorableJson(value), nameIssue('objectNotStorable'))

export const answerValueSchema = z.union([makeTextSchema(LIMITS.answer), objectValue])

export const answerSchema = z
  .object({
    questionId: z.string(),
    value: z.union([z.string(), z.record(z.string(), z.unknown())]),
    /** Rises by one with each stored change. */
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Answer' })

export type Answer = z.output<typeof answerSchema>

export const saveAnswerBody = z
  .object({
    questionId: idSchema,
    value: answerValueSchema,
    /**
     * The version the edit began from, 0 for none; without it the save wins
     * (docs/product.md#saving).
     */
    version: z.int().min(0).max(2_000_000_000).optional(),
  })
  .meta({ id: 'SaveAnswer' })

/** The body of a 409 `answer_conflict`: the error with the newer answer beside it. */
export const answerConflictSchema = z.object({
  code: z.literal('answer_conflict'),
  message: z.string(),
  answer: answerSchema,
})

const params = z.object({ id: idSchema })

export const listAnswers = {
  method: 'get',
  path: '/api/projects/{id}/answers',
  summary: "A project's answers",
  params,
  response: z.array(answerSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const saveAnswer = {
  method: 'post',
  path: '/api/projects/{id}/answers',
  summary: 'Save an answer; an unchanged one writes nothing',
  params,
  body: saveAnswerBody,
  response: answerSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'answer_conflict',
  ],
} as const satisfies Endpoint

/** Nesting depth without recursion, so that a hostile body cannot exhaust the stack. */
function depth(root: unknown): number {
  let level: unknown[] = [root]
  let count = 0
  while (level.length > 0 && count <= MAX_DEPTH) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
    count += 1
  }
  return count
}

function isStorableJson(value: Record<string, unknown>): boolean {
  if (depth(value) > MAX_DEPTH) return false
  const json = JSON.stringify(value)
  // JSON.stringify escapes NUL and lone surrogates, which PostgreSQL's jsonb refuses.
  return (
    json.length <= LIMITS.answer &&
    isStorable(json) &&
    !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(json)
  )
}
