import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { makeTextSchema } from '#contract/make-text-schema.ts'
import type { IssueKey } from '#contract/text-en/issues.ts'
import { type ContactFault, FAULTY_FIELD, findContactFault } from '#domain/contact/contact-fault.ts'

const ISSUES: Record<ContactFault, IssueKey> = {
  name_required: nameIssue('nameRequired'),
  email_required: nameIssue('emailRequired'),
  email_invalid: nameIssue('emailFormat'),
  message_required: nameIssue('messageRequired'),
}

/** Checked in the order of docs/product.md#checks-on-input: the first fault is told. */
export const contactBody = z
  .object({
    name: makeTextSchema(LIMITS.personName, 'nameRequired').default(''),
    email: makeTextSchema(LIMITS.email, 'emailRequired').default(''),
    message: makeTextSchema(LIMITS.contactMessage, 'messageRequired').default(''),
    /** Nobody sees this field; only a program fills it in. */
    website: z.string().max(LIMITS.contactMessage).optional(),
  })
  .superRefine((fields, context) => {
    const fault = findContactFault(fields)
    if (fault === null) return
    context.addIssue({ code: 'custom', path: [FAULTY_FIELD[fault]], message: ISSUES[fault] })
  })
  .meta({ id: 'ContactMessage' })

/** Public. A repeated `Idempotency-Key` with the same words is the same message. */
export const sendContactMessage = {
  method: 'post',
  path: '/api/contact',
  summary: 'Send a message to whoever runs this server',
  body: contactBody,
  response: z.object({ outcome: z.literal('sent') }),
  errors: ['invalid_input', 'too_many_requests', 'contact_not_mailed'],
} as const satisfies Endpoint
