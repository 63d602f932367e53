import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import type { SharedDocument } from '#contract/sharing.ts'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import { describeMessage } from '#contract/webhooks/webhook-events.ts'
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '#domain/webhooks/event-types.ts'
import { writeMessage } from '#server/webhooks/sending/write-message.ts'
import { connectAgent, makeToken } from '#test/agents/agent.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { requirement, type Shared, say, sharedScene, visit } from '#test/comments/scene.ts'
import { generate } from '#test/endpoints/scene.ts'
import { addWebhook, outboxOf } from './scene.ts'

const ADDRESS = 'https://hooks.example.com/groundwork'

interface Desk extends Shared {
  app: TestApp
  thread: SharedThread
  wording: SharedThread
  approval: { token: string; sha256: string }
  agent: string
}

/** A founder with a document, a question, a suggestion, a request to approve, and an agent's token. */
async function openDesk(app: TestApp): Promise<Desk> {
  // Visitors may comment again.
  app.passTime(3_600_000)
  const scene = await sharedScene(app)
  const guest = await visit(app, scene.link)
  const item = requirement(scene)
  const { body: thread } = await say(guest, item)
  const { body: wording } = await say(guest, item, { kind: 'wording', text: `${item.text} Now.` })
  const asked = await scene.client.post<ApprovalRequest>(`${scene.path}/approvals`, {
    version: 1,
    name: 'Dana Kim',
  })
  const token = asked.body.token ?? ''
  const { body } = await app.visitor().post<SharedDocument>('/api/shared', { token })
  const { token: agent } = await makeToken(scene.client, [
    'requirements:read',
    'questions:write',
    'progress:write',
  ])
  const approval = { token, sha256: body.approval?.sha256 ?? '' }
  return { ...scene, app, thread, wording, approval, agent }
}

const approve = ({ app, approval }: Desk) =>
  app.visitor().post('/api/shared/approval', { ...approval, name: 'Dana Kim', role: 'Partner' })

const moreRules = ({ client, path }: Desk, value: string) =>
  client.post(`${path}/answers`, { questionId: 'q8', value })

const JUNIT = '<testsuite><testcase name="FR-001 holds"><failure/></testcase></testsuite>'

/** What brings each event about. Gives whether it was done. */
const DEEDS: Record<WebhookEventType, (desk: Desk) => Promise<boolean>> = {
  'document.version_created': async (desk) => (await generate(desk)).status === 201,
  'question.asked': async (desk) => {
    const guest = await visit(desk.app, desk.link)
    return (await say(guest, requirement(desk, 1))).status === 201
  },
  'question.answered': async ({ client, path, thread }) =>
    (await client.post(`${path}/threads/${thread.id}/reply`, { reply: 'Only on weekdays.' }))
      .status === 200,
  'comment.added': async (desk) => {
    const guest = await visit(desk.app, desk.link)
    const body = { kind: 'remark', text: 'Mind the holidays.' }
    return (await say(guest, requirement(desk, 1), body)).status === 201
  },
  'comment.answered': async ({ client, path, wording }) =>
    (await client.post(`${path}/threads/${wording.id}/reply`, { reply: 'We keep it as it is.' }))
      .status === 200,
  'approval.given': async (desk) => (await approve(desk)).status === 200,
  'approval.needs_another_look': async (desk) => {
    await approve(desk)
    await moreRules(desk, 'Members pay 30 euros a month. No gift vouchers for now.')
    return (await generate(desk)).status === 201
  },
  'progress.reported': async ({ app, project, agent }) => {
    const { call, client } = await connectAgent(app.url, agent)
    const report = { project: project.id, item: 'FR-001', state: 'built', evidence: 'a test' }
    const answer = await call('report_progress', report).catch(() => '')
    await client.close()
    return /stored|noted|known|kept/i.test(answer)
  },
  'tests.reported': async ({ app, project, agent }) => {
    const headers = {
      authorization: `Bearer ${agent}`,
      'content-type': 'application/octet-stream',
      origin: undefined,
    }
    const path = `/api/v1/projects/${project.id}/test-reports`
    return (await app.visitor().send('POST', path, { body: JUNIT, headers })).status === 200
  },
}

onEachDatabase('what happens', (open) => {
  const isRefused = (isOn: boolean) =>
    open().deps.db.execute(
      isOn
        ? sql.raw(`create trigger no_messages before insert on webhook_deliveries
            for each statement execute function refuse_messages()`)
        : sql.raw('drop trigger if exists no_messages on webhook_deliveries'),
    )
  afterAll(() => isRefused(false).catch(() => undefined))

  it.each(WEBHOOK_EVENT_TYPES)(
    '%s: a message of it is written, and keeps the contract',
    async (type) => {
      const app = open()
      const desk = await openDesk(app)
      await addWebhook(desk.client, { address: ADDRESS, events: [type] })
      expect(await DEEDS[type](desk)).toBe(true)
      const told = await outboxOf(app, desk.client)
      expect(told.map((each) => each.type)).toEqual([type])
      const [message] = told
      expect(message?.state).toBe('waiting')
      const body = writeMessage(
        { type, data: message?.data ?? {}, createdAt: app.deps.now() },
        app.deps.config,
      )
      expect(describeMessage(type).strict().parse(JSON.parse(body))).toBeTruthy()
      expect(JSON.parse(body).data.projectId).toBe(desk.project.id)
      expect(body).not.toMatch(/Dana|Sundays|weekdays|holidays|Partner|a test/)
    },
  )

  it.each(WEBHOOK_EVENT_TYPES)(
    '%s: without its message it has not happened either',
    async (type) => {
      const app = open()
      const desk = await openDesk(app)
      await addWebhook(desk.client, { address: ADDRESS, events: [type] })
      await app.deps.db.execute(
        sql.raw(`create or replace function refuse_messages() returns trigger language plpgsql
        as $$ begin raise exception 'no message can be written'; end $$`),
      )
      await isRefused(true)
      expect(await DEEDS[type](desk)).toBe(false)
      await isRefused(false)
      expect(await outboxOf(app, desk.client)).toEqual([])
      // Done again, it has its first effect: nothing was left of the first time.
      expect(await DEEDS[type](desk)).toBe(true)
      expect((await outboxOf(app, desk.client)).map((each) => each.type)).toEqual([type])
    },
  )
})

onEachDatabase('a message', (open) => {
  it('is written for those who want it: by event, by project, while they are on', async () => {
    const app = open()
    const desk = await openDesk(app)
    const { client, project } = desk
    const other = await client.post<{ id: string }>('/api/projects', { title: 'Another' })
    const add = async (wanted: object) =>
      (await addWebhook(client, { address: ADDRESS, ...wanted })).body.id
    const all = await add({})
    const its = await add({ projectId: project.id })
    await add({ projectId: other.body.id })
    await add({ events: ['approval.given'] })
    const off = await add({})
    await client.patch(`/api/webhooks/${off}`, { isOn: false })
    await DEEDS['question.asked'](desk)
    const told = await outboxOf(app, client)
    expect(told.map(({ type }) => type)).toEqual(['question.asked', 'question.asked'])
    const logs = await Promise.all(
      [all, its].map((id) => client.get<object[]>(`/api/webhooks/${id}/deliveries`)),
    )
    expect(logs.map(({ body }) => body.length)).toEqual([1, 1])
    // One happening has one id, wherever it is told.
    expect(told[0]?.id).toBe(told[1]?.id)
  })

  it('costs one statement where there is something to tell, and nobody else’s is written', async () => {
    const app = open()
    const [desk, stranger] = [await openDesk(app), await openDesk(app)]
    await addWebhook(stranger.client, { address: ADDRESS })
    const before = app.statements.length
    await DEEDS['question.asked'](desk)
    const told = app.statements.slice(before).filter((text) => /webhook/.test(text))
    expect(told).toHaveLength(1)
    expect(await outboxOf(app, desk.client)).toEqual([])
    expect(await outboxOf(app, stranger.client)).toEqual([])
  })

  it('is written once for an approval and a version, however often the version is corrected', async () => {
    const app = open()
    const desk = await openDesk(app)
    await addWebhook(desk.client, { address: ADDRESS, events: ['approval.needs_another_look'] })
    await approve(desk)
    for (const euros of [30, 40, 50]) {
      await moreRules(desk, `Members pay ${euros} euros a month.`)
      expect((await desk.client.post(`${desk.path}/documents/corrections`)).status).toBe(200)
    }
    expect((await outboxOf(app, desk.client)).map(({ data }) => data.version)).toEqual([2])
  })
})
