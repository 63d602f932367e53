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

The link works once and expires in ten minutes. If it has expired, sign in and we'll send you a new one.

If you didn't sign up, you can ignore this email.
`,
  }),
  resetPassword: (link: string): MailText => ({
    subject: 'Choose a new password for Groundwork',
    text: `You asked to reset your password. Open this link to choose a new one:

${link}

The link works once and expires in ten minutes. Until you use it, your old password still works.

If you didn't ask for this, you can ignore this email. Nobody can change your password without the link.
`,
  }),
  alreadyRegistered: (link: string): MailText => ({
    subject: 'You already have a Groundwork account',
    text: `Someone, probably you, tried to sign up for Groundwork with this email address. You already have an account, and nothing about it has changed.

Please sign in as usual. If you've forgotten your password, choose a new one here:

${link}

The link works once, for ten minutes.

If this wasn't you, you can ignore this email.
`,
  }),
  approvalAsked: (founder: string, link: string): MailText => ({
    subject: 'Please approve a requirements document',
    text: `${founder} asks you to read a requirements document and say whether this is what should be built. Open this link; you don't need an account:

${link}

The link works for 30 days. If you have questions, reply to this email and it goes to ${founder}.

If you don't know ${founder}, you can ignore this email. We don't keep your address.
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
    text: `Your Groundwork account was just deleted with everything in it: projects, answers, consultations and documents. If you had a subscription, we ended it first.

We keep one thing: a code made from your email address that can't be turned back into it. All it tells us is that the free trial was used.

If this wasn't you, please check who else can read your email and use your devices: whoever did it was signed in to your account.
`,
  } satisfies MailText,
}
