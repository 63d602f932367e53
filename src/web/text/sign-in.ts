import { LIMITS } from '#contract/limits.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'

/** The words of signing in, signing up and choosing a new password. */
export const signInText = {
  signIn: {
    detail: 'Welcome back. Your answers are where you left them.',
    again: 'Sign in again to pick up where you left off.',
    action: 'Sign in',
    other: 'New here?',
    otherAction: 'Create an account',
    forgot: 'Forgot your password?',
  },
  signUp: {
    title: 'Create your account',
    detail: `Free for ${TRIAL_DAYS} days. No card needed.`,
    action: 'Create account',
    other: 'Already have an account?',
    otherAction: 'Sign in',
    /** Around the links to the two pages. */
    agreement: {
      before: 'By creating an account you accept the ',
      terms: 'Terms of Service',
      between: ' and the ',
      privacy: 'Privacy Policy',
      after: '. If you are under 13, a parent or guardian must agree first.',
    },
  },
  forgot: {
    title: 'Choose a new password',
    detail: 'Enter your email. We’ll send you a link to reset your password.',
    action: 'Send the link',
    other: 'Remembered it?',
    otherAction: 'Sign in',
  },
  reset: {
    detail: 'You’ll be signed out everywhere; sign in again with the new password.',
    action: 'Save the new password',
    noToken: 'Part of this link is missing. Please open it from the email again.',
    newLink: 'Ask for a new link',
  },
  checkEmail: {
    title: 'Check your inbox',
    verify: (email: string) => `We’re sending a link to ${email}. Open it, then sign in.`,
    reset: (email: string) =>
      `If ${email} has an account, a link is on its way. It expires in 10 minutes.`,
    outbox: 'This server has no mail server: the link is in its outbox folder and its log.',
    again: 'Send again',
    sentAgain: 'Sent again. It can take a minute to arrive.',
    back: 'Back to sign-in',
  },
  fields: {
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${LIMITS.passwordMin} characters. A few unrelated words work well.`,
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  rules: {
    emailMissing: 'Please enter your email.',
    email: 'Please enter a valid email address.',
    password: 'Please enter your password.',
    newPassword: 'Please choose a password.',
    passwordShort: `Please use at least ${LIMITS.passwordMin} characters.`,
    tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  },
  providers: {
    or: 'or',
    action: (name: string) => `Continue with ${name}`,
  },
  passwordChanged: {
    title: 'Your new password is saved',
    detail: 'Please sign in with it.',
  },
  verify: {
    pending: 'Confirming your email',
    done: 'Your email is confirmed',
    doneDetail: 'Enter your password and your first question opens.',
    expiredDetail:
      'Links work once, for ten minutes. Sign in below and we’ll send a new one if you need it.',
  },
} as const

/** Why an outside sign-in came back without success; unknown codes read as `outside_failed`. */
export const outsideErrors = {
  account_not_linked: 'This email already has an account. Please sign in the way you did before.',
  outside_cancelled: 'Signing in wasn’t finished. Nothing has changed.',
  outside_unavailable: 'The other service can’t be reached right now. Please try again shortly.',
  outside_failed: 'Signing in with the other service didn’t work. Please try again.',
} as const

export const outsideErrorTitle = 'Not signed in'
