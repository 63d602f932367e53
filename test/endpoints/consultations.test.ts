import { expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { composeFeedbackRequest } from '#domain/consultation/compose-feedback-request.ts'
import { REQUEST_TEXT } from '#domain/consultation/text-en/request.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { onEachDatabase } from '#test/app.ts'
import { newScene } from './scene.ts'

const MINUTE = 60_000

onEachDatabase('consultations', (open) => {
  it('answers about an answer and lists the newest first', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    expect((await client.get(`${path}/consultations`)).body).toEqual([])
    const [question] = QUESTIONS
    const asked = composeFeedbackRequest(
      question ?? { title: '', prompt: '' },
      'Busy people need help.',
      REQUEST_TEXT,
    )
    const body = { question: asked, originalUserInput: 'Busy people need help.', questionId: 'q1' }
    const first = await client.post<Consultation>(`${path}/consultations`, body)
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      ...body,
      id: expect.any(String),
      response: expect.stringContaining('Busy people need help'),
      source: 'built-in',
      ending: 'whole',
      createdAt: app.deps.now().toISOString(),
    })
    app.passTime(1000)
    const free = await client.post<Consultation>(`${path}/consultations`, {
      question: 'What should I do first?',
    })
    expect(free.body).toMatchObject({ questionId: null, originalUserInput: null })
    const list = await client.get<Consultation[]>(`${path}/consultations`)
    expect(list.body).toEqual([free.body, first.body])
  })

  it('hands the assistant the answer that was asked about', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'The stored answer.' })
    const seen: unknown[] = []
    app.replaceAssistant({
      consult: async ({ question, answer, projectTitle }) => {
        seen.push([question?.id ?? null, answer, projectTitle])
        return { text: 'Fine.', source: 'built-in', ending: 'whole' }
      },
    })
    const ask = (body: object) => client.post(`${path}/consultations`, body)
    await ask({ question: 'Is it good?', questionId: 'q1' })
    await ask({ question: 'Is it good?', questionId: 'q1', originalUserInput: 'Typed.' })
    await ask({ question: 'Please. My Answer: "Quoted."', questionId: 'q1' })
    await ask({ question: 'What now?' })
    app.replaceAssistant(null)
    expect(seen).toEqual([
      ['q1', 'The stored answer.', 'Yoga studio'],
      ['q1', 'Typed.', 'Yoga studio'],
      ['q1', 'Quoted.', 'Yoga studio'],
      [null, '', 'Yoga studio'],
    ])
  })

  it('names a gap of the answer as it stands in the editor, and stores no reading for it', async () => {
    const { client, path } = await newScene(open())
    const save = (questionId: string, value: string) =>
      client.post(`${path}/answers`, { questionId, value })
    const ask = async (answer: string) => {
      const [, , , , , , question] = QUESTIONS
      const asked = composeFeedbackRequest(
        question ?? { title: '', prompt: '' },
        answer,
        REQUEST_TEXT,
      )
      const body = { question: asked, questionId: 'q7' }
      return (await client.post<Consultation>(`${path}/consultations`, body)).body.response
    }
    await save('q5', 'Owner: books a kennel.\nStaff: sees all.')
    await save('q7', 'Must: owner books a kennel.')
    expect(await ask('Must: owner books a kennel.')).toContain(
      'Nothing essential seems to be missing',
    )
    const typed = 'Must: owner books a kennel.\nMust: vaccination form.'
    expect(await ask(typed)).toContain(
      '**Who does this, or who is it for: “Must: vaccination form”?**',
    )
    const { body: reading } = await client.get<ReadingView>(`${path}/reading`)
    expect([reading.version, reading.answers]).toEqual([1, { q5: 1, q7: 1 }])

    // What another answer tells, or the founder decided, is not asked again.
    await save('q5', 'Owner: fills in the vaccination form. Staff: read it.')
    expect(await ask(typed)).toContain('Nothing essential seems to be missing')
    await save('q5', 'Owner: books a kennel.\nStaff: sees all.')
    await save('q7', typed)
    const { body: read } = await client.get<ReadingView>(`${path}/reading`)
    const row = read.rows.find((each) => each.kind === 'feature' && each.actor === null)
    const decisions = [{ do: 'undecided', row: row?.id }]
    await client.post(`${path}/reading/decisions`, { version: read.version, decisions })
    expect(await ask(typed)).toContain('Nothing essential seems to be missing')
  })

  it('answers a free question with the question that covers it, or in one sentence', async () => {
    const { client, path } = await newScene(open())
    await client.post(`${path}/answers`, { questionId: 'q9', value: 'Nobody gets a taken kennel.' })
    const ask = async (question: string) =>
      (await client.post<Consultation>(`${path}/consultations`, { question })).body.response
    const covered = await ask('How do refunds work?')
    expect(covered).toContain('question 9, “Rules and Decisions”')
    expect(covered).toContain('> “Nobody gets a taken kennel”')
    expect(await ask('Hello there')).toMatch(/^I can.t answer that: [^.]+\.$/)
  })

  it('says when the assistant fails, and stores nothing', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    app.replaceAssistant({ consult: () => Promise.reject(new Error('the model is away')) })
    const { status, body } = await client.post(`${path}/consultations`, { question: 'Well?' })
    app.replaceAssistant(null)
    expect([status, body.code]).toEqual([502, 'consultation_failed'])
    expect(body.message).toBe('Failed to get AI consultation')
    expect((await client.get(`${path}/consultations`)).body).toEqual([])
  })

  it.each([
    [{}, 'question'],
    [{ question: '  ' }, 'question'],
    [{ question: 'x'.repeat(14_001) }, 'question'],
    [{ question: 'a\0b' }, 'question'],
    [{ question: 'x', originalUserInput: 'y'.repeat(10_001) }, 'originalUserInput'],
  ])('refuses %j', async (body, path) => {
    const scene = await newScene(open())
    const response = await scene.client.post(`${scene.path}/consultations`, body)
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input'])
    expect(response.body.issues?.map((issue) => issue.path)).toEqual([path])
  })

  it('lets twenty a minute through, also in parallel, and one more every three seconds', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    const ask = () => client.post(`${path}/consultations`, { question: 'Well?' })
    const statuses = (await Promise.all(Array.from({ length: 60 }, ask))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    const refused = await ask()
    expect(refused.body.code).toBe('too_many_requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    app.passTime(3000)
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 429])
    app.passTime(MINUTE)
    expect((await ask()).status).toBe(201)
  })

  it('lists a hundred at most', async () => {
    const app = open()
    const { client, path } = await newScene(app)
    for (let minute = 0; minute < 6; minute += 1) {
      app.passTime(MINUTE)
      const ask = (_: unknown, n: number) =>
        client.post(`${path}/consultations`, { question: `${minute}.${n}` })
      await Promise.all(Array.from({ length: 18 }, ask))
    }
    expect((await client.get<unknown[]>(`${path}/consultations`)).body).toHaveLength(100)
  })
})
