import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'

export const SCENARIOS = ['list projects', 'read answers', 'save an answer'] as const
export type Scenario = (typeof SCENARIOS)[number]

/** A signed-in person with a finished project. */
export interface Scene {
  cookie: string
  userId: string
  projectId: string
  /** How many statements the product sends for each scenario, the first time and then. */
  statements: Record<Scenario, { first: number; then: number }>
}

/** Fills an empty database through the product itself and counts what it sends to the database. */
export async function prepareScene(environment: Record<string, string>): Promise<Scene> {
  const config = readConfig(environment)
  let sent = 0
  const database = await connect(config, {
    onStatement: () => {
      sent += 1
    },
  })
  await migrate(database)
  const mailer = { send: async () => undefined }
  const deps = createDeps({ config, database, log: createLog(config), mailer })
  const app = createApp(deps)
  const send = sender(app, config.publicUrl.origin)

  const cookie = await signUp(send)
  const created = await send('POST', '/api/projects', { body: { title: 'Bench' }, cookie })
  const { id: projectId } = (await created.json()) as { id: string }
  const answersPath = `/api/projects/${projectId}/answers`
  for (const [questionId, value] of Object.entries(SAMPLE_PROJECT.answers)) {
    await send('POST', answersPath, { body: { questionId, value }, cookie })
  }
  const count = async (request: () => Promise<Response>) => {
    sent = 0
    await request()
    return sent
  }
  const twice = async (request: (time: number) => Promise<Response>) => ({
    first: await count(() => request(1)),
    then: await count(() => request(2)),
  })
  const statements = {
    'list projects': await twice(() => send('GET', '/api/projects', { cookie })),
    'read answers': await twice(() => send('GET', answersPath, { cookie })),
    'save an answer': await twice((time) =>
      send('POST', answersPath, { body: { questionId: 'q1', value: `Text ${time}` }, cookie }),
    ),
  }
  const me = await send('GET', '/api/auth/user', { cookie })
  const { id: userId } = (await me.json()) as { id: string }
  await deps.auth.settled()
  await database.close()
  return { cookie, userId, projectId, statements }
}

type Send = ReturnType<typeof sender>

function sender(app: ReturnType<typeof createApp>, origin: string) {
  return async (
    method: string,
    path: string,
    { body, cookie }: { body?: unknown; cookie?: string },
  ) => {
    const response = await app.request(`${origin}${path}`, {
      method,
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

async function signUp(send: Send): Promise<string> {
  const response = await send('POST', '/api/sign-up', {
    body: {
      firstName: 'Mia',
      lastName: 'Sato',
      email: 'mia@example.com',
      password: 'violet-anchor-meadow-7',
    },
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
