import type { z } from 'zod'
import type { testReportSchema } from '#contract/agents/proof-endpoints.ts'
import { LIMITS } from '#contract/limits.ts'
import { bindResults } from '#domain/proof/bind-results.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { runWithinLimits } from '#server/turns/run-within-limits.ts'
import { insertTestReport } from './queries.ts'

const MINUTE_MS = 60_000

interface Input {
  caller: { userId: string; name: string }
  projectId: string
  /** Opens the newest version, as it is read. */
  open: () => Promise<RequirementsDocument>
  bytes: Uint8Array
  signal: AbortSignal
}

/**
 * Stores what a test report shows of the newest document's criteria. Throws `invalid_input` for a
 * file that is no report, `not_found` for a project that is not the caller's. The document is opened
 * for a report alone.
 */
export async function reportTests(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'newId' | 'log'>,
  { caller, projectId, open, bytes, signal }: Input,
): Promise<z.input<typeof testReportSchema>> {
  const { heavyWork, log } = deps
  const { userId, name } = caller
  await spend(deps, { key: `test-reports:${userId}`, burst: 30, everyMs: MINUTE_MS })
  const count = () => heavyWork('countTestReport', bytes, { userId, signal })
  const counted = await runWithinLimits(count, { log, signal })
  if (counted === null) {
    throw new AppError('invalid_input', {
      issues: [{ path: 'file', message: ({ issues }) => issues.noTestReport }],
    })
  }
  const document = await open()
  const { tests } = counted
  const { results, unbound, unknown } = bindResults(document, counted)
  const row = {
    userId,
    projectId,
    id: deps.newId(),
    version: document.version,
    reporter: name,
    tests,
    results,
    createdAt: deps.now(),
  }
  const stored = await insertTestReport(deps.db, row, LIMITS.testReports)
  if (stored === null) throw new AppError('not_found')
  return {
    version: document.version,
    tests,
    bound: results.length,
    failing: results.filter(({ failed }) => failed > 0).map(({ item }) => item),
    unbound,
    unknown: unknown.slice(0, LIMITS.unknownIds),
  }
}
