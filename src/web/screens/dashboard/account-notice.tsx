import { errorCatalogue } from '#contract/errors.ts'
import type { Entitlements, RefusalCode, Verdict } from '#domain/entitlements.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { Notice } from '#web/ui/display/notice.tsx'

/** Says once what a whole status forbids, so that each button need not repeat it. */
export function AccountNotice({ entitlements }: { entitlements: Entitlements }) {
  const verdict = entitlements.generateDocument
  if (!isSaidOnce(verdict) || verdict.allowed) return null
  const { title, message } = errorCatalogue[verdict.code]
  return (
    <Notice
      tone="warning"
      title={title}
      className="mb-6"
      action={isPaidAway(verdict.code) && <UpgradeButton size="sm" variant="secondary" />}
    >
      {message}
    </Notice>
  )
}

/** Whether paying ends it: not what the operator decided. */
function isPaidAway(code: RefusalCode): boolean {
  return code !== 'suspended_by_operator'
}

/** Whether the notice above the panels gives this reason already. */
export function isSaidOnce(verdict: Verdict): boolean {
  return (
    !verdict.allowed &&
    ['account_suspended', 'suspended_by_operator', 'trial_ended'].includes(verdict.code)
  )
}
