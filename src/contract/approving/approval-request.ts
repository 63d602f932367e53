import { z } from 'zod'
import { givenApprovalSchema } from '#contract/sharing.ts'

/** Somebody whom the founder asked to approve a version. */
export const approvalRequestSchema = z
  .object({
    id: z.string(),
    version: z.int(),
    askedName: z.string(),
    createdAt: z.iso.datetime(),
    /** Its link is `/shared#` and the token; null once the link has ended. */
    token: z.string().nullable(),
    given: givenApprovalSchema.nullable(),
  })
  .meta({ id: 'ApprovalRequest' })

export type ApprovalRequest = z.output<typeof approvalRequestSchema>
