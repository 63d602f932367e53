import type { z } from 'zod'
import type { proofSchema } from '#contract/agents/proof-endpoints.ts'
import type { Progress } from '#domain/agents/choose-slice.ts'
import type { BoundResult } from '#domain/proof/bind-results.ts'
import { weighProof } from '#domain/proof/weigh-proof.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readReports, type StoredReport } from './queries.ts'

interface Shown {
  /** Opens the version that is asked about, as it is read. */
  open: () => Promise<RequirementsDocument>
  progress: Progress
}

/**
 * What is shown to work of a document's version; throws `not_found` for a foreign project. Where
 * nothing was reported, as for most projects, the document is not opened.
 */
export async function getProof(
  { db }: Pick<Deps, 'db'>,
  key: ProjectKey,
  { open, progress }: Shown,
): Promise<z.input<typeof proofSchema>> {
  const reports = await readReports(db, key)
  if (reports === null) throw new AppError('not_found')
  const [newest] = reports
  if (!newest && progress.size === 0) return { version: null, reported: null, requirements: [] }
  const document = await open()
  return {
    version: document.version,
    reported: newest
      ? { at: newest.createdAt.toISOString(), by: newest.reporter, tests: newest.tests }
      : null,
    requirements: weighProof(document, { results: takeNewest(reports), progress }),
  }
}

/** The newest result of each item: a report need not hold all tests. */
function takeNewest(reports: readonly StoredReport[]): BoundResult[] {
  const oldestFirst = reports.toReversed().flatMap(({ results }) => results)
  return [...new Map(oldestFirst.map((result) => [result.item, result])).values()]
}
