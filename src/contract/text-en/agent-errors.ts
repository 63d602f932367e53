import type { ErrorText } from './errors.ts'

/** What can go wrong with tokens, with what agents ask, and with webhooks. */
export const AGENT_ERRORS = {
  token_limit: {
    title: 'Too many tokens',
    message: 'You can have up to 50 tokens. End one you no longer need, then make this one.',
  },
  token_refused: {
    title: 'Token not accepted',
    message:
      'This token is unknown, has expired or was ended. Make a new one on your profile page.',
  },
  scope_missing: {
    title: 'Not allowed with this token',
    message: 'This token may not do that. Make one that may on your profile page.',
  },
  webhook_limit: {
    title: 'Too many webhooks',
    message: 'You can have up to 5 webhooks. Delete one you no longer need, then add this one.',
  },
  webhook_off: {
    title: 'This webhook is off',
    message: 'Turn it on first, then send again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
