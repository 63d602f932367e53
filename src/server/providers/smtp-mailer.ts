import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Below the ten seconds that a person would wait. */
const PATIENCE_MS = 8_000

interface Options {
  smtpUrl: string
  from: string
  patienceMs?: number
}

/** Hands emails to the SMTP server at `smtpUrl`; one that hangs at any point is given up. */
export function smtpMailer({ smtpUrl, from, patienceMs = PATIENCE_MS }: Options): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      // The recipient as an object, so that no character in an address can add another.
      const to = { name: '', address: mail.to }
      const { subject, text } = mail
      await within(patienceMs, transport.sendMail({ from, to, subject, text }))
    },
  }
}

async function within<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The mail server did not answer in time')),
      patienceMs,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
