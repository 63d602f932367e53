import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { text } from '#contract/text.ts'
import type { IssueKey } from '#contract/text-en/issues.ts'
import { type ContactFault, contactFault, FAULTY_FIELD } from '#domain/contact/contact-fault.ts'

const ISSUES: Record<ContactFault, IssueKey> = {
  name_required: issue('nameRequired'),
  email_required: issue('emailRequired'),
  email_invalid: issue('emailFormat'),
  message_required: issue('messageRequired'),
}

/** Checked in the order of docs/product.md#checks-on-input: the first fault is told. */
export const contactBody = z
  .object({
    name: text(LIMITS.personName, 'nameRequired').default(''),
    email: text(LIMITS.email, 'emailRequired').default(''),
    message: text(LIMITS.contactMessage, 'messageRequired').default(''),
    /** Nobody sees this field; only a program fills it in. */
    website: z.string().max(LIMITS.contactMessage).optional(),
  })
  .superRefine((fields, context) => {
    const fault = contactFault(fields)
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
