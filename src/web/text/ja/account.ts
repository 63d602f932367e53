import type { STATUS_BADGES as english } from '#web/text/account.ts'

export const STATUS_BADGES: typeof english = {
  TRIAL_ACTIVE: { label: 'トライアル中', tone: 'accent' },
  TRIAL_CANCELED: { label: 'トライアル終了', tone: 'assumed' },
  PREMIUM_ACTIVE: { label: 'プレミアム', tone: 'done' },
  PREMIUM_CANCELED: { label: 'プレミアム解約済み', tone: 'assumed' },
  SUSPENDED: { label: '利用停止中', tone: 'danger' },
  SUSPENDED_BY_OPERATOR: { label: '運営者が停止', tone: 'danger' },
  FREE: { label: '無料', tone: 'neutral' },
}

const DAY_MS = 86_400_000

/** How long a running trial lasts, in words. `computeTrialEnd` is an ISO time, `now` milliseconds. */
export function writeTrialLine(trialEndsAt: string, now: number): string {
  const days = Math.ceil((Date.parse(trialEndsAt) - now) / DAY_MS)
  if (days <= 1) return 'トライアルは残り1日未満です'
  return `トライアルは残り${days}日です`
}
