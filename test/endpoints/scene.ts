import type { StoredDocument } from '#contract/documents.ts'
import type { Project } from '#contract/projects.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { TestApp } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'

/** A signed-in person with one project. */
export interface Scene {
  client: Client
  project: Project
  /** `/api/projects/{id}` */
  path: string
}

export async function newScene(app: TestApp): Promise<Scene> {
  const client = await app.signUp()
  return withProject(client)
}

export async function withProject(client: Client): Promise<Scene> {
  const { status, body } = await client.post<Project>('/api/projects', { title: 'Yoga studio' })
  if (status !== 201) throw new Error(`creating a project answered ${status}`)
  return { client, project: body, path: `/api/projects/${body.id}` }
}

/** All fifteen questions answered by the sample. */
export async function answerAll({ client, path }: Scene): Promise<void> {
  for (const [questionId, value] of Object.entries(SAMPLE_PROJECT.answers)) {
    const { status } = await client.post(`${path}/answers`, { questionId, value })
    if (status !== 200) throw new Error(`saving ${questionId} answered ${status}`)
  }
}

export async function answeredScene(app: TestApp): Promise<Scene> {
  const scene = await newScene(app)
  await answerAll(scene)
  return scene
}

export function generate(
  { client, path }: Scene,
  headers: Record<string, string> = {},
): Promise<ClientResponse<StoredDocument & { code?: string }>> {
  return client.post(`${path}/generate-requirements`, undefined, headers)
}
