import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutboxMailer } from '#server/providers/create-outbox-mailer.ts'
import { createSmtpMailer } from '#server/providers/create-smtp-mailer.ts'
import { type Behaviour, type SmtpSink, startSmtpSink } from '#test/smtp-sink.ts'

const from = 'Groundwork <no-reply@groundwork.test>'
const mail = {
  to: 'mia@studio.test',
  subject: 'Confirm your email',
  text: 'Welcome.\n\nhttps://groundwork.test/sign-in?verify=abc\n',
}

describe('smtpMailer', () => {
  let sink: SmtpSink
  beforeAll(async () => {
    sink = await startSmtpSink()
  })
  afterAll(() => sink.close())
  beforeEach(() => {
    sink.mails.length = 0
    sink.behaviour = 'accepts'
  })

  it('hands over one mail to one recipient', async () => {
    await createSmtpMailer({ smtpUrl: sink.url, from }).send(mail)
    const [kept, ...others] = sink.mails
    expect(others).toEqual([])
    expect(kept?.recipients).toEqual(['mia@studio.test'])
    expect(kept?.headers).toContain(`From: ${from}`)
    expect(kept?.headers).toContain('To: mia@studio.test')
    expect(kept?.body).toContain('https://groundwork.test/sign-in')
  })

  it.each([
    ['a list', { to: 'mia@studio.test, eve@evil.test' }],
    ['a header in the address', { to: 'mia@studio.test\r\nBcc: eve@evil.test' }],
    ['a header in the subject', { subject: 'Hello\r\nBcc: eve@evil.test' }],
    ['a lone line feed', { subject: 'Hello\nBcc: eve@evil.test' }],
  ])('lets nobody add a recipient or a header by %s', async (_, change) => {
    await createSmtpMailer({ smtpUrl: sink.url, from })
      .send({ ...mail, ...change })
      .catch(() => undefined)
    for (const kept of sink.mails) {
      expect(kept.recipients).toHaveLength(1)
      expect(kept.headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
      expect(kept.headers.map((line) => line.split(':')[0]).sort()).toEqual(HEADERS)
    }
  })

  it.each<Behaviour>(['hangs', 'refuses', 'is busy', 'drops after DATA'])(
    'fails in time when the server %s',
    async (behaviour) => {
      sink.behaviour = behaviour
      const started = Date.now()
      const mailer = createSmtpMailer({ smtpUrl: sink.url, from, patienceMs: 300 })
      await expect(mailer.send(mail)).rejects.toThrow()
      expect(Date.now() - started).toBeLessThan(2000)
      expect(sink.mails).toEqual([])
    },
  )

  it('fails in time when nobody listens', async () => {
    await expect(
      createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from }).send(mail),
    ).rejects.toThrow()
  })
})

describe('outboxMailer', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'groundwork-outbox-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  it.each([true, false])(
    'keeps the mail as a file of its owner; prints links: %s',
    async (printLinks) => {
      lines.length = 0
      await createOutboxMailer({ dataDir, from, log, printLinks }).send(mail)
      const folder = join(dataDir, 'outbox')
      const name = (await readdir(folder)).sort().at(-1) ?? ''
      expect(name).toMatch(/\.eml$/)
      const text = await readFile(join(folder, name), 'utf8')
      expect(text).toContain('To: mia@studio.test')
      expect(text).toContain('https://groundwork.test/sign-in?verify=')
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
      expect(lines.join()).toContain(name)
      expect(lines.join().includes('verify=abc')).toBe(printLinks)
    },
  )
})

const HEADERS = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
]
