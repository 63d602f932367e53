import { type AccountStatus, readAccountStatus } from './account-status.ts'
import { readStatusAt, TRIAL_GENERATIONS, TRIAL_PROJECTS } from './trial.ts'

/** Why an action is refused. Each code has its sentence in `#contract/errors.ts`. */
export type RefusalCode =
  | 'account_suspended'
  | 'suspended_by_operator'
  | 'trial_ended'
  | 'trial_project_limit'
  | 'trial_no_deletion'
  | 'trial_generation_used'
  | 'premium_required'
  | 'free_project_limit'
  | 'project_limit'

export type Verdict = { allowed: true } | { allowed: false; code: RefusalCode }

/** What the rules need to know of an account. `status` is the status as it is now. */
export interface AccountUse {
  status: AccountStatus
  projectCount: number
  generationsUsed: number
}

export type Entitlements = Record<
  | 'createProject'
  | 'editProject'
  | 'saveAnswer'
  /** Judge the rows of the reading. */
  | 'correctReading'
  | 'deleteProject'
  | 'askAi'
  /** See the document as the answers so far would make it; nothing is stored. */
  | 'previewDocument'
  | 'generateDocument'
  | 'restoreDocument'
  | 'exportDocumentation'
  /** Make links for readers without an account. Reading by a link needs no account at all. */
  | 'shareDocument'
  /** Hear from those who read by a link. */
  | 'takeComments'
  /** Let agents and programs read by a token: goes with generating. */
  | 'readByAgents'
  /** Have addresses of one's own told what happens. */
  | 'tellWebhooks'
  /** Send the requirements to a tracker, as issues: Premium's. */
  | 'pushToTrackers',
  Verdict
>

/** More than a person works on; the list of projects shows them all. */
export const MOST_PROJECTS = 1_000

const yes: Verdict = { allowed: true }
const no = (code: RefusalCode): Verdict => ({ allowed: false, code })

/**
 * What an account may do (docs/product.md#entitlements). The server decides with it, the browser
 * explains with it; the server's answer is the one that counts.
 */
export function decideEntitlements(account: AccountUse): Entitlements {
  switch (account.status) {
    case 'PREMIUM_ACTIVE':
    case 'PREMIUM_CANCELED':
      return {
        ...everything(),
        createProject: account.projectCount < MOST_PROJECTS ? yes : no('project_limit'),
      }
    case 'TRIAL_ACTIVE':
      return trial(account)
    case 'TRIAL_CANCELED':
      return {
        ...refuseSpending('trial_ended'),
        createProject: no('trial_ended'),
        correctReading: no('trial_ended'),
      }
    case 'SUSPENDED':
      return refuseWriting('account_suspended')
    case 'SUSPENDED_BY_OPERATOR':
      return refuseWriting('suspended_by_operator')
    case 'FREE':
      return {
        ...refuseSpending('premium_required'),
        createProject: account.projectCount < TRIAL_PROJECTS ? yes : no('free_project_limit'),
      }
  }
}

/** Of an account's row: what decides its status. */
export interface OwnerRow {
  subscriptionStatus: string
  trialStartedAt: Date | null
  suspendedAt: Date | null
}

/** What an owner may have done at `now` without being there: nothing that what they used decides. */
export function decideForOwner(
  { subscriptionStatus, ...marks }: OwnerRow,
  now: Date,
): Pick<Entitlements, 'takeComments' | 'tellWebhooks' | 'pushToTrackers'> {
  const status = readStatusAt(readAccountStatus(subscriptionStatus), marks, now)
  return decideEntitlements({ status, projectCount: 0, generationsUsed: 0 })
}

/**
 * How many projects the status may hold. The insert repeats the limit, so that two requests at once
 * cannot both pass.
 */
export function getProjectLimit(status: AccountStatus): number {
  if (status === 'PREMIUM_ACTIVE' || status === 'PREMIUM_CANCELED') return MOST_PROJECTS
  return status === 'TRIAL_ACTIVE' || status === 'FREE' ? TRIAL_PROJECTS : 0
}

/** How many generations the status may spend in total; null when there is no limit. */
export function getGenerationLimit(status: AccountStatus): number | null {
  if (status === 'PREMIUM_ACTIVE' || status === 'PREMIUM_CANCELED') return null
  return status === 'TRIAL_ACTIVE' ? TRIAL_GENERATIONS : 0
}

function everything(): Entitlements {
  return {
    createProject: yes,
    editProject: yes,
    saveAnswer: yes,
    correctReading: yes,
    deleteProject: yes,
    askAi: yes,
    previewDocument: yes,
    generateDocument: yes,
    restoreDocument: yes,
    exportDocumentation: yes,
    shareDocument: yes,
    takeComments: yes,
    readByAgents: yes,
    tellWebhooks: yes,
    pushToTrackers: yes,
  }
}

function trial(account: AccountUse): Entitlements {
  return {
    ...everything(),
    createProject: account.projectCount < TRIAL_PROJECTS ? yes : no('trial_project_limit'),
    deleteProject: no('trial_no_deletion'),
    generateDocument:
      account.generationsUsed < TRIAL_GENERATIONS ? yes : no('trial_generation_used'),
    exportDocumentation: no('premium_required'),
    tellWebhooks: no('premium_required'),
    pushToTrackers: no('premium_required'),
  }
}

/** Reading and one's own words stay free; what costs us money is refused with `code`. */
function refuseSpending(code: RefusalCode): Entitlements {
  return {
    ...everything(),
    askAi: no(code),
    previewDocument: no(code),
    generateDocument: no(code),
    restoreDocument: no(code),
    exportDocumentation: no(code),
    shareDocument: no(code),
    takeComments: no(code),
    readByAgents: no(code),
    tellWebhooks: no(code),
    pushToTrackers: no(code),
  }
}

/** What is there can be read, taken along and deleted. */
function refuseWriting(code: RefusalCode): Entitlements {
  return {
    ...refuseSpending(code),
    createProject: no(code),
    editProject: no(code),
    saveAnswer: no(code),
    correctReading: no(code),
  }
}
