import { eq } from 'drizzle-orm'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { users } from '#server/db/schema.ts'
import { createLog } from '#server/log.ts'

interface Neighbour {
  cookie: string
  projectId: string
}

export interface Neighbours {
  /** Fifteen answers of five thousand lines of one letter. */
  heavy: Neighbour
  /** The sample project. */
  other: Neighbour
}

/** Two premium accounts in an empty database, filled through the product itself. */
export async function prepareNeighbours(environment: Record<string, string>): Promise<Neighbours> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' })
  const database = await connect(config)
  await migrate(database)
  const mailer = { send: async () => undefined }
  const deps = createDeps({ config, database, log: createLog(config), mailer })
  const product = { app: createApp(deps), origin: config.publicUrl.origin }
  const lines = Array.from({ length: 5_000 }, (_, line) => 'abcdefghij'[line % 10]).join('\n')
  const heavyAnswers = Object.fromEntries(QUESTIONS.map(({ id }) => [id, lines]))
  const heavy = await settle(product, { name: 'heavy', answers: heavyAnswers })
  const other = await settle(product, { name: 'other', answers: { ...SAMPLE_PROJECT.answers } })
  await deps.db
    .update(users)
    .set({ subscriptionStatus: 'PREMIUM_ACTIVE' })
    .where(eq(users.firstName, 'Mia'))
  await deps.auth.settled()
  await database.close()
  return { heavy, other }
}

interface Product {
  app: ReturnType<typeof createApp>
  origin: string
}

async function settle(
  product: Product,
  { name, answers }: { name: string; answers: Record<string, string> },
): Promise<Neighbour> {
  const email = `${name}@example.com`
  const person = { firstName: 'Mia', lastName: 'Sato', email, password: 'violet-anchor-meadow-7' }
  const signedUp = await post(product, '/api/sign-up', { body: person })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const created = await post(product, '/api/projects', { body: { title: name }, cookie })
  const { id: projectId } = (await created.json()) as { id: string }
  for (const [questionId, value] of Object.entries(answers)) {
    await post(product, `/api/projects/${projectId}/answers`, {
      body: { questionId, value },
      cookie,
    })
  }
  return { cookie, projectId }
}

async function post(
  { app, origin }: Product,
  path: string,
  { body, cookie }: { body: object; cookie?: string },
): Promise<Response> {
  const response = await app.request(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}
