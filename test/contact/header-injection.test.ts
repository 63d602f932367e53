import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#test/app.ts'
import { type SmtpSink, startSmtpSink } from '#test/smtp-sink.ts'
import { INBOX, newSource, openContactApp } from './contact-app.ts'

const HEADERS = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
]

/**
 * docs/reliability.md#s21: always one fixed recipient and the same header set, whatever is typed.
 */
describe('what a stranger types into the contact form', () => {
  let app: TestApp
  let sink: SmtpSink
  beforeAll(async () => {
    sink = await startSmtpSink()
    app = await openContactApp('pglite', sink)
  })
  afterAll(async () => {
    await app.close()
    sink.close()
  })

  it.each([
    ['a plain message', {}],
    ['a header in the name', { name: 'Mia\r\nBcc: eve@evil.example' }],
    ['a lone line feed in the name', { name: 'Mia\nCc: eve@evil.example\n\nbody' }],
    ['a list in the address', { email: 'mia,eve@evil.example' }],
    ['brackets in the address', { email: '<eve@evil.example>' }],
    ['a quoted address', { email: '"a,b"<eve@evil.example' }],
    ['a group in the address', { email: 'Friends:eve@evil.example;' }],
    ['another script', { name: '美亜 🦊', email: '美亜@例え.jp', message: '学校の料金は？' }],
    ['a right-to-left override', { name: 'Mia \u202e moc.live', message: '\u202eolleH' }],
    [
      'an end of mail in the message',
      { message: 'Hello\r\n.\r\nQUIT\r\nRCPT TO:<eve@evil.example>' },
    ],
    ['headers in the message', { message: 'Bcc: eve@evil.example\r\n\r\nHello' }],
    ['a message of dots', { message: '.\r\n..\r\n.' }],
  ])('%s changes neither recipient nor headers', async (_, change) => {
    sink.mails.length = 0
    const body = { name: 'Mia', email: 'mia@calm.example', message: 'Hello', ...change }
    const response = await app.visitor().post('/api/contact', body, { 'x-real-ip': newSource() })
    expect(response.status).toBe(200)
    expect(sink.mails).toHaveLength(1)
    const [mail] = sink.mails
    expect(mail?.recipients).toEqual([INBOX])
    expect(mail?.headers.map((line) => line.split(':')[0]).sort()).toEqual(HEADERS)
    expect(mail?.headers).toContain('From: Groundwork <no-reply@groundwork.test>')
    expect(mail?.headers).toContain(`To: ${INBOX}`)
    expect(mail?.headers).toContain('Subject: A message from the contact form')
    const replyTo = mail?.headers.find((line) => line.startsWith('Reply-To:'))
    expect(replyTo).toMatch(/^Reply-To: (mia@calm\.example|contact@groundwork\.test)$/)
  })
})
