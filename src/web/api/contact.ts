import type { sendContactMessage as endpoint } from '#contract/contact/contact.ts'
import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { call } from './client.ts'

/** Sends a message to the operator. A repeated try with the same key is the same message. */
export async function sendContactMessage(
  body: ContactFields & { website: string },
  idempotencyKey: string,
): Promise<void> {
  await call<typeof endpoint>('post', '/api/contact', { body, idempotencyKey, endsSession: false })
}
