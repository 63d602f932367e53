import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { idSchema } from '#contract/make-text-schema.ts'
import { PROOF_STATES } from '#domain/proof/weigh-proof.ts'
import { PRIORITIES } from '#domain/requirements/document-items.ts'

/** A report of a large suite, with what its tests printed. */
const MAX_REPORT_BYTES = 8_000_000

/** What became of a report. */
export const testReportSchema = z
  .object({
    /** The document's version that it was bound to: the newest. */
    version: z.int(),
    tests: z.int(),
    /** So many requirements and criteria have a result now. */
    bound: z.int(),
    /** Ids of those that fail. */
    failing: z.array(z.string()),
    /** Tests that name no id. */
    unbound: z.int(),
    /** Ids that the document does not have. */
    unknown: z.array(z.string()),
  })
  .meta({ id: 'TestReportV1' })

const itemSchema = z.object({
  id: z.string(),
  text: z.string(),
  state: z.enum(PROOF_STATES),
  /** The name of a test that fails. */
  failing: z.string().nullable(),
})

/** What is shown to work of a version, computed from test reports and what agents reported. */
export const proofSchema = z
  .object({
    /** Null, with no requirements, where nothing was reported yet. */
    version: z.int().nullable(),
    /** The newest test report; null before the first. */
    reported: z.object({ at: z.iso.datetime(), by: z.string(), tests: z.int() }).nullable(),
    requirements: z.array(
      itemSchema.extend({ priority: z.enum(PRIORITIES), criteria: z.array(itemSchema) }),
    ),
  })
  .meta({ id: 'Proof' })

export type Proof = z.output<typeof proofSchema>

export const reportTestsV1 = {
  method: 'post',
  path: '/api/v1/projects/{id}/test-reports',
  summary: 'Binds a test report (JUnit XML or Cucumber messages) to the newest document',
  params: z.object({ id: idSchema }),
  file: { maxBytes: MAX_REPORT_BYTES },
  response: testReportSchema,
  errors: [
    'token_refused',
    'scope_missing',
    'account_suspended',
    'trial_ended',
    'premium_required',
    'not_found',
    'unsupported_media_type',
    'body_too_large',
    'invalid_input',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint

export const getProof = {
  method: 'get',
  path: '/api/projects/{id}/documents/{version}/proof',
  summary: 'What is shown to work of a version: by requirement and criterion',
  params: z.object({ id: idSchema, version: z.string().max(10) }),
  response: proofSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint
