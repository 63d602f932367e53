import { createTransport } from 'nodemailer'
import { composeMail, type Mailer } from './mailer.ts'

/** Below the time that a stopping server has left; nobody waits for it in front of a page. */
const PATIENCE_MS = 20_000

interface Options {
  smtpUrl: string
  from: string
  patienceMs?: number
}

/** Hands emails to the SMTP server at `smtpUrl`; one that hangs at any point is given up. */
export function createSmtpMailer({ smtpUrl, from, patienceMs = PATIENCE_MS }: Options): Mailer {
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
      await within(patienceMs, transport.sendMail(composeMail(mail, from)))
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
