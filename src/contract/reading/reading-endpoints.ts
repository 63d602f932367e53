import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import { kindFieldsSchemas, rowSchema, saidSchema } from './row-schema.ts'

const version = z.int().min(0).max(2_000_000_000)

export const readingSchema = z
  .object({
    /** Rises by one with each stored change. */
    version,
    rows: z.array(rowSchema),
    /** The stretches of the answers that no row has taken: "not understood yet". */
    unplaced: z.array(saidSchema),
    /** The version of each answer that was read, by the question's id. */
    answers: z.record(z.string(), z.int()),
    /** When it was last stored. */
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Reading' })

/** A project's reading as the API gives it. */
export type ReadingView = z.output<typeof readingSchema>

const kindFields = z.discriminatedUnion('kind', kindFieldsSchemas)

/** See `Decision` of the domain. */
const decisionSchema = z.union([
  z.object({
    do: z.enum(['confirm', 'refuse', 'restore', 'undecided', 'remove']),
    row: idSchema,
  }),
  z.intersection(z.object({ do: z.literal('edit'), row: idSchema }), kindFields),
  z.object({
    do: z.literal('split'),
    row: idSchema,
    into: z.array(kindFields).min(2).max(LIMITS.rowParts),
  }),
  z.intersection(
    z.object({ do: z.literal('add'), said: z.array(saidSchema).max(LIMITS.rowQuotes) }),
    kindFields,
  ),
  z.object({
    do: z.literal('join'),
    row: idSchema,
    others: z.array(idSchema).min(1).max(LIMITS.rowParts),
  }),
  z.object({
    do: z.literal('answer'),
    row: idSchema,
    asks: makeTextSchema(LIMITS.rowText).min(1),
    yes: z.boolean().nullable(),
  }),
  z.object({ do: z.literal('put'), row: rowSchema }),
]) as unknown as z.ZodType<Decision>

export const decideBody = z
  .object({
    /** The version of the reading on the screen; a row that was changed since is not decided on. */
    version,
    decisions: z.array(decisionSchema).min(1).max(LIMITS.decisions),
  })
  .meta({ id: 'DecideOnReading' })

/** What the decisions changed: the rest of the reading is as it was. */
export const decidedSchema = z
  .object({
    version,
    /** The rows that are new or changed. */
    rows: z.array(rowSchema),
    /** The ids of the rows that are gone. */
    removed: z.array(idSchema),
    unplaced: z.array(saidSchema),
    /** What takes the decisions back, to be sent as they are. */
    undo: z.array(decisionSchema),
  })
  .meta({ id: 'DecidedReading' })

export type DecidedReading = z.output<typeof decidedSchema>

/** The body of a 409 `reading_conflict`: the error with the reading as it is now. */
export const readingConflictSchema = z.object({
  code: z.literal('reading_conflict'),
  message: z.string(),
  reading: readingSchema,
})

const params = z.object({ id: idSchema })

export const getReading = {
  method: 'get',
  path: '/api/projects/{id}/reading',
  summary: "What the app understood of a project's answers, with the founder's decisions",
  params,
  response: readingSchema,
  errors: ['signed_out', 'not_found', 'unavailable'],
} as const satisfies Endpoint

export const decideReading = {
  method: 'post',
  path: '/api/projects/{id}/reading/decisions',
  summary: 'Confirm, change, strike out, split or add rows of the reading, all or none',
  params,
  body: decideBody,
  response: decidedSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'reading_conflict',
  ],
} as const satisfies Endpoint
