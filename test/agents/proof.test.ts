import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Proof } from '#contract/agents/proof-endpoints.ts'
import type { OpenDocument } from '#contract/documents.ts'
import { users } from '#server/db/schema.ts'
import { readProjectForExport } from '#server/exports/queries.ts'
import { renderReportScript } from '#server/exports/render-report-script.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Scene } from '#test/endpoints/scene.ts'
import { connectAgent, founderScene, makeToken } from './agent.ts'

interface Report {
  version: number
  bound: number
  failing: string[]
  unbound: number
  unknown: string[]
  code?: string
}

const junit = (cases: Record<string, boolean>) =>
  `<testsuite>${Object.entries(cases)
    .map(([name, passes]) => `<testcase name="${name}">${passes ? '' : '<failure/>'}</testcase>`)
    .join('')}</testsuite>`

async function send(
  app: TestApp,
  { project }: Scene,
  ...[token, text]: [token: string, text: string]
) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    // Programs name none.
    origin: undefined,
  }
  const path = `/api/v1/projects/${project.id}/test-reports`
  return app.visitor().send<Report>('POST', path, { body: text, headers })
}

const proofOf = async ({ client, path }: Scene) =>
  (await client.get<Proof>(`${path}/documents/latest/proof`)).body

const userOf = async (app: TestApp, { client }: Scene) => {
  const [user] = await app.deps.db.select().from(users).where(eq(users.email, client.email))
  return user?.id ?? ''
}

const stateOf = ({ requirements }: Proof, id: string) =>
  requirements.find((requirement) => requirement.id === id)?.state

async function provenScene(app: TestApp) {
  const scene = await founderScene(app)
  const { token } = await makeToken(scene.client, ['requirements:read', 'progress:write'])
  const { body } = await scene.client.get<OpenDocument>(`${scene.path}/documents/latest`)
  const requirement = body.content.features
    .flatMap(({ requirements }) => requirements)
    .find(({ criteria }) => criteria.length > 0)
  if (!requirement) throw new Error('the sample has a criterion')
  return { scene, token, requirement, criteria: requirement.criteria.map(({ id }) => id) }
}

onEachDatabase('test reports', (open) => {
  it('show what works and what fails, and the newest result counts', async () => {
    const app = open()
    const { scene, token, requirement, criteria } = await provenScene(app)
    expect(await proofOf(scene)).toEqual({ version: null, reported: null, requirements: [] })
    const passing = Object.fromEntries(criteria.map((id) => [`${id} holds`, true]))
    const sent = await send(app, scene, token, junit({ ...passing, 'AC-999.1': true, other: true }))
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { version: 1, bound: criteria.length, failing: [], unbound: 1, unknown: ['AC-999.1'] },
    ])
    const proof = await proofOf(scene)
    expect(stateOf(proof, requirement.id)).toBe('works')
    expect(proof.reported).toMatchObject({ by: 'Editor', tests: criteria.length + 2 })
    app.passTime(1000)
    await send(app, scene, token, junit({ [`${criteria[0]} breaks`]: false }))
    const after = await proofOf(scene)
    const found = after.requirements.find(({ id }) => id === requirement.id)
    expect(found).toMatchObject({ state: 'failing', failing: `${criteria[0]} breaks` })
    const key = { userId: await userOf(app, scene), projectId: scene.project.id }
    const kept = await readProjectForExport(app.deps.db, key)
    expect(kept?.testReports.map(({ results }) => results.length)).toEqual([criteria.length, 1])
  })

  it('stand beside what an agent reports, which no test shows', async () => {
    const app = open()
    const { scene, token, requirement } = await provenScene(app)
    const agent = await connectAgent(app.url, token)
    await agent.call('report_progress', {
      project: scene.project.id,
      item: requirement.id,
      state: 'built',
      evidence: 'commit 1',
    })
    expect(stateOf(await proofOf(scene), requirement.id)).toBe('untested')
    await agent.client.close()
  })

  it('are refused by name: no report, no right, no such project, too many', async () => {
    const app = open()
    const { scene, token } = await provenScene(app)
    const other = await founderScene(app)
    expect((await send(app, scene, token, 'plain words')).body.code).toBe('invalid_input')
    expect((await send(app, other, token, junit({ a: true }))).body.code).toBe('not_found')
    const reading = (await makeToken(scene.client)).token
    expect((await send(app, scene, reading, junit({ a: true }))).body.code).toBe('scope_missing')
    expect((await send(app, scene, 'x', junit({ a: true }))).body.code).toBe('token_refused')
    expect((await other.client.get(`${scene.path}/documents/latest/proof`)).status).toBe(404)
    const codes = new Set<string | undefined>()
    for (let sent = 0; sent < 32; sent += 1) {
      codes.add((await send(app, scene, token, junit({ a: true }))).body.code)
    }
    expect(codes).toContain('too_many_requests')
  })

  it('are sent by the script of the agents’ pack', async () => {
    const app = open()
    const { scene, token, criteria } = await provenScene(app)
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-report-'))
    const script = renderReportScript(`${app.url}/api/schemas/x.json`, scene.project.id)
    writeFileSync(join(folder, script.path), script.text)
    writeFileSync(
      join(folder, 'report.xml'),
      junit({ [`${criteria[0]} breaks`]: false, 'AC-999.1': true }),
    )
    const run = (file: string, environment: Record<string, string>) =>
      promisify(execFile)(process.execPath, [script.path, file], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...environment },
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr,
      )
    const sent = await run('report.xml', { GROUNDWORK_TOKEN: token })
    expect(sent).toContain('report.xml: 2 tests, 1 items bound, 1 failing')
    expect(sent).toContain('not in the document: AC-999.1')
    expect(await run('report.xml', {})).toContain('Set GROUNDWORK_TOKEN')
    expect(await run('report.xml', { GROUNDWORK_TOKEN: 'gw_x' })).toMatch(/report\.xml: .+/)
    rmSync(folder, { recursive: true })
  })

  it('are kept to the newest twenty', async () => {
    const app = open()
    const { scene, token, criteria } = await provenScene(app)
    await send(app, scene, token, junit({ [`${criteria[0]}`]: true }))
    for (let sent = 0; sent < 20; sent += 1) {
      app.passTime(60_000)
      await send(app, scene, token, junit({ other: true }))
    }
    const proof = await proofOf(scene)
    const states = proof.requirements.flatMap((one) => one.criteria.map(({ state }) => state))
    expect(new Set(states)).toEqual(new Set(['notYet']))
  })
})
