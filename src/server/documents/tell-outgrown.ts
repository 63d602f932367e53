import type { Happening } from '#contract/webhooks/webhook-events.ts'
import type { OutgrownApproval } from '#domain/requirements/approvals/list-outgrown.ts'

interface Outgrowing {
  /** The version that was written. */
  version: number
  outgrown: readonly OutgrownApproval[]
}

/** What webhooks are told of approvals that a version is not the same as: once for each version. */
export function tellOutgrown(
  { projectId }: { projectId: string },
  { version, outgrown }: Outgrowing,
): Happening[] {
  return outgrown.map((approval) => ({
    type: 'approval.needs_another_look',
    data: {
      ...{ projectId, version, approvedVersion: approval.version },
      ...{ approvedAt: approval.at, sha256: approval.sha256 },
    },
  }))
}
