export interface MailText {
  subject: string
  text: string
}

/**
 * The emails around signing in. They hold nothing that a stranger typed (no name), because
 * anybody can have one sent to any address.
 */
export const mailText = {
  verifyEmail: (link: string): MailText => ({
    subject: 'Confirm your email for Groundwork',
    text: `Welcome to Groundwork.

Please confirm your email address by opening this link, then sign in:

${link}

The link works once, for ten minutes. If it has run out, sign in and we send a new one.

If you did not sign up, please ignore this email.
`,
  }),
  resetPassword: (link: string): MailText => ({
    subject: 'Choose a new password for Groundwork',
    text: `You asked to choose a new password. Open this link to do so:

${link}

The link works once, for ten minutes. Until you use it, your old password stays as it is.

If you did not ask for this, please ignore this email. Nobody can change your password without it.
`,
  }),
  alreadyRegistered: (link: string): MailText => ({
    subject: 'You already have a Groundwork account',
    text: `Someone, probably you, tried to sign up for Groundwork with this email address. It already has an account, and nothing about it was changed.

Please sign in as usual. If you do not know the password, choose a new one here:

${link}

The link works once, for ten minutes.

If it was not you, please ignore this email.
`,
  }),
  passwordChanged: {
    subject: 'Your Groundwork password was changed',
    text: `The password of your Groundwork account was just changed, and every device was signed out.

If this was you, there is nothing to do. If it was not, please choose "Forgotten password" on the sign-in page at once, and check who can read your email.
`,
  } satisfies MailText,
  passwordChangedHere: {
    subject: 'Your Groundwork password was changed',
    text: `The password of your Groundwork account was just changed from its profile page, and every other device was signed out.

If this was you, there is nothing to do. If it was not, please choose "Forgotten password" on the sign-in page at once, and check who can read your email.
`,
  } satisfies MailText,
  accountDeleted: {
    subject: 'Your Groundwork account is deleted',
    text: `Your Groundwork account was just deleted with everything in it: projects, answers, consultations and documents. A running subscription was ended first.

We keep one thing: a code made from your email address that cannot be read back. It only tells that the free trial was used.

If you did not do this, please check who else can read your email and use your devices: whoever did it was signed in with your account.
`,
  } satisfies MailText,
}
