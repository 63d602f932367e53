import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { givenApprovalSchema, openSharedBody } from '#contract/sharing.ts'
import { cleanName } from '#domain/threads/clean-name.ts'
import { approvalRequestSchema } from './approval-request.ts'

const name = makeTextSchema(LIMITS.personName, 'nameRequired')
  .trim()
  .min(1, nameIssue('nameRequired'))
  .transform(cleanName)
  .refine((cleaned) => cleaned !== '', nameIssue('nameRequired'))

const params = z.object({ id: idSchema })

export const askApprovalBody = z
  .object({
    version: z.int().min(1).max(2_000_000_000),
    name,
    /** Where to send the link, and not kept; null to copy it instead. */
    email: z.email(nameIssue('emailFormat')).max(LIMITS.email).nullable().default(null),
  })
  .meta({ id: 'AskApproval' })

export const askApproval = {
  method: 'post',
  path: '/api/projects/{id}/approvals',
  summary: 'Ask somebody to approve one version of the document, by a link',
  params,
  body: askApprovalBody,
  response: approvalRequestSchema.extend({
    /** Whether the mail has left; null where none was wanted, and where a repeated call cannot say. */
    mailed: z.boolean().nullable().default(null),
  }),
  status: 201,
  errors: [
    'signed_out',
    'not_found',
    'invalid_input',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'share_limit',
    'approval_limit',
    'too_many_requests',
  ],
} as const satisfies Endpoint

export const listApprovals = {
  method: 'get',
  path: '/api/projects/{id}/approvals',
  summary: 'Everybody who was asked to approve a version, and what they gave, the newest first',
  params,
  response: z.array(approvalRequestSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const endApproval = {
  method: 'delete',
  path: '/api/approvals/{approvalId}',
  summary: 'Take a request for approval back, or remove what was given, with its link',
  params: z.object({ approvalId: idSchema }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const approveSharedBody = openSharedBody
  .extend({
    name,
    role: makeTextSchema(LIMITS.personName).transform(cleanName).nullable().default(null),
    /** The hash of what was shown, so that nobody approves what they have not seen. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .meta({ id: 'ApproveShared' })

/** For whoever has the link. Approving twice changes nothing: what was given first is answered. */
export const approveShared = {
  method: 'post',
  path: '/api/shared/approval',
  summary: 'Approve the version that a link of a request shows',
  body: approveSharedBody,
  response: givenApprovalSchema,
  errors: [
    'invalid_input',
    'share_gone',
    'passphrase_needed',
    'passphrase_wrong',
    'approval_closed',
    'document_changed',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint
