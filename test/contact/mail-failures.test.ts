import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailWaitingMessages } from '#server/contact/mail-waiting-messages.ts'
import type { TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { type Behaviour, type SmtpSink, startSmtpSink } from '#test/smtp-sink.ts'
import { forget, newSource, openContactApp, storedMessages } from './contact-app.ts'

const FAILURES: Behaviour[] = [
  'hangs',
  'refuses',
  'is busy',
  'refuses the words',
  'drops after DATA',
]

/**
 * docs/reliability.md#r23: seconds to the error, messages lost, duplicates; and the waiting ones
 * are mailed later.
 */
describe.each(DIALECTS)('a mail server that fails, on %s', (dialect) => {
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
    await forget(app)
  })

  const send = (message: string, headers: Record<string, string> = {}) =>
    app
      .visitor()
      .post(
        '/api/contact',
        { name: 'Mia', email: 'mia@calm.example', message },
        { 'x-real-ip': newSource(), ...headers },
      )
  const runJob = () => mailWaitingMessages(app.deps)
  const MINUTE = 60_000

  it.each(FAILURES)('when it %s: says so, keeps the message, mails it once later', async (how) => {
    sink.behaviour = how
    const { status, body } = await send('One')
    expect([status, body.code]).toEqual([502, 'contact_not_mailed'])
    expect(body.message).toMatch(/^Failed to send email/)
    expect(sink.mails).toEqual([])
    expect(await storedMessages(app)).toMatchObject([{ message: 'One', mailedAt: null }])

    sink.behaviour = 'accepts'
    await runJob()
    expect(sink.mails, 'not before its wait is over').toEqual([])
    app.passTime(MINUTE)
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob()
    expect(sink.mails).toHaveLength(1)
    expect((await storedMessages(app))[0]?.mailedAt).not.toBeNull()
  })

  it('names both copies alike where the mail was kept and the answer was lost', async () => {
    sink.behaviour = 'keeps it and drops'
    expect((await send('Two')).status).toBe(502)
    sink.behaviour = 'accepts'
    app.passTime(MINUTE)
    await runJob()
    const names = sink.mails.map(({ headers }) =>
      headers.find((line) => /^message-id:/i.test(line)),
    )
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  it('waits longer after each attempt, and six hours at most', async () => {
    sink.behaviour = 'refuses'
    await send('Three')
    const waits: number[] = []
    for (let run = 0; run < 12; run += 1) {
      const [before] = await storedMessages(app)
      app.passTime((before?.nextAttemptAt.getTime() ?? 0) - app.deps.now().getTime())
      await runJob()
      const [after] = await storedMessages(app)
      waits.push(((after?.nextAttemptAt.getTime() ?? 0) - app.deps.now().getTime()) / MINUTE)
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360])
  })

  it('is asked once a run while it is down, and all that wait leave when it is back', async () => {
    sink.behaviour = 'refuses'
    for (const message of ['a', 'b', 'c']) await send(message)
    app.passTime(MINUTE)
    await runJob()
    const attempts = (await storedMessages(app)).map((message) => message.attempts)
    expect(attempts.sort()).toEqual([1, 1, 2])
    sink.behaviour = 'accepts'
    app.passTime(10 * MINUTE)
    await Promise.all([runJob(), runJob()])
    expect(sink.mails).toHaveLength(3)
  })

  it('tells who sends the same again how it stands, without another mail', async () => {
    const key = { 'idempotency-key': 'again' }
    sink.behaviour = 'is busy'
    expect((await send('Four', key)).status).toBe(502)
    sink.behaviour = 'accepts'
    expect((await send('Four', key)).status).toBe(502)
    app.passTime(MINUTE)
    expect((await send('Four', key)).status).toBe(200)
    expect((await send('Four', key)).status).toBe(200)
    expect(sink.mails).toHaveLength(1)
    expect(await storedMessages(app)).toHaveLength(1)
  })
})
