import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Approval } from './approval.ts'

/** An approval that a version is not the same as any more. */
export type OutgrownApproval = Pick<Approval, 'version' | 'at' | 'sha256'>

/** The approvals over a version some of whose items have to be looked at again. */
export function listOutgrown({ approvals = [] }: RequirementsDocument): OutgrownApproval[] {
  const outgrown = approvals.filter(({ again }) => again.length > 0)
  return outgrown.map(({ version, at, sha256 }) => ({ version, at, sha256 }))
}
