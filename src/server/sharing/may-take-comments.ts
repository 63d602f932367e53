import { readAccountStatus } from '#domain/account-status.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { readStatusAt } from '#domain/trial.ts'

/** What the maker of a link is, as the account's row says it. */
interface Owner {
  status: string
  trialStartedAt: Date | null
  suspendedAt: Date | null
}

/** Whether the plan of a link's maker takes comments, and approvals with them, at this moment. */
export function mayTakeComments(owner: Owner, now: Date): boolean {
  const status = readStatusAt(readAccountStatus(owner.status), owner, now)
  return decideEntitlements({ status, projectCount: 0, generationsUsed: 0 }).takeComments.allowed
}
