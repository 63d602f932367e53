import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { idSchema } from '#contract/make-text-schema.ts'
import { DEEDS, TRACKED_FIELDS, TRACKERS } from '#domain/tracking/tracked-item.ts'

const LONGEST_TOKEN = 500
const LONGEST_NAME = 200

const tokenText = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_TOKEN)
  .regex(/^[\x21-\x7e]+$/)

/** The name before `.atlassian.net`, however much of the address was pasted. */
const siteText = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) =>
    text.replace(/^https:\/\//, '').replace(/(?:\.atlassian\.net)?(?:\/.*)?$/, ''),
  )
  .pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'trackerSite'))

/** What opens a tracker. */
export const trackerAccessBody = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('github'), token: tokenText }),
    z.object({ kind: z.literal('linear'), token: tokenText }),
    z.object({
      kind: z.literal('jira'),
      token: tokenText,
      site: siteText,
      email: z.email().max(LONGEST_NAME),
    }),
  ])
  .meta({ id: 'TrackerAccess' })

const targetSchema = z.object({
  id: z.string().min(1).max(LONGEST_NAME),
  name: z.string().max(LONGEST_NAME),
})

export const trackerTargetsSchema = z
  .object({
    targets: z.array(targetSchema),
    /** Whether the tracker has more than are listed. */
    isCut: z.boolean(),
  })
  .meta({ id: 'TrackerTargets' })

export type TrackerTargetsView = z.output<typeof trackerTargetsSchema>

const connectBody = z
  .object({ access: trackerAccessBody, target: targetSchema.pick({ id: true }) })
  .meta({ id: 'ConnectTracker' })

/** `waiting`: the tracker asked to be left alone. `interrupted`: its server stopped; another goes on. */
const PUSH_STATES = ['running', 'waiting', 'interrupted', 'done', 'failed', 'cancelled'] as const

const pushSchema = z.object({
  state: z.enum(PUSH_STATES),
  version: z.int(),
  done: z.int(),
  total: z.int(),
  created: z.int(),
  changed: z.int(),
  closed: z.int(),
  /** Requirements whose issue the tracker did not take. */
  refused: z.array(z.string()),
  waitsUntil: z.iso.datetime().nullable(),
  /** A code of the error catalogue. */
  error: z.string().nullable(),
  startedAt: z.iso.datetime(),
})

export type TrackerPush = z.output<typeof pushSchema>

export const trackerSchema = z
  .object({
    /** Null where nothing is connected. */
    connection: z
      .object({
        kind: z.enum(TRACKERS),
        site: z.string().nullable(),
        email: z.string().nullable(),
        target: targetSchema,
        connectedAt: z.iso.datetime(),
      })
      .nullable(),
    push: pushSchema.nullable(),
    /** The issues that are ours. */
    issues: z.array(z.object({ item: z.string(), ref: z.string(), url: z.string() })),
  })
  .meta({ id: 'Tracker' })

export type TrackerView = z.output<typeof trackerSchema>

/** What a push would do, one line for each issue. */
export const trackerPlanSchema = z
  .object({
    version: z.int(),
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        deed: z.enum(DEEDS),
        ref: z.string().nullable(),
        url: z.string().nullable(),
        changed: z.array(z.enum(TRACKED_FIELDS)),
        /** What a person changed there: it stays. */
        kept: z.array(z.enum(TRACKED_FIELDS)),
      }),
    ),
  })
  .meta({ id: 'TrackerPlan' })

export type TrackerPlan = z.output<typeof trackerPlanSchema>

const params = z.object({ id: idSchema })
const REFUSALS = [
  'signed_out',
  'not_found',
  'account_suspended',
  'suspended_by_operator',
  'trial_ended',
  'premium_required',
] as const
const FAULTS = [
  'too_many_requests',
  'tracker_refused',
  'tracker_gone',
  'tracker_limited',
  'tracker_failed',
] as const

export const getTracker = {
  method: 'get',
  path: '/api/projects/{id}/tracker',
  summary: "The project's tracker, its issues, and how its newest push is",
  params,
  response: trackerSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const listTrackerTargets = {
  method: 'post',
  path: '/api/projects/{id}/tracker/targets',
  summary: 'Where a token may make issues; nothing of it is kept',
  params,
  body: trackerAccessBody,
  response: trackerTargetsSchema,
  errors: [...REFUSALS, 'invalid_input', ...FAULTS],
} as const satisfies Endpoint

export const connectTracker = {
  method: 'post',
  path: '/api/projects/{id}/tracker',
  summary: 'Connect the project with a tracker; the token is kept sealed and never told again',
  params,
  body: connectBody,
  response: trackerSchema,
  errors: [...REFUSALS, 'invalid_input', 'push_running', ...FAULTS],
} as const satisfies Endpoint

export const disconnectTracker = {
  method: 'delete',
  path: '/api/projects/{id}/tracker',
  summary: 'Forget the token and which issue is which; the issues stay where they are',
  params,
  response: trackerSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const planTrackerPush = {
  method: 'post',
  path: '/api/projects/{id}/tracker/plan',
  summary: 'What a push of the newest document would do; nothing is written',
  params,
  response: trackerPlanSchema,
  errors: [...REFUSALS, 'tracker_missing', ...FAULTS, 'unavailable'],
} as const satisfies Endpoint

export const startTrackerPush = {
  method: 'post',
  path: '/api/projects/{id}/tracker/pushes',
  summary: 'Send the newest document to the tracker; goes on when the caller goes away',
  params,
  response: trackerSchema,
  errors: [...REFUSALS, 'tracker_missing', 'push_running', 'too_many_requests', 'unavailable'],
} as const satisfies Endpoint

export const cancelTrackerPush = {
  method: 'delete',
  path: '/api/projects/{id}/tracker/push',
  summary: 'End the push that is under way; what is done is done',
  params,
  response: trackerSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint
