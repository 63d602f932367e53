import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '#server/jobs/delete-expired.ts'
import type { TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { type SmtpSink, startSmtpSink } from '#test/smtp-sink.ts'
import { forget, INBOX, newSource, openContactApp, storedMessages } from './contact-app.ts'

const sound = { name: 'Mia Sato', email: 'mia@calm.example', message: 'Do schools pay less?' }

describe.each(DIALECTS)('POST /api/contact on %s', (dialect) => {
  let app: TestApp
  let sink: SmtpSink
  beforeAll(async () => {
    sink = await startSmtpSink()
    app = await openContactApp(dialect, sink)
  })
  afterAll(async () => {
    await app.close()
    sink.close()
  })
  beforeEach(async () => {
    sink.mails.length = 0
    sink.behaviour = 'accepts'
    await forget(app)
  })

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.visitor().post('/api/contact', body, { 'x-real-ip': newSource(), ...headers })

  it('stores the message, then mails it to the one inbox', async () => {
    const { status, body } = await send(sound)
    expect([status, body]).toEqual([200, { outcome: 'sent' }])
    const [stored, ...others] = await storedMessages(app)
    expect(others).toEqual([])
    expect(stored).toMatchObject(sound)
    expect(stored?.mailedAt).not.toBeNull()
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[INBOX]])
    expect(sink.mails[0]?.headers).toContain('Reply-To: mia@calm.example')
    expect(sink.mails[0]?.body).toContain('Do schools pay less?')
  })

  it('takes three statements at most', async () => {
    const key = { 'idempotency-key': 'the same' }
    for (const headers of [{}, key, key]) {
      app.statements.length = 0
      expect((await send(sound, headers)).status).toBe(200)
      expect(app.statements.length).toBeLessThanOrEqual(3)
    }
  })

  it('belongs to the account it was sent from, in three statements, and to nobody without one', async () => {
    const mia = await app.signUp()
    const thief = app.visitor()
    for (const [name, value] of mia.cookies) thief.cookies.set(name, value)
    const post = (client: Client, message: string) =>
      client.post('/api/contact', { ...sound, message }, { 'x-real-ip': newSource() })
    app.statements.length = 0
    expect((await post(mia, 'signed in')).status).toBe(200)
    expect(app.statements.length).toBeLessThanOrEqual(3)
    await mia.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    expect((await post(thief, 'ended session')).status).toBe(200)
    expect((await post(app.visitor(), 'visitor')).status).toBe(200)
    const owners = (await storedMessages(app)).map(({ message, userId }) => [
      message,
      userId !== null,
    ])
    expect(Object.fromEntries(owners)).toEqual({
      'signed in': true,
      'ended session': false,
      visitor: false,
    })
  })

  it.each([
    [{ ...sound, name: ' ', email: '', message: '' }, 'name', 'Name is required'],
    [{ ...sound, email: ' ', message: '' }, 'email', 'Email is required'],
    [{ ...sound, email: 'mia@calm', message: '' }, 'email', 'Invalid email format'],
    [{ ...sound, message: '\n' }, 'message', 'Message is required'],
    [{}, 'name', 'Name is required'],
    [{ ...sound, message: 'x'.repeat(5_001) }, 'message', 'Please use at most 5,000 characters.'],
  ])('refuses %j by its first fault alone, and keeps nothing', async (body, path, message) => {
    const answer = await send(body)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect(answer.body.issues).toEqual([{ path, message }])
    expect(await storedMessages(app)).toEqual([])
    expect(sink.mails).toEqual([])
  })

  it('takes a message of exactly the longest length, with its line ends as they are', async () => {
    const message = `${'é\r\n'.repeat(100)}${'x'.repeat(4_700)}`
    expect((await send({ ...sound, message })).status).toBe(200)
    expect((await storedMessages(app))[0]?.message).toBe(message)
  })

  it('is not open to other sites', async () => {
    const answer = await send(sound, { origin: 'https://evil.example' })
    expect([answer.status, await storedMessages(app)]).toEqual([403, []])
  })

  it('tells a program that fills in the trap what it wants to hear', async () => {
    const { status, body } = await send({ ...sound, website: 'https://spam.example' })
    expect([status, body]).toEqual([200, { outcome: 'sent' }])
    expect([await storedMessages(app), sink.mails]).toEqual([[], []])
  })

  it('takes at most five messages of one source in any hour', async () => {
    const source = { 'x-real-ip': newSource() }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(sound, source)))
    const refused = outcomes.filter(({ status }) => status === 429)
    let passed = outcomes.length - refused.length
    expect(refused[0]?.headers.get('retry-after')).toBe('1800')
    expect(passed).toBe(3)
    for (let minutes = 5; minutes <= 55; minutes += 5) {
      app.passTime(5 * 60_000)
      if ((await send(sound, source)).status === 200) passed += 1
    }
    expect(passed).toBeLessThanOrEqual(5)
    expect((await send(sound)).status).toBe(200)
  })

  it('is the same message when its key and words are, another when one of them is not', async () => {
    const key = { 'idempotency-key': 'a'.repeat(32) }
    await Promise.all([send(sound, key), send(sound, key)])
    expect((await send(sound, key)).status).toBe(200)
    expect(sink.mails).toHaveLength(1)
    await send({ ...sound, message: 'Another one' }, key)
    await send(sound, { 'idempotency-key': 'b' })
    expect(sink.mails).toHaveLength(3)
    expect((await send(sound, { 'idempotency-key': 'x'.repeat(101) })).status).toBe(400)
  })

  it('forgets a message a year after it was mailed, and never one that was not', async () => {
    await send(sound)
    sink.behaviour = 'refuses'
    await send({ ...sound, message: 'Still waiting' })
    const later = (days: number) => new Date(app.deps.now().getTime() + days * 86_400_000)
    await deleteExpired(app.deps.db, later(364))
    expect(await storedMessages(app)).toHaveLength(2)
    await deleteExpired(app.deps.db, later(366))
    expect((await storedMessages(app)).map(({ message }) => message)).toEqual(['Still waiting'])
  })
})
