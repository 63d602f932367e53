import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { composeMail, type Mailer } from './mailer.ts'

interface Options {
  dataDir: string
  from: string
  log: Pick<Logger, 'info'>
  /** Prints the first link of each email as well, so that a developer can go on without mail. */
  printLinks: boolean
}

/** Without a mail server: keeps each email as a file in the data folder's outbox. */
export function createOutboxMailer(options: Options): Mailer {
  const folder = join(options.dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(composeMail(mail, options.from))
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
    forget: async (address) => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const file = join(folder, name)
        if (isTo(address, await readFile(file, 'utf8'))) await rm(file, { force: true })
      }
    },
  }
}

/** A long line of a header goes on in the next, after a space. */
function isTo(address: string, message: string): boolean {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1)
  const line = /^to:(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? ''
  return line.trim().replace(/^<|>$/g, '').toLowerCase() === address.toLowerCase()
}
