import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'

/** One SQL statement as the product sends it. */
export interface Statement {
  text: string
  values: unknown[]
}

export const SCENARIOS = ['list projects', 'read answers', 'save an answer'] as const
export type Scenario = (typeof SCENARIOS)[number]

/** A signed-in person with a finished project, and the statements that the product runs for them. */
export interface Scene {
  cookie: string
  projectId: string
  statements: Record<Scenario, Statement[]>
}

/** Stands in the recorded save for the text that each request brings. */
export const MARKED_TEXT = 'The text that the benchmark saves'

/**
 * Fills an empty database through the product itself and records what it sends to the database
 * for each scenario, so that the baseline runs the same statements by construction.
 */
export async function prepareScene(environment: Record<string, string>): Promise<Scene> {
  const config = readConfig(environment)
  let recorded: Statement[] = []
  const database = await connect(config, {
    onStatement: (text, values) => recorded.push({ text, values }),
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
  const record = async (request: () => Promise<Response>) => {
    recorded = []
    await request()
    return recorded
  }
  const statements = {
    'list projects': await record(() => send('GET', '/api/projects', { cookie })),
    'read answers': await record(() => send('GET', answersPath, { cookie })),
    'save an answer': await record(() =>
      send('POST', answersPath, { body: { questionId: 'q1', value: MARKED_TEXT }, cookie }),
    ),
  }
  await deps.auth.settled()
  await database.close()
  return { cookie, projectId, statements }
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
