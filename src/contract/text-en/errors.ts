import type { ErrorCode } from '#contract/errors.ts'
import { AGENT_ERRORS } from './agent-errors.ts'
import { OPERATOR_ERRORS } from './operator-errors.ts'
import { SHARING_ERRORS } from './sharing-errors.ts'
import { TRACKER_ERRORS } from './tracker-errors.ts'

/** What a notice says of an error. */
export interface ErrorText {
  /** The notice's title; notices of failure are titled 'Error' unless it says more. */
  title: string
  /** What happened, what is safe, what to do. */
  message: string
}

/** The catalogue of docs/product.md#errors in words. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorText>> = {
  account_suspended: {
    title: 'Account suspended',
    message:
      'Your account is suspended. Everything you wrote is safe and readable. Reactivate your account to continue.',
  },
  trial_ended: {
    title: 'Trial ended',
    message: 'Your trial has ended. Everything you wrote is safe. Upgrade to Premium to continue.',
  },
  trial_project_limit: {
    title: 'Feature Restricted',
    message: 'Your trial includes one project. Upgrade to Premium to create more.',
  },
  trial_no_deletion: {
    title: 'Feature Restricted',
    message:
      'Project deletion is not available during trial period. Please upgrade to Premium to delete projects.',
  },
  trial_generation_used: {
    title: 'Trial limit reached',
    message:
      'You have already used your one-time requirements document generation. Please upgrade to premium for unlimited access.',
  },
  premium_required: {
    title: 'Premium needed',
    message: 'Available with Premium.',
  },
  free_project_limit: {
    title: 'Feature Restricted',
    message: 'Your plan includes one project. Upgrade to Premium to create more.',
  },
  project_limit: {
    title: 'Too many projects',
    message:
      'An account can have up to 1,000 projects. Nothing was changed. Please delete one you no longer need, then create this one.',
  },
  signed_out: {
    title: 'Please sign in',
    message: 'Authentication required',
  },
  wrong_credentials: {
    title: 'Not signed in',
    message: 'That email or password isn’t right. Try again or reset your password.',
  },
  email_not_verified: {
    title: 'Please confirm your email',
    message: 'We’re sending you an email with a link. Open it, then sign in.',
  },
  password_too_common: {
    title: 'Error',
    message:
      'This password is easy to guess. Please choose another one; a few unrelated words work well.',
  },
  wrong_password: {
    title: 'Error',
    message: 'Your current password isn’t right. Nothing was changed.',
  },
  no_password: {
    title: 'Error',
    message: 'You sign in with another service, so there is no password to change here.',
  },
  subscription_not_ended: {
    title: 'Not deleted',
    message:
      'We couldn’t end your subscription with the payment provider, so nothing was deleted. Please try again in a few minutes.',
  },
  email_taken: {
    title: 'Error',
    message: 'This email can’t be used for a new account. Please sign in or reset your password.',
  },
  link_expired: {
    title: 'This link no longer works',
    message: 'Links work once, for ten minutes. Please ask for a new one.',
  },
  not_found: {
    title: 'Error',
    message: 'Not found. It may have been deleted.',
  },
  invalid_input: {
    title: 'Error',
    message: 'Some fields need your attention. Nothing was changed.',
  },
  answer_conflict: {
    title: 'Changed somewhere else',
    message:
      'This answer was changed in another tab or on another device. We kept both; please choose.',
  },
  edit_conflict: {
    title: 'Changed somewhere else',
    message:
      'This item was changed in another tab or on another device, or there’s a newer document. Your text is still here; please check it and save again.',
  },
  reading_conflict: {
    title: 'Changed somewhere else',
    message:
      'This was changed in another tab or on another device. You’re now seeing that version; please decide again.',
  },
  telling_conflict: {
    title: 'Changed somewhere else',
    message:
      'These notes were changed in another tab or on another device. You’re now seeing the latest; please check again.',
  },
  notes_full: {
    title: 'Your notes are full',
    message:
      'A project can have up to 360,000 characters of notes. Nothing was lost; delete notes you no longer need, then try again.',
  },
  ...SHARING_ERRORS,
  ...OPERATOR_ERRORS,
  ...AGENT_ERRORS,
  ...TRACKER_ERRORS,
  file_refused: {
    title: 'We couldn’t read that file',
    message: 'We couldn’t read that file. Save it as Word, PDF or text, or paste its words here.',
  },
  answers_missing: {
    title: 'Missing required answers',
    message: 'Please complete all required questions before generating the document.',
  },
  answers_inadequate: {
    title: 'Answers need more detail',
    message: 'Please provide more detailed answers before generating the document.',
  },
  generation_failed: {
    title: 'Generation failed',
    message: 'Failed to generate requirements document. Please try again.',
  },
  generation_running: {
    title: 'Already generating',
    message: 'We’re already generating a document for you. Please wait for it to finish.',
  },
  generation_cancelled: {
    title: 'Generation cancelled',
    message: 'The generation was cancelled. Nothing was saved or used up.',
  },
  export_failed: {
    title: 'Export failed',
    message: 'We couldn’t make the file. Nothing was changed. Please try again.',
  },
  consultation_failed: {
    title: 'Consultation Failed',
    message: 'Failed to get AI consultation',
  },
  reading_failed: {
    title: 'The AI model didn’t read your answers',
    message:
      'The AI model couldn’t be reached or gave nothing usable. Your answers are safe, and what our own rules understood is kept. Please try again later.',
  },
  contact_not_mailed: {
    title: 'Error sending message',
    message:
      'Failed to send email. Your message is stored here, and we keep trying to deliver it. There’s no need to send it again.',
  },
  consultation_stopped: {
    title: 'Reply stopped',
    message: 'The reply was stopped before it began, so there’s nothing to show.',
  },
  checkout_failed: {
    title: 'Error',
    message: 'Failed to create checkout session',
  },
  checkout_redirect_failed: {
    title: 'Error',
    message: 'Failed to redirect to checkout',
  },
  portal_failed: {
    title: 'Error',
    message: 'Failed to open billing portal. Please try again.',
  },
  reconcile_failed: {
    title: 'Error',
    message:
      'We can’t reach the payment provider right now. Nothing is lost: your plan updates as soon as we can.',
  },
  payments_off: {
    title: 'Error',
    message: 'We can’t take payments here yet. Please get in touch.',
  },
  trial_cancel_failed: {
    title: 'Error',
    message: 'Failed to cancel trial. Please try again.',
  },
  trial_not_active: {
    title: 'Error',
    message: 'There is no active trial to cancel. Nothing was changed.',
  },
  test_payment_refused: {
    title: 'Error',
    message: 'This isn’t possible any more. Nothing was changed.',
  },
  webhook_refused: {
    title: 'Error',
    message: 'This is not a signed event of the payment provider.',
  },
  idempotency_key_reused: {
    title: 'Error',
    message: 'This request was already sent with different content. Nothing was changed.',
  },
  origin_refused: {
    title: 'Error',
    message: 'This request didn’t come from the app. Open the app in your browser and try again.',
  },
  unsupported_media_type: {
    title: 'Error',
    message: 'The request body must be JSON (Content-Type: application/json).',
  },
  body_too_large: {
    title: 'Error',
    message: 'This is too long to send. Please shorten it; your text is still on the page.',
  },
  too_many_requests: {
    title: 'Please wait a moment',
    message: 'Too many requests in a short time. Your text is safe. Please try again in a moment.',
  },
  unavailable: {
    title: 'Error',
    message: 'We can’t reach the service right now. Your text is safe. Please try again shortly.',
  },
  storage_full: {
    title: 'Error',
    message: 'Our server has run out of space. Your text is still on this page.',
  },
  unknown: {
    title: 'Error',
    message: 'Something went wrong on our side. Your text is safe. Please try again.',
  },
}
