import { expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import type { Thread } from '#contract/threads/thread-schema.ts'
import type { SliceToBuild } from '#domain/agents/choose-slice.ts'
import type { ItemDescription } from '#domain/agents/describe-item.ts'
import { onEachDatabase } from '#test/app.ts'
import { connectAgent, founderScene, makeToken, readData } from './agent.ts'

onEachDatabase('what agents asked', (open) => {
  it('comes back with the founder’s reply, for every agent, and for nobody else', async () => {
    const app = open()
    const { client: browser, path, project } = await founderScene(app)
    const asking = await makeToken(browser, ['questions:write'])
    const { client, call } = await connectAgent(app.url, asking.token)
    const reader = await connectAgent(app.url, (await makeToken(browser)).token)
    const of = { project: project.id }
    const { body: now } = await browser.get<OpenDocument>(`${path}/documents/latest`)
    // The skeleton begins with what the story does first, whichever number that has.
    const first = now.content.slices[0]?.requirements[0] ?? expect.fail('no slice')
    const question = { item: first, question: 'What if the class is full?' }
    await call('ask_founder', { ...of, ...question })
    const seen = async () => {
      const slice = readData<SliceToBuild>(await reader.call('next_slice', of), 'slice')
      const item = await reader.call('get_item', { ...of, id: first })
      return [slice.asked, readData<ItemDescription>(item, 'item').asked]
    }
    const open_ = { ...question, state: 'open' }
    expect(await seen()).toEqual([[open_], [open_]])

    const { body: threads } = await browser.get<Thread[]>(`${path}/threads`)
    const reply = 'Then there is a waiting list.'
    await browser.post(`${path}/threads/${threads[0]?.id}/reply`, { reply })
    const answered = { ...question, state: 'answered', reply }
    expect(await seen()).toEqual([[answered], [answered]])
    expect(await call('ask_founder', { ...of, ...question })).not.toContain('heldIn')

    const { body } = await browser.get<OpenDocument>(`${path}/documents/latest`)
    const worker = await connectAgent(
      app.url,
      (await makeToken(browser, ['requirements:read', 'progress:write'])).token,
    )
    for (const item of body.content.slices.flatMap(({ requirements }) => requirements)) {
      await worker.call('report_progress', { ...of, item, state: 'built', evidence: 'x' })
    }
    const done = await reader.call('next_slice', of)
    expect(readData(done, 'Every slice is reported as built')).toEqual({ asked: [answered] })

    const stranger = await founderScene(app)
    const foreign = await makeToken(stranger.client, ['questions:write'])
    const other = await connectAgent(app.url, foreign.token)
    expect(await other.call('ask_founder', { ...of, ...question })).toContain('no such document')
    const theirs = { project: stranger.project.id }
    expect(await other.call('next_slice', theirs)).not.toContain(reply)
    await Promise.all(
      [client, reader.client, worker.client, other.client].map((each) => each.close()),
    )
  })

  it('costs nothing when asked again, and a refusal says when to come back', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser, ['questions:write'])
    const { client, call } = await connectAgent(app.url, token)
    const ask = (item: string, question: string) =>
      call('ask_founder', { project: project.id, item, question })
    for (let n = 0; n < 40; n += 1) {
      const item = n % 2 === 0 ? 'FR-001' : 'fr-001'
      expect(await ask(item, 'How many places?')).toContain('has not answered yet')
    }
    for (let n = 1; n < 30; n += 1) {
      expect(await ask('FR-001', `And ${n}?`)).toContain('has not answered yet')
    }
    expect(await ask('FR-001', 'One more?')).toMatch(/try again in 60 seconds/)
    expect(await ask('FR-001', 'How many places?')).toContain('has not answered yet')
    await client.close()
  })
})

onEachDatabase('how an agent proves its work', (open) => {
  it('is told with the real address: on coming in, in both prompts, and with what is built', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser, ['progress:write'])
    const { client, call } = await connectAgent(app.url, token)
    const addressOf = (id: string) =>
      new URL(`/api/v1/projects/${id}/test-reports`, app.deps.config.publicUrl).href
    expect(client.getInstructions()).toContain(addressOf('PROJECT_ID'))
    for (const name of ['build-next-slice', 'check-my-work']) {
      const { messages } = await client.getPrompt({ name, arguments: { project: project.id } })
      const told = JSON.stringify(messages)
      expect([name, told.includes(addressOf(project.id))]).toEqual([name, true])
      expect(told).not.toContain('must-have')
    }
    const report = { project: project.id, item: 'FR-001', evidence: 'x' }
    const built = await call('report_progress', { ...report, state: 'built' })
    expect(built).toContain(`POST your test run to ${addressOf(project.id)} `)
    const started = await call('report_progress', { ...report, state: 'started' })
    expect(started).toBe('FR-001 is noted as started.')
    await client.close()
  })
})
