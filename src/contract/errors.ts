import type { RefusalCode } from '#domain/entitlements.ts'
import { ERROR_TEXTS, type ErrorText } from './text-en/errors.ts'

const REFUSALS = {
  account_suspended: 403,
  suspended_by_operator: 403,
  trial_ended: 403,
  trial_project_limit: 403,
  trial_no_deletion: 403,
  trial_generation_used: 403,
  premium_required: 403,
  free_project_limit: 403,
  project_limit: 403,
} as const satisfies Record<RefusalCode, number>

/** The HTTP status of each error. Its words are in `text-en/errors.ts` and its twins. */
export const ERROR_STATUS = {
  ...REFUSALS,
  signed_out: 401,
  wrong_credentials: 400,
  email_not_verified: 403,
  password_too_common: 400,
  wrong_password: 400,
  no_password: 400,
  subscription_not_ended: 502,
  email_taken: 409,
  link_expired: 400,
  not_found: 404,
  invalid_input: 400,
  answer_conflict: 409,
  edit_conflict: 409,
  reading_conflict: 409,
  telling_conflict: 409,
  notes_full: 409,
  file_refused: 422,
  share_limit: 409,
  share_gone: 404,
  thread_limit: 409,
  comments_closed: 403,
  wording_gone: 409,
  passphrase_needed: 401,
  passphrase_wrong: 400,
  approval_limit: 409,
  approval_closed: 403,
  document_changed: 409,
  token_limit: 409,
  token_refused: 401,
  scope_missing: 403,
  webhook_limit: 409,
  webhook_off: 409,
  tracker_missing: 409,
  tracker_refused: 400,
  tracker_gone: 400,
  tracker_limited: 429,
  tracker_failed: 502,
  push_running: 409,
  answers_missing: 400,
  answers_inadequate: 400,
  generation_failed: 502,
  generation_running: 409,
  generation_cancelled: 409,
  export_failed: 500,
  consultation_failed: 502,
  reading_failed: 502,
  model_daily_limit: 429,
  contact_not_mailed: 502,
  consultation_stopped: 409,
  checkout_failed: 502,
  checkout_redirect_failed: 502,
  portal_failed: 502,
  reconcile_failed: 502,
  payments_off: 503,
  trial_cancel_failed: 500,
  trial_not_active: 409,
  test_payment_refused: 409,
  webhook_refused: 400,
  confirmation_needed: 403,
  sign_in_again: 403,
  admin_conflict: 409,
  idempotency_key_reused: 422,
  origin_refused: 403,
  unsupported_media_type: 415,
  body_too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  storage_full: 507,
  unknown: 500,
} as const

/** Whether an action was refused for the account's plan as it is now. */
export function isPlanRefusal(code: ErrorCode): boolean {
  return code in REFUSALS || code === 'trial_not_active'
}

export type ErrorCode = keyof typeof ERROR_STATUS

interface ErrorEntry extends ErrorText {
  /** HTTP status. */
  status: number
}

/**
 * The catalogue of docs/product.md#errors as data, in the language of this build. The browser
 * decides by code, never by the words; the server takes its words by the request's language.
 */
export const errorCatalogue = Object.fromEntries(
  Object.entries(ERROR_STATUS).map(([code, status]) => [
    code,
    { status, ...ERROR_TEXTS[code as ErrorCode] },
  ]),
) as Readonly<Record<ErrorCode, ErrorEntry>>
