// The baseline: a bare Hono handler for each scenario. It runs the statements that the product
// was recorded to run and answers the last one's rows, without sign-in, validation or logging.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { MARKED_TEXT, type Scenario, type Scene, type Statement } from './scene.ts'

const { projectId, statements } = JSON.parse(readFileSync(process.env.SCENE ?? '', 'utf8')) as Scene
const config = readConfig()
const { pool } = await connect(config)

async function run(list: Statement[]): Promise<unknown[]> {
  let rows: unknown[] = []
  // By name, as the product sends them: the database then plans each once for a connection.
  for (const { text, values } of list) {
    rows = (await pool.query({ name: nameOf(text), text, values })).rows
  }
  return rows
}

/** PostgreSQL cuts names at 63 characters. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

const recorded = (scenario: Scenario) => statements[scenario]
const marked = JSON.stringify(MARKED_TEXT)

const app = new Hono()
app.get('/readyz', (c) => c.text('ready'))
app.get('/api/projects', async (c) => c.json(await run(recorded('list projects'))))
app.get(`/api/projects/${projectId}/answers`, async (c) =>
  c.json(await run(recorded('read answers'))),
)
app.post(`/api/projects/${projectId}/answers`, async (c) => {
  const { questionId, value } = await c.req.json()
  const replace = (given: unknown) => {
    if (given === marked) return JSON.stringify(value)
    return given === 'q1' ? questionId : given
  }
  const list = recorded('save an answer').map(({ text, values }) => ({
    text,
    values: values.map(replace),
  }))
  return c.json(await run(list))
})

serve({ fetch: app.fetch, port: config.port, hostname: config.host })
