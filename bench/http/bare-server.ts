// The baseline: a bare Hono handler for each scenario that sends the one statement nobody could do
// without and answers with its rows. No sign-in, no check of what comes in, no log, no figures.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import type { Scene } from './scene.ts'

const { userId, projectId } = JSON.parse(readFileSync(process.env.SCENE ?? '', 'utf8')) as Scene
const config = readConfig()
const { pool } = await connect(config)

// By name, as the product sends them: the database then plans each once for a connection.
const LIST = {
  name: 'list',
  text: `select p.*, count(a.question_id) as answers from projects p
    left join answers a on a.user_id = p.user_id and a.project_id = p.id and not a.blank
    where p.user_id = $1 group by p.user_id, p.id order by p.updated_at desc`,
}
const READ = {
  name: 'read',
  text: `select question_id, value, version, created_at, updated_at from answers
    where user_id = $1 and project_id = $2 order by question_id`,
}
const SAVE = {
  name: 'save',
  text: `insert into answers (user_id, project_id, question_id, value, blank, adequate)
    values ($1, $2, $3, $4, false, true)
    on conflict (user_id, project_id, question_id) do update
    set value = excluded.value, version = answers.version + 1, updated_at = now()
    returning question_id, value, version, created_at, updated_at`,
}

async function run(statement: { name: string; text: string }, values: unknown[]) {
  return (await pool.query({ ...statement, values })).rows
}

const app = new Hono()
app.get('/readyz', (c) => c.text('ready'))
app.get('/api/projects', async (c) => c.json(await run(LIST, [userId])))
app.get('/api/projects/:id/answers', async (c) =>
  c.json(await run(READ, [userId, c.req.param('id')])),
)
app.post('/api/projects/:id/answers', async (c) => {
  const { questionId, value } = await c.req.json()
  const values = [userId, projectId, questionId, JSON.stringify(value)]
  return c.json((await run(SAVE, values))[0])
})

serve({ fetch: app.fetch, port: config.port, hostname: config.host })
