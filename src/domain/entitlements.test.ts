import { describe, expect, test } from 'vitest'
import { ACCOUNT_STATUSES, type AccountStatus } from './account-status.ts'
import {
  decideEntitlements,
  decideForOwner,
  type Entitlements,
  getProjectLimit,
} from './entitlements.ts'

/**
 * The table of docs/product.md#entitlements: `yes`, a refusal code, or a code that holds once the
 * allowance (one project, one generation) is used up.
 */
const TABLE: Record<AccountStatus, Record<keyof Entitlements, string>> = {
  TRIAL_ACTIVE: {
    createProject: 'until 1: trial_project_limit',
    editProject: 'yes',
    saveAnswer: 'yes',
    correctReading: 'yes',
    deleteProject: 'trial_no_deletion',
    askAi: 'yes',
    previewDocument: 'yes',
    generateDocument: 'until 1: trial_generation_used',
    restoreDocument: 'yes',
    exportDocumentation: 'premium_required',
    shareDocument: 'yes',
    takeComments: 'yes',
    readByAgents: 'yes',
    tellWebhooks: 'premium_required',
    pushToTrackers: 'premium_required',
  },
  TRIAL_CANCELED: {
    createProject: 'trial_ended',
    editProject: 'yes',
    saveAnswer: 'yes',
    correctReading: 'trial_ended',
    deleteProject: 'yes',
    askAi: 'trial_ended',
    previewDocument: 'trial_ended',
    generateDocument: 'trial_ended',
    restoreDocument: 'trial_ended',
    exportDocumentation: 'trial_ended',
    shareDocument: 'trial_ended',
    takeComments: 'trial_ended',
    readByAgents: 'trial_ended',
    tellWebhooks: 'trial_ended',
    pushToTrackers: 'trial_ended',
  },
  PREMIUM_ACTIVE: everything(),
  PREMIUM_CANCELED: everything(),
  SUSPENDED: readingAlone('account_suspended'),
  SUSPENDED_BY_OPERATOR: readingAlone('suspended_by_operator'),
  FREE: {
    createProject: 'until 1: free_project_limit',
    editProject: 'yes',
    saveAnswer: 'yes',
    correctReading: 'yes',
    deleteProject: 'yes',
    askAi: 'premium_required',
    previewDocument: 'premium_required',
    generateDocument: 'premium_required',
    restoreDocument: 'premium_required',
    exportDocumentation: 'premium_required',
    shareDocument: 'premium_required',
    takeComments: 'premium_required',
    readByAgents: 'premium_required',
    tellWebhooks: 'premium_required',
    pushToTrackers: 'premium_required',
  },
}

function everything(): Record<keyof Entitlements, string> {
  return {
    createProject: 'yes',
    editProject: 'yes',
    saveAnswer: 'yes',
    correctReading: 'yes',
    deleteProject: 'yes',
    askAi: 'yes',
    previewDocument: 'yes',
    generateDocument: 'yes',
    restoreDocument: 'yes',
    exportDocumentation: 'yes',
    shareDocument: 'yes',
    takeComments: 'yes',
    readByAgents: 'yes',
    tellWebhooks: 'yes',
    pushToTrackers: 'yes',
  }
}

function readingAlone(code: string): Record<keyof Entitlements, string> {
  return {
    createProject: code,
    editProject: code,
    saveAnswer: code,
    correctReading: code,
    deleteProject: 'yes',
    askAi: code,
    previewDocument: code,
    generateDocument: code,
    restoreDocument: code,
    exportDocumentation: code,
    shareDocument: code,
    takeComments: code,
    readByAgents: code,
    tellWebhooks: code,
    pushToTrackers: code,
  }
}

describe.each(ACCOUNT_STATUSES)('%s', (status) => {
  const rows = Object.entries(TABLE[status])

  test('decides on exactly the actions of the table', () => {
    const decided = decideEntitlements({ status, projectCount: 0, generationsUsed: 0 })
    expect(Object.keys(decided).sort()).toEqual(Object.keys(TABLE[status]).sort())
  })

  test.each(rows.flatMap(([action, rule]) => [0, 1, 2].map((used) => ({ action, rule, used }))))(
    '$action with $used used: $rule',
    ({ action, rule, used }) => {
      const verdict = decideEntitlements({ status, projectCount: used, generationsUsed: used })[
        action as keyof Entitlements
      ]
      const code = rule.replace('until 1: ', '')
      const allowed = rule === 'yes' || (rule.startsWith('until 1') && used === 0)
      expect(verdict).toEqual(allowed ? { allowed: true } : { allowed: false, code })
    },
  )
})

test('projects and generations are counted apart', () => {
  const fresh = decideEntitlements({ status: 'TRIAL_ACTIVE', projectCount: 1, generationsUsed: 0 })
  expect(fresh.createProject.allowed).toBe(false)
  expect(fresh.generateDocument.allowed).toBe(true)
})

test.each([
  ['TRIAL_ACTIVE', 1],
  ['TRIAL_CANCELED', 0],
  ['PREMIUM_ACTIVE', 1_000],
  ['PREMIUM_CANCELED', 1_000],
  ['SUSPENDED', 0],
  ['SUSPENDED_BY_OPERATOR', 0],
  ['FREE', 1],
] as const)('%s may hold %s projects', (status, limit) => {
  expect(getProjectLimit(status)).toBe(limit)
})

test.each(ACCOUNT_STATUSES)('%s: the limit of the insert agrees with the verdict', (status) => {
  for (const projectCount of [0, 1, 5]) {
    const limit = getProjectLimit(status)
    const { createProject } = decideEntitlements({ status, projectCount, generationsUsed: 0 })
    expect(createProject.allowed).toBe(limit === null || projectCount < limit)
  }
})

describe('what goes on without the owner', () => {
  const NOW = new Date('2026-11-23T00:00:00.000Z')
  const DAYS_AGO = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
  const row = { subscriptionStatus: 'PREMIUM_ACTIVE', trialStartedAt: null, suspendedAt: null }
  const yes = { allowed: true }

  test.each([
    [{}, yes],
    [{ subscriptionStatus: 'FREE' }, { allowed: false, code: 'premium_required' }],
    [{ suspendedAt: DAYS_AGO(1) }, { allowed: false, code: 'suspended_by_operator' }],
    [
      { subscriptionStatus: 'TRIAL_ACTIVE', trialStartedAt: DAYS_AGO(8) },
      { allowed: false, code: 'trial_ended' },
    ],
  ])('%j', (change, verdict) => {
    expect(decideForOwner({ ...row, ...change }, NOW).tellWebhooks).toEqual(verdict)
  })
})
