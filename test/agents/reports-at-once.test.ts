import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { progress } from '#server/db/tables/agents.ts'
import { onEachDatabase } from '#test/app.ts'
import { connectAgent, founderScene, makeToken } from './agent.ts'

onEachDatabase('reports of an agent', (open) => {
  it('at one moment are kept once each, in an order, and cost four statements', async () => {
    const app = open()
    const { client: browser, project } = await founderScene(app)
    const { token } = await makeToken(browser, ['progress:write'])
    const { client, call } = await connectAgent(app.url, token)
    const report = { project: project.id, item: 'FR-001', state: 'started' }
    await call('report_progress', { ...report, evidence: 'warm' })
    app.statements.length = 0
    await call('report_progress', { ...report, evidence: 'try 0' })
    // Whose token it is and how the document is; the use of the allowance; the report.
    expect(app.statements.filter((text) => !/^(begin|commit)/.test(text))).toHaveLength(3)

    const said = await Promise.all(
      Array.from({ length: 12 }, () => call('report_progress', { ...report, evidence: 'same' })),
    )
    expect(said.filter((text) => text.includes('before'))).toHaveLength(11)
    await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        call('report_progress', { ...report, evidence: `at once ${n}` }),
      ),
    )
    const rows = await app.deps.db
      .select({ at: progress.createdAt, evidence: progress.evidence })
      .from(progress)
      .where(eq(progress.projectId, project.id))
    expect(rows).toHaveLength(20)
    expect(new Set(rows.map(({ at }) => at.getTime())).size).toBe(20)
    expect(rows.every(({ evidence }) => evidence.startsWith('at once'))).toBe(true)
    await client.close()
  })
})
