import { LIMITS } from '#contract/limits.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'

/** The words of signing in, signing up and choosing a new password. */
export const signInText = {
  signIn: {
    title: 'Sign in',
    detail: 'Welcome back. Your answers are where you left them.',
    again: 'Sign in again to go on where you were.',
    action: 'Sign in',
    other: 'New here?',
    otherAction: 'Create an account',
    forgot: 'Forgotten your password?',
  },
  signUp: {
    title: 'Create your account',
    detail: `Free for ${TRIAL_DAYS} days. No card needed.`,
    action: 'Create account',
    other: 'You have an account?',
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
    detail: 'Enter your email. We send a link with which you choose a new password.',
    action: 'Send the link',
    other: 'You remember it?',
    otherAction: 'Sign in',
  },
  reset: {
    title: 'Choose a new password',
    detail: 'Afterwards you are signed out everywhere and sign in with the new one.',
    action: 'Save the new password',
    noToken: 'This link is not complete. Please open it from the email once more.',
    newLink: 'Ask for a new link',
  },
  checkEmail: {
    title: 'Check your inbox',
    verify: (email: string) => `We are sending a link to ${email}. Please follow it, then sign in.`,
    reset: (email: string) =>
      `If there is an account for ${email}, we are sending a link. It works for 10 minutes.`,
    outbox: 'This server has no mail server: the link is in its outbox folder and its log.',
    again: 'Send again',
    sentAgain: 'Sent once more. It can take a minute to arrive.',
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
      'Links work once, for ten minutes. Sign in below and we send a new one if it is needed.',
  },
} as const

/** Why an outside sign-in came back without success; unknown codes read as `outside_failed`. */
export const outsideErrors = {
  account_not_linked:
    'This email has an account here already. Please sign in the way you did before.',
  outside_cancelled: 'You left before signing in was finished. Nothing has changed.',
  outside_unavailable: 'The other service is not reachable right now. Please try again shortly.',
  outside_failed: 'Signing in with the other service did not work. Please try again.',
} as const

export const outsideErrorTitle = 'Not signed in'
