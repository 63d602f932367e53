import { expect, it } from 'vitest'
import type { DocumentPreview } from '#contract/document-preview.ts'
import type { Project } from '#contract/projects.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { onEachDatabase } from '#test/app.ts'
import { generate, newScene, type Scene } from './scene.ts'

const REST = ['q2', 'q3', 'q4', 'q9', 'q10', 'q11', 'q12', 'q13', 'q14', 'q15']

const answer = ({ client, path }: Scene, questionId: string, value: string) =>
  client.post(`${path}/answers`, { questionId, value })

const preview = ({ client, path }: Scene) =>
  client.get<DocumentPreview & { code?: string; message?: string }>(`${path}/preview`)

onEachDatabase('preview', (open) => {
  it('is written from the first five, leaves the rest open, and stores and spends nothing', async () => {
    const scene = await newScene(open())
    for (const id of FIRST_FIVE) await answer(scene, id, SAMPLE_PROJECT.answers[id] ?? '')
    const { status, body } = await preview(scene)
    expect(status).toBe(200)
    expect(body.open.map(({ questionId }) => questionId)).toEqual(REST)
    const suggested = body.open.filter(({ suggestion }) => suggestion !== null)
    expect(suggested.map(({ questionId }) => questionId)).toEqual(REST.slice(2))
    expect(body.content.roles.length).toBeGreaterThan(1)
    expect(body.content.features.length).toBeGreaterThan(0)
    expect(body.content.coverage.filter(({ state }) => state === 'unanswered')).toHaveLength(10)

    const { client, path } = scene
    expect((await client.get(`${path}/documents`)).body).toEqual([])
    expect((await client.get<Project>(path)).body.documentVersion).toBeNull()
    const user = await client.get<{ trialRequirementsGenerationsUsed: number }>('/api/auth/user')
    expect(user.body.trialRequirementsGenerationsUsed).toBe(0)
    // The full document still asks for every required answer (docs/product.md#checks-on-input), and
    // nothing is to be exported.
    expect((await generate(scene)).body.code).toBe('answers_missing')
    expect((await client.get(`${path}/documents/latest`)).status).toBe(404)
  })

  it('says which of the five are missing, then which say too little', async () => {
    const scene = await newScene(open())
    for (const id of FIRST_FIVE.slice(0, 4)) await answer(scene, id, 'Said in some detail.')
    await answer(scene, 'q1', 'tbd')
    const missing = await preview(scene)
    expect([missing.status, missing.body.code]).toEqual([400, 'answers_missing'])
    expect(missing.body.message).toMatch(/^Please answer these questions first: Q8: [^,]+$/)
    await answer(scene, 'q8', 'No shop, because nobody asked.')
    const thin = await preview(scene)
    expect([thin.status, thin.body.code]).toEqual([400, 'answers_inadequate'])
    expect(thin.body.message).toMatch(/^Please provide more detailed answers for: Q1: [^,]+$/)
  })

  it('follows the answers and what the founder has judged of the reading', async () => {
    const scene = await newScene(open())
    const { client, path } = scene
    for (const id of FIRST_FIVE) await answer(scene, id, SAMPLE_PROJECT.answers[id] ?? '')
    const { body: reading } = await client.get<ReadingView>(`${path}/reading`)
    const feature = reading.rows.find(({ kind }) => kind === 'feature')
    const before = (await preview(scene)).body.content
    const refuse = { version: reading.version, decisions: [{ do: 'refuse', row: feature?.id }] }
    expect((await client.post(`${path}/reading/decisions`, refuse)).status).toBe(200)
    const after = (await preview(scene)).body.content
    const rowsOf = ({ features }: DocumentPreview['content']) =>
      features.flatMap(({ requirements }) => requirements.flatMap(({ rows }) => rows ?? []))
    expect(rowsOf(before)).toContain(feature?.id)
    expect(rowsOf(after)).not.toContain(feature?.id)
    await answer(scene, 'q9', 'When a class is full, then nobody can book it.')
    const left = (await preview(scene)).body.open.map(({ questionId }) => questionId)
    expect(left).toEqual(REST.filter((id) => id !== 'q9'))
  })
})
