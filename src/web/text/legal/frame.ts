/** The words that the legal pages share. */
export const legalFrameText = {
  contents: 'On this page',
  operator: {
    name: 'Operator',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
  },
  /** In place of a fact that the server's settings lack. */
  missing: (setting: string) => `Not given yet (${setting})`,
  /** The heading of a column before its cell, where a phone shows a row as a list. */
  labelled: (heading: string) => `${heading}:`,
  cookieChoices: 'Open the cookie choices',
  contactLine: 'A question about this page?',
  contact: 'Write to us',
} as const
