import type { ApprovalRequest } from '#contract/approving/approval-request.ts'
import type { GivenApproval } from '#contract/sharing.ts'
import type { approvals } from '#server/db/tables/approvals.ts'

type ApprovalRow = Omit<typeof approvals.$inferSelect, 'items'>

/** A request as the contract writes it; `token` is null once its link has ended. */
export function showRequest(row: ApprovalRow, token: string | null): ApprovalRequest {
  const { id, version, askedName, createdAt } = row
  const given = showGiven(row)
  return { id, version, askedName, createdAt: createdAt.toISOString(), token, given }
}

/** What was given; null before. */
export function showGiven({ name, role, approvedAt, sha256 }: ApprovalRow): GivenApproval | null {
  if (name === null || approvedAt === null || sha256 === null) return null
  return { name, role, at: approvedAt.toISOString(), sha256 }
}
