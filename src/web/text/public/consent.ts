/** The words of the cookie banner. */
export const consentText = {
  label: 'Cookies',
  title: 'May we count your visit?',
  /** Where the operator has configured analytics. */
  measured:
    'We use cookies for signing in. If you agree, we also count visits with Google Analytics.',
  /** Where nothing is measured: one line, on a phone too. */
  unmeasured: 'Sign-in cookies only.',
  policy: 'Cookie Policy',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close without choosing',
} as const
