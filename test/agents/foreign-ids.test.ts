import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as agents from '#server/db/tables/agents.ts'
import * as reports from '#server/db/tables/test-reports.ts'
import * as threads from '#server/db/tables/threads.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { listSchemaTables } from '#test/database/list-schema-tables.ts'
import { connectAgent, founderScene, makeToken } from './agent.ts'

/** For each database; `npm run suite -- foreign-ids` takes five thousand. */
const TRIES = Number(process.env.FOREIGN_TRIES ?? 300)
const AT_ONCE = 8
const ALL = ['requirements:read', 'questions:write', 'progress:write'] as const
const TOOLS = [
  'get_overview',
  'search_items',
  'get_item',
  'get_changes',
  'next_slice',
  'ask_founder',
  'report_progress',
] as const

/** Every text that looks like an id in any row that the app has. */
async function listIds({ deps: { db } }: TestApp): Promise<string[]> {
  const tables = (await listSchemaTables()).filter((value) => is(value, PgTable))
  const rows = await Promise.all(tables.map((table) => db.select().from(table)))
  const values = rows.flat().flatMap((row) => Object.values(row))
  const ids = values.filter((value) => typeof value === 'string' && /^[\w-]{16,64}$/.test(value))
  return [...new Set(ids as string[])]
}

const countRows = async ({ deps: { db } }: TestApp) =>
  Promise.all(
    [threads.threads, agents.progress, reports.testReports].map((table) => db.$count(table)),
  )

/** An id as it is, or bent a little; or one that nobody has. */
function anyProject(ids: readonly string[], project: string): fc.Arbitrary<string> {
  const known = fc.oneof(fc.constant(project), fc.constantFrom(...ids))
  return fc.oneof(
    { arbitrary: known, weight: 4 },
    known.map((id) => id.toUpperCase()),
    known.map((id) => `${id} `),
    known.map((id) => `../${id}`),
    known.map((id) => `${id}/../${id}`),
    known.map((id) => id.slice(0, -1)),
    fc.tuple(known, known).map(([one, other]) => `${one},${other}`),
    fc.uuid(),
    fc.string({ maxLength: 64 }),
    fc.constantFrom('latest', '*', '%', "' or 1=1--", '[]', '{}', 'null', '%00', '\u0000'),
  )
}

onEachDatabase('what is another user’s', (open) => {
  it('is given to no tool, resource or call, whatever the id', { timeout: 1_800_000 }, async () => {
    const app = open()
    const owner = await founderScene(app)
    const { token: own } = await makeToken(owner.client, ALL)
    const keeper = await connectAgent(app.url, own)
    const of = { project: owner.project.id, item: 'FR-001' }
    await keeper.call('ask_founder', { ...of, question: 'Is it so?' })
    await keeper.call('report_progress', { ...of, state: 'built', evidence: 'a test' })
    await owner.client.patch(owner.path, { title: 'Heliotrope harbour' })
    const ids = await listIds(app)
    expect(ids).toContain(owner.project.id)
    const before = await countRows(app)

    const stranger = await app.signUp()
    const { token } = await makeToken(stranger, ALL)
    const { client, call } = await connectAgent(app.url, token)
    const headers = { authorization: `Bearer ${token}` }
    const program = app.visitor()
    const leaks: unknown[] = []
    const isRefusal = (text: string) =>
      /no such document|Invalid|too many|Too many|not found|expected|moment/i.test(text) &&
      !/<<data|Heliotrope/.test(text)
    const version = fc.constantFrom(1, 2, undefined)
    const path = (project: string, rest: string) =>
      `/api/v1/projects/${encodeURIComponent(project)}${rest}`
    const attempts: ((project: string, at: number | undefined) => Promise<boolean>)[] = [
      ...TOOLS.map((name) => async (project: string, at: number | undefined) => {
        const input = { project, id: 'FR-001', item: 'FR-001', query: 'class', since: 1 }
        const said = { question: 'Is it?', state: 'built', evidence: 'x', version: at }
        return isRefusal(await call(name, { ...input, ...said }).catch(String))
      }),
      async (project, at) => {
        const ending = at === 2 ? 'json' : 'md'
        const uri = `groundwork://projects/${encodeURIComponent(project)}/versions/${at ?? 1}.${ending}`
        return client.readResource({ uri }).then(
          () => false,
          (error) => isRefusal(String(error)),
        )
      },
      ...['/documents', '/documents/1', '/documents/latest'].map(
        (rest) => async (project: string) =>
          (await program.get(path(project, rest), headers)).status >= 400,
      ),
      async (project) => {
        const type = { ...headers, 'content-type': 'application/octet-stream', origin: undefined }
        const body = '<testsuite><testcase name="FR-001"/></testsuite>'
        const sent = { body, headers: type }
        return (await program.send('POST', path(project, '/test-reports'), sent)).status >= 400
      },
    ]
    const tries = fc.sample(
      fc.record({
        project: anyProject(ids, owner.project.id),
        attempt: fc.nat(attempts.length - 1),
        version,
      }),
      TRIES,
    )
    const line = tries.values()
    const work = async () => {
      for (const one of line) {
        const held = await attempts[one.attempt]?.(one.project, one.version)
        if (!held) leaks.push(one)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(leaks).toEqual([])
    expect(await call('list_projects')).not.toContain('Heliotrope')
    expect((await client.listResources()).resources).toEqual([])
    expect((await program.get('/api/v1/projects', headers)).body).toEqual([])
    expect(await countRows(app)).toEqual(before)
    await Promise.all([client, keeper.client].map((each) => each.close()))
  })
})
