import type { z } from 'zod'
import type { approveSharedBody } from '#contract/approving/approval-endpoints.ts'
import type { GivenApproval } from '#contract/sharing.ts'
import { decideForOwner } from '#domain/entitlements.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { findReadable } from '#server/sharing/find-readable.ts'
import { writeApproval } from './queries.ts'

interface Input {
  body: z.output<typeof approveSharedBody>
  /** The network address that limits count by. */
  source: string
  signal: AbortSignal
}

/**
 * Records that whoever has a request's link approves what it showed them
 * (docs/decisions/0059-an-approval-names-what-it-saw.md).
 */
export async function approveShared(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'log'>,
  { body, source, signal }: Input,
): Promise<GivenApproval> {
  const share = await findReadable(deps, { ...body, source })
  const { userId, projectId, id, content, edits, request, owner } = share
  if (request === null) throw new AppError('approval_closed')
  if (request.given !== null) return request.given

  if (!decideForOwner(owner, deps.now()).takeComments.allowed) throw new AppError('approval_closed')
  const waiter = { userId: `visitor ${source}`, signal }
  const seen = await deps.heavyWork('fingerprintDocument', { content, edits }, waiter)
  if (seen.sha256 !== body.sha256) throw new AppError('document_changed')

  const { name, role } = body
  const given = { userId, projectId, id, name, role: role || null, ...seen, now: deps.now() }
  const written = await writeApproval(deps.db, given)
  if (written === null) throw new AppError('share_gone')
  return written
}
