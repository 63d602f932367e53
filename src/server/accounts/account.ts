import type { User } from '#contract/account.ts'
import type { AccountStatus } from '#domain/account-status.ts'
import { isAdmin } from '#domain/admin/is-admin.ts'
import { computeTrialEnd } from '#domain/trial.ts'
import type { Deps } from '#server/deps.ts'

/** Who asks: the signed-in account of a request, as the database has it at this moment. */
export interface Account {
  id: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  image: string | null
  createdAt: Date
  /** The status as it is now: a trial whose days have passed reads TRIAL_CANCELED. */
  status: AccountStatus
  trialStartedAt: Date | null
  /** Since when the operator holds the account back. */
  suspendedAt: Date | null
  projectCount: number
  generationsUsed: number
  sessionId: string
  sessionToken: string
  sessionCreatedAt: Date
  sessionUpdatedAt: Date
  /** When the password was typed once more in this session. */
  sessionConfirmedAt: Date | null
}

/**
 * The user of the contract (docs/product.md#data). Nothing else of the account leaves the server.
 */
export function toUser(account: Account, { model, config }: Pick<Deps, 'model' | 'config'>): User {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.image,
    createdAt: account.createdAt.toISOString(),
    subscriptionStatus: account.status,
    trialRequirementsGenerationsUsed: account.generationsUsed,
    trialEndsAt: account.trialStartedAt
      ? computeTrialEnd(account.trialStartedAt).toISOString()
      : null,
    projectCount: account.projectCount,
    hasModel: model !== null,
    isAdmin: isAdmin(account, config.adminEmails),
  }
}
