import { z } from 'zod'
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from '#domain/share-days.ts'
import type { Endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { idSchema, makeTextSchema } from './make-text-schema.ts'
import { printedValueSchema } from './printed/printed-document.ts'

/** A link as its maker sees it. Its address is `/shared#` and the token. */
export const shareSchema = z
  .object({
    id: z.string(),
    projectId: z.string(),
    projectTitle: z.string(),
    version: z.int(),
    token: z.string(),
    hasPassphrase: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Null for a link without an end. */
    expiresAt: z.iso.datetime().nullable(),
    /** How often it was opened, and when last. */
    opened: z.int(),
    lastOpenedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Share' })

export type Share = z.output<typeof shareSchema>

export const createShareBody = z
  .object({
    version: z.int().min(1).max(2_000_000_000),
    days: z.literal(SHARE_DAYS).default(DEFAULT_SHARE_DAYS),
    passphrase: makeTextSchema(LIMITS.passphrase)
      .refine((words) => words.trim().length >= LIMITS.passphraseMin, 'passphraseShort')
      .nullable()
      .default(null),
  })
  .meta({ id: 'CreateShare' })

export const openSharedBody = z
  .object({
    token: z.string().min(1).max(100),
    passphrase: z.string().max(LIMITS.passphrase).nullable().default(null),
  })
  .meta({ id: 'OpenShared' })

/** What somebody gave by their link. */
export const givenApprovalSchema = z
  .object({
    name: z.string(),
    role: z.string().nullable(),
    at: z.iso.datetime(),
    /** Of the canonical JSON of what they saw, in hexadecimal. */
    sha256: z.string(),
  })
  .meta({ id: 'GivenApproval' })

export type GivenApproval = z.output<typeof givenApprovalSchema>

const sharedApprovalSchema = z.object({
  askedName: z.string(),
  given: givenApprovalSchema.nullable(),
  /** Of what is shown: whoever approves names it. */
  sha256: z.string(),
})

/** What a visitor reads: the document, and nothing else of its account. */
export const sharedDocumentSchema = z
  .object({
    title: z.string(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    /** Whether the project has a newer version than this one. */
    hasNewer: z.boolean(),
    /** Proves later that the link was opened, so that its passphrase is asked for once. */
    pass: z.string(),
    /** What its reader is asked to approve; null for a link that only shows. */
    approval: sharedApprovalSchema.nullable(),
    content: printedValueSchema,
  })
  .meta({ id: 'SharedDocument' })

export type SharedDocument = z.output<typeof sharedDocumentSchema>

export const createShare = {
  method: 'post',
  path: '/api/projects/{id}/shares',
  summary: 'Make a link to one version of the document, for readers without an account',
  params: z.object({ id: idSchema }),
  body: createShareBody,
  response: shareSchema,
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
  ],
} as const satisfies Endpoint

export const listShares = {
  method: 'get',
  path: '/api/shares',
  summary: "All of the account's links, the newest first",
  response: z.array(shareSchema),
  errors: ['signed_out'],
} as const satisfies Endpoint

export const endShare = {
  method: 'delete',
  path: '/api/shares/{shareId}',
  summary: 'End a link: from now on it opens nothing',
  params: z.object({ shareId: idSchema }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

/**
 * For everybody who has the link. The token is in the body, and in the link behind `#`, so that
 * no address in a log or a referrer ever holds it.
 */
export const openShared = {
  method: 'post',
  path: '/api/shared',
  summary: 'Read a shared document by the token of its link',
  body: openSharedBody,
  response: sharedDocumentSchema,
  errors: [
    'invalid_input',
    'share_gone',
    'passphrase_needed',
    'passphrase_wrong',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint
