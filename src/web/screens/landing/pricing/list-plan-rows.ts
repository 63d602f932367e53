import type { AccountStatus } from '#domain/account-status.ts'
import { decideEntitlements, getGenerationLimit, getProjectLimit } from '#domain/entitlements.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import { landingText } from '#web/text/public/landing.ts'

const words = landingText.pricing

type RowName = keyof typeof words.rows

interface PlanRow {
  name: RowName
  trial: string
  premium: string
}

/**
 * What the trial and Premium give, read from the rules that the server decides by
 * (docs/product.md#entitlements).
 */
export function listPlanRows(): PlanRow[] {
  const row = (name: RowName, cell: (status: AccountStatus) => string): PlanRow => ({
    name,
    trial: cell('TRIAL_ACTIVE'),
    premium: cell('PREMIUM_ACTIVE'),
  })
  return [
    row('projects', (status) => amount(getProjectLimit(status))),
    row('documents', (status) => amount(getGenerationLimit(status))),
    row('consultations', consultations),
    row('markdown', (status) =>
      getGenerationLimit(status) === 1 ? words.oneExport : words.unlimited,
    ),
    row('export', (status) => yesOrNo(mayOf(status).exportDocumentation.allowed)),
    row('webhooks', (status) => yesOrNo(mayOf(status).tellWebhooks.allowed)),
    row('trackers', (status) => yesOrNo(mayOf(status).pushToTrackers.allowed)),
    row('deletion', (status) => yesOrNo(mayOf(status).deleteProject.allowed)),
    row('ownData', () => words.yes),
  ]
}

function mayOf(status: AccountStatus) {
  return decideEntitlements({ status, projectCount: 0, generationsUsed: 0 })
}

function consultations(status: AccountStatus): string {
  if (!mayOf(status).askAi.allowed) return words.no
  return status === 'TRIAL_ACTIVE' ? words.forDays(TRIAL_DAYS) : words.unlimited
}

function amount(limit: number | null): string {
  return limit === null ? words.unlimited : String(limit)
}

function yesOrNo(is: boolean): string {
  return is ? words.yes : words.no
}
