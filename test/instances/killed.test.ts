import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import type { RunningGeneration } from '#contract/documents.ts'
import { answerAll, generate, type Scene, withProject } from '#test/endpoints/scene.ts'
import { readEvents, type StreamedEvent, untilEvent } from '#test/providers/read-events.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { type SmtpSink, startSmtpSink } from '#test/smtp-sink.ts'
import { count, isAsked, startTwoServers, type TwoServers, tell } from './two-servers.ts'

/** A dead process is known by its silence of thirty seconds. */
const SILENCE = { timeout: 45_000, interval: 500 }

describe.runIf(isAsked)('one of two servers that is killed', () => {
  let two: TwoServers
  let model: StandIn
  beforeAll(async () => {
    model = await startStandIn()
    model.answer({ text: 'It says who loses what. '.repeat(400), pauseMs: 50 })
    two = await startTwoServers({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'stand-in-1',
      AI_BASE_URL: model.url,
    })
  })
  afterAll(async () => {
    await two?.close()
    await model?.close()
  })

  /** A streamed call at the first server. */
  function stream({ client }: Scene, path: string, { key, body }: { key?: string; body?: object }) {
    return two.at(client, 0).open('POST', path, {
      body: body && JSON.stringify(body),
      headers: { accept: 'text/event-stream', 'idempotency-key': key ?? crypto.randomUUID() },
    })
  }

  it('tells its readers, and the other one goes on from what is kept', async () => {
    const asking = await withProject(await two.signUp())
    const writing = await withProject(await two.signUp())
    await answerAll(writing)
    const question = { question: 'My Answer: "Owners lose an hour."', questionId: 'q1' }
    const key = crypto.randomUUID()
    const document = stream(writing, `${writing.path}/generate-requirements`, {})
    const ends = [endOf(document)]
    const reply = await stream(asking, `${asking.path}/consultations`, { key, body: question })
    await untilEvent(reply.clone(), 'text')
    ends.push(endOf(Promise.resolve(reply)))
    // Two signs of life.
    await sleep(2_200)
    await two.kill(0)
    expect(await Promise.all(ends)).toEqual(['cut', 'cut'])

    const reader = two.at(asking.client, 1)
    const list = async () => (await reader.get<Consultation[]>(`${asking.path}/consultations`)).body
    expect(await list()).toMatchObject([{ ending: 'writing' }])
    const writer = two.at(writing.client, 1)
    const generation = async () =>
      (await writer.get<RunningGeneration>(`${writing.path}/generation`)).body
    expect(await generation()).toMatchObject({ status: 'running' })
    const rival = await generate({ ...writing, client: writer })
    expect([rival.status, rival.body.code]).toEqual([409, 'generation_running'])

    await expect.poll(list, SILENCE).toMatchObject([{ ending: 'cut' }])
    expect((await list())[0]?.response).toMatch(/^It says who loses what/)
    await expect
      .poll(generation, SILENCE)
      .toMatchObject({ status: 'failed', error: 'generation_failed' })

    model.answer({ text: 'It says who loses what.' })
    const again = await reader.post<Consultation>(`${asking.path}/consultations`, question, {
      'idempotency-key': key,
    })
    expect([again.status, again.body.ending]).toEqual([201, 'whole'])
    expect((await generate({ ...writing, client: writer })).status).toBe(201)
    const { email } = writing.client
    expect(
      await count(two, 'select trial_generations_used from users where email = $1', [email]),
    ).toBe(1)
    expect(
      await count(
        two,
        'select count(*) from documents d join users u on u.id = d.user_id where u.email = $1',
        [email],
      ),
    ).toBe(1)
    await two.start(0)
  }, 180_000)

  it('that is told to stop ends what it streams before it goes', async () => {
    model.answer({ text: 'It says who loses what. '.repeat(20), pauseMs: 40 })
    const scene = await withProject(await two.signUp())
    const question = { question: 'My Answer: "Owners lose an hour."', questionId: 'q1' }
    const reply = await stream(scene, `${scene.path}/consultations`, { body: question })
    const events: Promise<StreamedEvent[]> = readEvents(reply)
    await sleep(300)
    const begun = performance.now()
    const code = two.stop(0)
    expect((await events).at(-1)).toMatchObject({ event: 'done', data: { ending: 'whole' } })
    expect(await code).toBe(0)
    tell(`a stop amid a reply took ${Math.round(performance.now() - begun)} ms`)
    await two.start(0)
  }, 60_000)
})

describe.runIf(isAsked)('a job whose holder is gone', () => {
  const backups = mkdtempSync(join(tmpdir(), 'groundwork-backups-'))
  let two: TwoServers
  let mail: SmtpSink
  beforeAll(async () => {
    mail = await startSmtpSink()
    two = await startTwoServers({
      SMTP_URL: mail.url,
      CONTACT_EMAIL: 'contact@groundwork.test',
      BACKUP_KEEP: '5',
      BACKUP_AT: '00:00',
      BACKUP_DIR: backups,
    })
  })
  afterAll(async () => {
    await two?.close()
    mail?.close()
    rmSync(backups, { recursive: true, force: true })
  })
  const made = () =>
    existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.gz')) : []
  const claimed = () => count(two, "select count(*) from job_runs where name = 'daily-backup'")

  it('is done by the other one, once: a message whose mail hung, a backup that was cut short', async () => {
    await two.stop(1)
    // The backup waits for this table; requests that need it do as well.
    const holder = await two.pool.connect()
    mail.behaviour = 'hangs'
    const visitor = two.at(two.visitor(), 0)
    const message = { name: 'Mia', email: 'mia@studio.test', message: 'Is anybody there?' }
    const sent = visitor.post('/api/contact', message).catch(() => null)
    await expect.poll(() => count(two, 'select count(*) from contact_messages'), SILENCE).toBe(1)
    await holder.query('begin; lock table documents in access exclusive mode')
    await expect.poll(claimed, { timeout: 90_000, interval: 500 }).toBe(1)
    await two.start(1)

    // Told to stop, the first one gives its backup back; then it is killed with its mail unsent.
    const stopped = two.stop(0)
    await sleep(200)
    await holder.query('rollback')
    holder.release()
    await expect.poll(claimed, SILENCE).toBe(0)
    await two.kill(0)
    await stopped
    await sent
    expect(made()).toEqual([])
    mail.behaviour = 'accepts'
    await two.start(0)

    await expect.poll(() => made().length, { timeout: 120_000, interval: 500 }).toBe(1)
    await expect.poll(() => mail.mails.length, { timeout: 150_000, interval: 500 }).toBe(1)
    // Both servers had their turn again, and neither did it twice.
    await sleep(70_000)
    expect([made().length, mail.mails.length]).toEqual([1, 1])
    expect(
      await count(two, 'select count(*) from contact_messages where mailed_at is not null'),
    ).toBe(1)
  }, 480_000)
})

/** How a stream ended: `cut`, or by an event of its own. */
async function endOf(response: Promise<Response>): Promise<string> {
  try {
    const events = await readEvents(await response)
    const last = events.at(-1)?.event ?? ''
    return ['done', 'error'].includes(last) ? last : 'cut'
  } catch {
    return 'cut'
  }
}
