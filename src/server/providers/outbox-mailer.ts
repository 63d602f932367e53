import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { composed, type Mailer } from './mailer.ts'

interface Options {
  dataDir: string
  from: string
  log: Pick<Logger, 'info'>
  /** Prints the first link of each email as well, so that a developer can go on without mail. */
  printLinks: boolean
}

/** Without a mail server: keeps each email as a file in the data folder's outbox. */
export function outboxMailer(options: Options): Mailer {
  const folder = join(options.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(composed(mail, options.from))
      const at = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${at}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      const link = /https?:\/\/\S+/.exec(mail.text)?.[0]
      options.log.info(
        { file, ...(options.printLinks && link ? { link } : {}) },
        'No mail server is configured: the email is kept in the outbox',
      )
    },
  }
}
