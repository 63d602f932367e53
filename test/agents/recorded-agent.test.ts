import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Proof } from '#contract/agents/proof-endpoints.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import type { AskedQuestion } from '#domain/agents/asked-question.ts'
import type { SliceToBuild } from '#domain/agents/choose-slice.ts'
import type { ItemDescription } from '#domain/agents/describe-item.ts'
import { documents } from '#server/db/schema.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Scene } from '#test/endpoints/scene.ts'
import { connectAgent, founderScene, makeToken, readData } from './agent.ts'

interface Recorded {
  questions: { item: string; question: string; reply?: string }[]
  calls: [name: string, ...input: (string | number)[]][]
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./recorded/${name}.json`, import.meta.url), 'utf8'))
const { questions, calls }: Recorded = read('first-slice')
const replied = questions.flatMap((each) => (each.reply === undefined ? [] : [each]))

/** How the inputs of a call are named. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  list_projects: [],
  get_overview: [],
  next_slice: [],
  search_items: ['query'],
  get_item: ['id'],
  get_changes: ['since'],
  report_progress: ['item', 'state', 'evidence'],
}

function inputOf([name, ...given]: Recorded['calls'][number]): Record<string, unknown> {
  if (name === 'ask_founder') {
    const { item, question } = questions[Number(given[0])] ?? {}
    return { item, question }
  }
  const names = INPUTS[name]
  if (names === undefined) throw new Error(`${name} is no call of the agent`)
  return Object.fromEntries(names.map((each, at) => [each, given[at]]))
}

/** A founder whose document is the one that the agent saw. */
async function recordedScene(app: TestApp) {
  const scene = await founderScene(app)
  const content = read('ski-rental')
  const { project } = scene
  await app.deps.db.update(documents).set({ content }).where(eq(documents.projectId, project.id))
  return scene
}

async function reply({ client, path }: Scene, { item, question, reply: words }: AskedQuestion) {
  const { body } = await client.get<Thread[]>(`${path}/threads`)
  const thread = body.find((each) => each.item === item && each.text === question)
  const { status } = await client.post(`${path}/threads/${thread?.id}/reply`, { reply: words })
  expect([item, status]).toEqual([item, 200])
}

onEachDatabase('an agent that sees nothing but this door', (open) => {
  it('builds the first slice: no call fails, the replies come back, its tests prove it', async () => {
    const app = open()
    const scene = await recordedScene(app)
    const of = { project: scene.project.id }
    const { token } = await makeToken(scene.client, [
      'requirements:read',
      'questions:write',
      'progress:write',
    ])
    const { client, call } = await connectAgent(app.url, token)
    const slice = async () => readData<SliceToBuild>(await call('next_slice', of), 'slice')
    const first = await slice()

    let repliesSeen = 0
    for (const recorded of calls) {
      const [name] = recorded
      if (name === 'founder') {
        const said = questions[Number(recorded[1])]
        await reply(scene, { state: 'answered', ...said } as AskedQuestion)
        continue
      }
      const input = { ...of, ...inputOf(recorded) }
      const { isError, content } = await client.callTool({ name, arguments: input })
      expect([recorded, isError ? content : 'works']).toEqual([recorded, 'works'])
      if (JSON.stringify(content).includes('[reply]')) repliesSeen += 1
    }
    // So often it asked again for what it knew, since nothing else told it.
    expect(repliesSeen).toBeGreaterThan(replied.length)

    for (const { item, reply: words } of replied) {
      const found = await call('get_item', { ...of, id: item })
      const { asked } = readData<ItemDescription>(found, 'item')
      expect(asked?.find((each) => each.item === item)).toMatchObject({
        state: 'answered',
        reply: words,
      })
    }
    const next = await slice()
    expect([first.number, next.number]).toEqual([1, 2])
    const elsewhere = [...(next.asked ?? []), ...(next.askedElsewhere ?? [])]
    expect(elsewhere).toHaveLength(questions.length)

    const { body: before } = await scene.client.get<Proof>(`${scene.path}/documents/latest/proof`)
    const stateIn = ({ requirements }: Proof, id: string) =>
      requirements.find((each) => each.id === id)?.state
    for (const { id } of first.requirements) expect(stateIn(before, id)).toBe('untested')
    await sendTests(app, await call('report_progress', builtAgain(of.project)), { token, first })
    const { body: proof } = await scene.client.get<Proof>(`${scene.path}/documents/latest/proof`)
    for (const { id, criteria = [] } of first.requirements) {
      expect([id, criteria.length > 0, stateIn(proof, id)]).toEqual([id, true, 'works'])
    }

    await call('report_progress', { ...builtAgain(of.project), state: 'failing' })
    const again = await slice()
    expect(again.number).toBe(1)
    for (const { item, question, reply: words } of replied) {
      expect(again.asked).toContainEqual({ item, question, state: 'answered', reply: words })
    }
    await client.close()
  }, 120_000)
})

const builtAgain = (project: string) => ({
  ...{ project, item: 'FR-019', state: 'built' },
  evidence: 'AC-019.1 passes, once more',
})

/** Sends the agent's report as the answer says it is sent: a test for each criterion. */
async function sendTests(
  app: TestApp,
  told: string,
  { token, first }: { token: string; first: SliceToBuild },
) {
  const [address = ''] = /https?:\S+/.exec(told) ?? []
  const [type] = /application\/[\w-]+/.exec(told) ?? []
  const cases = first.requirements.flatMap(({ criteria = [] }) => criteria)
  const body = cases.map(({ id }) => `<testcase name="${id} holds"/>`).join('')
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, origin: undefined }
  const { pathname, origin } = new URL(address)
  expect(origin).toBe(app.deps.config.publicUrl.origin)
  const { status } = await app
    .visitor()
    .send('POST', pathname, { body: `<testsuite>${body}</testsuite>`, headers })
  expect(status).toBe(200)
}
