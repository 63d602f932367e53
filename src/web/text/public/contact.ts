import { LIMITS } from '#contract/limits.ts'
import type { ContactFault } from '#domain/contact/contact-fault.ts'

interface FaultText {
  title: string
  detail: string
}

/** What is wrong with a field, in a title and a sentence that says what to do. */
const faults: Record<ContactFault, FaultText> = {
  name_required: { title: 'Name is required', detail: 'Please enter your name.' },
  email_required: { title: 'Email is required', detail: 'Please enter your email address.' },
  email_invalid: {
    title: 'Invalid email format',
    detail: 'Please enter a valid email address.',
  },
  message_required: {
    title: 'Message is required',
    detail: 'Please enter your message or inquiry.',
  },
}

/** The words of the contact page (docs/product.md#checks-on-input, docs/product.md#errors). */
export const contactText = {
  title: 'Contact',
  lead: 'Question, problem or idea? Get in touch. We read every message and reply by email.',
  name: 'Name',
  email: 'Email',
  emailHint: 'We’ll reply here.',
  message: 'Message',
  count: (length: number) =>
    `${length.toLocaleString('en')} of ${LIMITS.contactMessage.toLocaleString('en')} characters`,
  tooLong: {
    title: 'Too long',
    detail: (most: number) => `Please use at most ${most.toLocaleString('en')} characters.`,
  },
  faults,
  send: 'Send message',
  sending: 'Sending',
  failed: 'Error sending message',
  failedDetail: 'Failed to send email',
  tooMany:
    'You’ve sent several messages in the past hour. Your text is kept here. Please try again in half an hour.',
  sent: {
    title: 'Message sent successfully',
    detail: (email: string) => `Thank you. We’ll reply to ${email}.`,
    another: 'Write another message',
    home: 'Go to home page',
  },
  trap: 'Leave this field empty',
  withoutScript: 'The message form needs JavaScript. You can also write to:',
} as const
