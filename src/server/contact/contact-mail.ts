import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { contactMailText } from '#server/texts/en/contact-mail.ts'
import { type ContactMessage, markMailed } from './queries.ts'

type MailDeps = Pick<Deps, 'config' | 'db' | 'mailer' | 'log' | 'now'>

export interface ContactMail {
  /**
   * Mails a claimed message and notes that it has left; false when no mail server took it, so that
   * it is tried again when its wait is over. No transaction is open meanwhile.
   */
  deliver(message: ContactMessage): Promise<boolean>
  /** Resolves when no delivery is under way: people stop waiting before the mail server does. */
  settled(): Promise<void>
}

export function createContactMail(deps: MailDeps): ContactMail {
  const running = new Set<Promise<boolean>>()
  return {
    deliver(message) {
      const delivery = deliver(deps, message).finally(() => running.delete(delivery))
      running.add(delivery)
      return delivery
    },
    settled: async () => {
      await Promise.allSettled(running)
    },
  }
}

async function deliver(deps: MailDeps, message: ContactMessage): Promise<boolean> {
  const { contactEmail } = deps.config.publicFace
  try {
    await deps.mailer.send({
      to: contactEmail,
      replyTo: isPlainAddress(message.email) ? message.email.trim() : contactEmail,
      // The same for each attempt: where an answer was lost, mail systems know the second copy.
      messageId: `<contact-${message.id}@${deps.config.publicUrl.hostname}>`,
      subject: contactMailText.subject,
      text: contactMailText.text(message),
    })
  } catch (error) {
    // The error's words can hold addresses, so only its code is logged.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const { attempts } = message
    deps.log.warn({ code, attempts }, 'A contact message could not be mailed; it is kept')
    return false
  }
  await markMailed(deps.db, message.id, deps.now())
  return true
}

/**
 * Stricter than the form, which takes what docs/product.md#checks-on-input takes: a list must not
 * become two recipients.
 */
function isPlainAddress(email: string): boolean {
  return z.email().safeParse(email.trim()).success
}
