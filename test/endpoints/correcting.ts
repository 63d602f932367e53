import { expect } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import type { DocumentVersion, OpenDocument, StoredDocument } from '#contract/documents.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { DecidedReading, ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { TestApp } from '#test/app.ts'
import { answeredScene, generate, type Scene } from './scene.ts'

export const correct = ({ client, path }: Scene, headers: Record<string, string> = {}) =>
  client.post<StoredDocument & ErrorBody>(`${path}/documents/corrections`, undefined, headers)

export const read = async ({ client, path }: Scene, version: number | 'latest' = 'latest') =>
  (await client.get<OpenDocument>(`${path}/documents/${version}`)).body

export const versions = async ({ client, path }: Scene) =>
  (await client.get<DocumentVersion[]>(`${path}/documents`)).body.map(({ version }) => version)

export const readingOf = async ({ client, path }: Scene) =>
  (await client.get<ReadingView>(`${path}/reading`)).body

export async function decide(scene: Scene, ...decisions: Decision[]): Promise<DecidedReading> {
  const { version } = await readingOf(scene)
  const order = { version, decisions }
  const { status, body } = await scene.client.post<DecidedReading>(
    `${scene.path}/reading/decisions`,
    order,
  )
  expect(status).toBe(200)
  return body
}

export const reply = (
  { client, path }: Scene,
  item: string,
  texts: { reply: string | null; replaces?: string | null },
) =>
  client.post<Answer & ErrorBody & { answer: Answer }>(`${path}/open-questions/${item}/answer`, {
    replaces: null,
    ...texts,
  })

/** A trial whose one generation is spent. */
export async function generated(app: TestApp): Promise<Scene> {
  const scene = await answeredScene(app)
  expect((await generate(scene)).status).toBe(201)
  return scene
}
