import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitMessagesFrom } from './limits.ts'
import { isMessageMailed, keepMessage } from './queries.ts'

/** A person waits this long at most; the mail server may take longer (docs/reliability.md#r23). */
const PATIENCE_MS = 8_000

interface ContactRequest {
  body: ContactFields & { website?: string | undefined }
  /** The request's `Idempotency-Key`; null when it named none. */
  key: string | null
  /** The token of the sender's session; null when nobody is signed in. */
  sessionToken: string | null
  /** The network address that limits count by. */
  source: string
}

/**
 * Stores a visitor's message, then mails it. Throws `contact_not_mailed` when no mail server has
 * taken it yet: it is kept, and `mail-waiting-messages` tries again.
 */
export async function sendContactMessage(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'now' | 'newId' | 'contactMail'>,
  { body, key, sessionToken, source }: ContactRequest,
): Promise<{ outcome: 'sent' }> {
  await spend(deps, limitMessagesFrom(source))
  // A program that fills in every field is told what it wants to hear.
  if (body.website) return { outcome: 'sent' }

  const fields = { name: body.name.trim(), email: body.email.trim(), message: body.message }
  const id = key === null ? deps.newId() : messageId(key, fields)
  const claimed = await keepMessage(deps.db, { id, sessionToken, ...fields }, deps.now())

  const isMailed = claimed
    ? await Promise.race([deps.contactMail.deliver(claimed), giveUp()])
    : await isMessageMailed(deps.db, id)
  if (!isMailed) throw new AppError('contact_not_mailed')
  return { outcome: 'sent' }
}

/** The same key and words are the same message, however often they arrive. */
function messageId(key: string, fields: ContactFields): string {
  return createHash('sha256')
    .update(JSON.stringify([key, fields]))
    .digest('base64url')
}

function giveUp(): Promise<false> {
  return sleep(PATIENCE_MS, false, { ref: false })
}
