import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import { LIMITS } from '#contract/limits.ts'
import type { GivenApproval, Share, SharedDocument } from '#contract/sharing.ts'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import { answerAll, generate, type Scene, withProject } from '#test/endpoints/scene.ts'
import { count, isAsked, startTwoServers, type TwoServers, tally } from './two-servers.ts'

/** Rivals at once, by turns at the one server and the other. */
const RIVALS = 20
/** As many as an answer is written over at most, while others write it. */
const REPLIES = 5
const ROUNDS = 3
/** So that each visitor has an address of their own, and no limit answers first. */
const ADDRESS = 'x-visitor-address'

const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const times = <T>(many: number, work: (rival: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, rival) => work(rival)))

/** docs/reliability.md#r26 for those who read by a link: rows are counted. */
describe.runIf(isAsked)('guests at two servers', { timeout: 120_000 }, () => {
  let two: TwoServers
  let visitors = 0
  beforeAll(async () => {
    two = await startTwoServers({ CLIENT_ADDRESS_HEADER: ADDRESS })
  }, 180_000)
  afterAll(() => two?.close())

  const fromAnywhere = () => {
    visitors += 1
    return { [ADDRESS]: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` }
  }
  const visit = <Body>(path: string, body: object) =>
    two.visitor().post<Body>(path, body, fromAnywhere())
  const rowsOf = (table: 'threads' | 'guests' | 'shares' | 'approvals', { project }: Scene) =>
    count(two, `select count(*) from ${table} where project_id = $1`, [project.id])

  async function documentScene(): Promise<Scene> {
    const scene = await withProject(await two.signUp())
    await answerAll(scene)
    await two.pool.query(
      "update users set subscription_status = 'PREMIUM_ACTIVE' where email = $1",
      [scene.client.email],
    )
    expect((await generate(scene)).status).toBe(201)
    return scene
  }

  /** Comments by a link, each with a key of its own unless given. */
  async function guestOf({ client, path }: Scene) {
    const { body: link } = await client.post<Share>(`${path}/shares`, { version: 1 })
    const { token } = link
    const { body } = await visit<SharedDocument>('/api/shared', { token, passphrase: null })
    const guest = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
    const say = (key: string = crypto.randomUUID()) =>
      visit<SharedThread>('/api/shared/comments', {
        ...{ token, pass: body.pass, guest, key, name: 'Dana', kind: 'question' },
        ...{ item: 'FR-001', field: 'text', quote: '', text: 'Does this hold on Sundays?' },
      })
    return { say, link }
  }

  it.each(rounds)(
    'one comment for one key, and no more than there is room for, round %i',
    async () => {
      const scene = await documentScene()
      const { say } = await guestOf(scene)
      const key = crypto.randomUUID()
      const same = await times(RIVALS, () => say(key))
      expect(tally(same)).toEqual({ 201: RIVALS })
      expect(new Set(same.map(({ body }) => body.id)).size).toBe(1)
      expect([await rowsOf('threads', scene), await rowsOf('guests', scene)]).toEqual([1, 1])

      const room = 7
      await two.pool.query(
        `insert into threads select (jsonb_populate_record(t, jsonb_build_object('id', 'other ' || n))).*
         from threads t, generate_series(1, $2::int) n where t.project_id = $1`,
        [scene.project.id, LIMITS.threads - 1 - room],
      )
      const others = await times(RIVALS, () => say())
      expect(tally(others)).toEqual({ 201: room, 409: RIVALS - room })
      expect(await rowsOf('threads', scene)).toBe(LIMITS.threads)
    },
  )

  it.each(rounds)('no comment by a link that has ended, round %i', async () => {
    const scene = await documentScene()
    const { say, link } = await guestOf(scene)
    const ended = scene.client.delete(`/api/shares/${link.id}`)
    const said = await times(RIVALS, () => say())
    expect((await ended).status).toBe(200)
    const taken = tally(said)
    expect((taken[201] ?? 0) + (taken[404] ?? 0)).toBe(RIVALS)
    expect(await rowsOf('threads', scene)).toBe(taken[201] ?? 0)
    expect((await say()).status).toBe(404)
  })

  it.each(rounds)('every reply in the answer, each with a mark of its own, round %i', async () => {
    const scene = await documentScene()
    const { client, path } = scene
    const { say } = await guestOf(scene)
    const asked = await times(REPLIES, () => say())
    const replies = await times(REPLIES, (n) =>
      client.post(`${path}/threads/${asked[n]?.body.id}/reply`, { reply: `Reply number ${n}.` }),
    )
    expect(tally(replies)).toEqual({ 200: REPLIES })
    const [thread] = (await client.get<Inbox>('/api/threads')).body.threads
    const { body: answers } = await client.get<Answer[]>(`${path}/answers`)
    const text = String(answers.find((each) => each.questionId === thread?.questionId)?.value)
    for (let n = 0; n < REPLIES; n += 1) expect(text).toContain(`Reply number ${n}.`)
    const marks = 'select count(distinct reply_mark) from threads where project_id = $1'
    expect(await count(two, marks, [scene.project.id])).toBe(REPLIES)
  })

  it.each(rounds)('one request for one key, approved once, round %i', async () => {
    const scene = await documentScene()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const wanted = { version: 1, name: 'Dana Kim' }
    const asked = await times(RIVALS, () =>
      scene.client.post<ApprovalRequest>(`${scene.path}/approvals`, wanted, key),
    )
    expect(tally(asked)).toEqual({ 201: RIVALS })
    expect([await rowsOf('approvals', scene), await rowsOf('shares', scene)]).toEqual([1, 1])

    const token = asked[0]?.body.token ?? ''
    const { body } = await visit<SharedDocument>('/api/shared', { token, passphrase: null })
    const sha256 = body.approval?.sha256
    const given = await times(RIVALS, (n) =>
      visit<GivenApproval>('/api/shared/approval', { token, sha256, name: `Rival ${n}` }),
    )
    expect(tally(given)).toEqual({ 200: RIVALS })
    const names = new Set(given.map(({ body: each }) => each.name))
    expect(names.size).toBe(1)
    const { body: listed } = await scene.client.get<ApprovalRequest[]>(`${scene.path}/approvals`)
    expect(listed.map((each) => each.given?.name)).toEqual([...names])
  })
})
