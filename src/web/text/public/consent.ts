/** The words of the cookie banner. */
export const consentText = {
  label: 'Cookies',
  title: 'May we count your visit?',
  /** Where the operator has configured analytics. */
  measured:
    'We use the cookies that signing in needs. If you agree, we also count visits with Google Analytics.',
  /** Where nothing is measured: true, and the choice still holds for later. */
  unmeasured:
    'We use the cookies that signing in needs. Visits are not counted here today; your choice holds if that changes.',
  policy: 'Cookie Policy',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close without choosing',
} as const
