import type { ErrorText } from './errors.ts'

/** What an operator's settings and the admin page refuse. */
export const OPERATOR_ERRORS = {
  suspended_by_operator: {
    title: 'Account suspended',
    message:
      'The operator of this service has suspended your account. Everything you wrote is safe: you can read it, download it and delete it. If you think this is a mistake, write to us through the contact page.',
  },
  model_daily_limit: {
    title: 'AI used up for today',
    message:
      'Your account has used its share of the AI model for today. What you wrote is saved, and everything that needs no model goes on. The share is whole again at midnight UTC.',
  },
  confirmation_needed: {
    title: 'Your password, please',
    message: 'Please type your password once more. Nothing was changed yet.',
  },
  sign_in_again: {
    title: 'Please sign in again',
    message: 'Sign out and in again, then do this within ten minutes. Nothing was changed yet.',
  },
  admin_conflict: {
    title: 'Nothing was changed',
    message: 'This has changed in the meantime, or can’t be done here. Look at the list again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
