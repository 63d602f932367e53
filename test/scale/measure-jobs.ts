import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import { catchUpPayments } from '#server/billing/catch-up-payments.ts'
import { checkTrials } from '#server/billing/check-trials.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { deleteExpired } from '#server/jobs/delete-expired.ts'
import { createLog } from '#server/log.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { tellAskers } from '#server/threads/mails/tell-askers.ts'
import { tellFounders } from '#server/threads/mails/tell-founders.ts'
import { say } from '#test/durability/random.ts'
import { tableScans } from '#test/statement-plans.ts'
import { type Person, pathOf } from './people.ts'

/** What a table holds at most that may be read from end to end. */
const FEW_ROWS = 1_000

/**
 * Does each job once and says how long it took; then looks at the plans of every statement that the
 * jobs and the calls sent. Gives the scans of large tables.
 */
export async function measureJobs(
  environment: Record<string, string>,
  person: Person,
): Promise<string[]> {
  const config = readConfig(environment)
  const statements = new Set<string>()
  const database = await connect(config, { onStatement: (text) => statements.add(text) })
  const mailer = { send: async () => undefined }
  const deps = createDeps({ config, database, log: createLog(config), mailer })
  const jobs = {
    'delete-expired': () => deleteExpired(deps.db, deps.now()),
    'check-trials': () => checkTrials(deps),
    'catch-up-payments': () => catchUpPayments(deps),
    'tell-founders': () => tellFounders(deps),
    'tell-askers': async () => {
      await settleReplies(deps, null)
      await tellAskers(deps)
    },
  }
  try {
    for (const [name, run] of Object.entries(jobs)) await time(name, run)
    await time('VACUUM (ANALYZE), which PostgreSQL does by itself', async () => {
      await deps.db.execute(sql`SET statement_timeout = 0`)
      await database.pool.query('VACUUM (ANALYZE)')
    })
    await makeCalls(createApp(deps), config.publicUrl.origin, person)
    const scans = await tableScans(database.pool, statements, { fewRows: FEW_ROWS })
    say(
      `plans of ${statements.size} statements of calls and jobs: ${scans.length} read a large table from end to end`,
    )
    return scans
  } finally {
    await deps.auth.settled()
    await database.close()
  }
}

async function makeCalls(
  app: ReturnType<typeof createApp>,
  origin: string,
  person: Person,
): Promise<void> {
  const send = async (method: string, path: string, body?: object) => {
    const headers = { origin, cookie: person.cookie, 'content-type': 'application/json' }
    const content = body && { body: JSON.stringify(body) }
    const response = await app.request(`${origin}${path}`, { method, headers, ...content })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  }
  await send('GET', '/api/auth/user')
  await send('GET', '/api/projects')
  await send('GET', `${pathOf(person)}/answers`)
  await send('POST', `${pathOf(person)}/answers`, { questionId: 'q1', value: 'Members borrow.' })
  await send('POST', `${pathOf(person)}/generate-requirements`)
  await send('GET', `${pathOf(person)}/documents/1`)
}

async function time(name: string, run: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await run()
  say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
