import type { AdminAction } from '#contract/admin/admin-endpoints.ts'
import type { FailureToRetry } from '#contract/admin/failure-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { recordAction } from './record-action.ts'

/** What came of another try; `gone` when there is nothing to try any more. */
type Tried = 'sent' | 'done' | 'failed' | 'gone'

/** How each kind is tried again, by the room that it belongs to. */
export interface Retries {
  mail: (failed: Extract<FailureToRetry, { what: 'mail' }>) => Promise<Tried>
  message: (failed: Extract<FailureToRetry, { what: 'message' }>) => Promise<Tried>
  webhook: (failed: Extract<FailureToRetry, { what: 'webhook' }>) => Promise<Tried>
}

/** Tries something again that failed. Throws `admin_conflict` when it is not there any more. */
export function retryFailure(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { admin, failed, retries }: { admin: Account; failed: FailureToRetry; retries: Retries },
): Promise<{ outcome: 'done' | 'failed' }> {
  const action: AdminAction = `retry_${failed.what}`
  const userId = failed.what === 'mail' ? failed.userId : null
  const subject = failed.what === 'mail' ? failed.kind : failed.id
  return recordAction(deps, { admin, action, userId, subject }, async () => {
    const tried = await tryAgain(failed, retries)
    if (tried === 'gone') throw new AppError('admin_conflict')
    return { outcome: tried === 'failed' ? 'failed' : 'done' }
  })
}

function tryAgain(failed: FailureToRetry, retries: Retries): Promise<Tried> {
  switch (failed.what) {
    case 'mail':
      return retries.mail(failed)
    case 'message':
      return retries.message(failed)
    case 'webhook':
      return retries.webhook(failed)
  }
}
