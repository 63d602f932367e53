import { expect, it } from 'vitest'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'
import { canUpgrade, isPremium, PLAN_ACTIONS } from './plan-actions.ts'

/**
 * The table of buttons (docs/product.md#subscription-status); then whether the checkout leads on,
 * and whether it is paid for.
 */
it('offers what the table says, for every status', () => {
  const table = ACCOUNT_STATUSES.map((status) => {
    const { upgrade, manageBilling, cancelTrial } = PLAN_ACTIONS[status]
    return [status, upgrade, manageBilling, cancelTrial, canUpgrade(status), isPremium(status)]
  })
  expect(table).toEqual([
    ['TRIAL_ACTIVE', true, false, true, true, false],
    ['TRIAL_CANCELED', true, false, false, true, false],
    ['PREMIUM_ACTIVE', false, true, false, false, true],
    ['PREMIUM_CANCELED', true, true, false, true, true],
    ['SUSPENDED', true, true, false, true, false],
    ['FREE', false, false, false, true, false],
    ['SUSPENDED_BY_OPERATOR', false, true, false, false, false],
  ])
})
