import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readRequests } from './queries.ts'

/** Everybody who was asked to approve a version of a project, and what they gave. */
export async function listApprovals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  key: ProjectKey,
): Promise<ApprovalRequest[]> {
  const requests = await readRequests(db, key, now())
  if (requests === null) throw new AppError('not_found')
  return requests
}
