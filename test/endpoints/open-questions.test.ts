import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import { correct, generated, read, readingOf, reply } from './correcting.ts'

onEachDatabase('answering an open question', (open) => {
  it('puts the reply into its answer, and the document follows', async () => {
    const scene = await generated(open())
    const [asked] = (await read(scene)).content.openQuestions
    const item = asked?.id ?? ''
    const question = asked?.sources[0] ?? ''
    const words = 'Teachers may print the list at noon.'
    const { status, body } = await reply(scene, item, { reply: `${words}\n` })
    expect([status, body.questionId, body.version]).toEqual([200, question, 2])
    expect(body.value).toMatch(new RegExp(`\n\nIn reply to ${item}: ${words}$`))
    expect((await correct(scene)).body.version).toBe(2)
    const { content } = await read(scene)
    expect(content.answered).toMatchObject([
      { id: item, text: asked?.text, reply: words, mark: 'stated', sources: [question] },
    ])
    expect(content.openQuestions.some(({ id }) => id === item)).toBe(false)
    const all = JSON.stringify([content.unplaced, (await readingOf(scene)).rows])
    expect(all).not.toContain('In reply')
    expect(
      (await readingOf(scene)).rows.some(({ said }) =>
        said.some((each) => words.includes(each.words)),
      ),
    ).toBe(true)
    // Taken back, it is open again under its id.
    expect((await reply(scene, item, { reply: null, replaces: words })).status).toBe(200)
    await correct(scene)
    const later = await read(scene)
    expect(later.content.answered).toBeUndefined()
    expect(later.content.openQuestions).toContainEqual(asked)
  })

  it('goes into the newest answer, and refuses a second reply that did not see the first', async () => {
    const scene = await generated(open())
    const [asked] = (await read(scene)).content.openQuestions
    const item = asked?.id ?? ''
    const questionId = asked?.sources[0] ?? ''
    const value = 'Another text, saved by another tab.'
    await scene.client.post(`${scene.path}/answers`, { questionId, value })
    const tabs = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((text) => reply(scene, item, { reply: text })),
    )
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const won = tabs.find(({ status }) => status === 200)?.body.value
    const lost = tabs.find(({ status }) => status === 409)?.body
    expect([lost?.code, lost?.answer.value]).toEqual(['answer_conflict', won])
    expect(won).toContain(`${value}\n\nIn reply to ${item}: `)
    const repeated = String(won).split(`${item}: `)[1] ?? ''
    expect((await reply(scene, item, { reply: repeated })).body.value).toBe(won)
    expect((await reply(scene, item, { reply: 'Four.', replaces: repeated })).status).toBe(200)
  })

  it('refuses nothing but spaces, more than an answer holds, and what was never asked', async () => {
    const scene = await generated(open())
    const [asked] = (await read(scene)).content.openQuestions
    const item = asked?.id ?? ''
    expect((await reply(scene, item, { reply: ' \n' })).body.code).toBe('invalid_input')
    expect((await reply(scene, item, { reply: 'x'.repeat(2_001) })).body.code).toBe('invalid_input')
    const questionId = asked?.sources[0] ?? ''
    const value = 'Long answer. '.repeat(760)
    await scene.client.post(`${scene.path}/answers`, { questionId, value })
    const full = await reply(scene, item, { reply: 'y'.repeat(500) })
    expect([full.status, full.body.issues?.[0]?.path]).toEqual([400, 'reply'])
    expect((await reply(scene, 'FR-001', { reply: 'Yes.' })).status).toBe(404)
    expect((await reply(scene, 'OQ-99', { reply: 'Yes.' })).status).toBe(404)
  })
})
