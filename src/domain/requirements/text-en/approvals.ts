/** How a document tells who approved it. */
export const APPROVAL_TEXT = {
  title: 'Approved.',
  who: (name: string, role: string | null): string => (role === null ? name : `${name} (${role})`),
  gave: (who: string, version: number, day: string): string =>
    `${who} approved version ${version} on ${day}`,
  /** Nothing of it has changed since. */
  stands: '; everything stands.',
  again: (count: number): string =>
    count === 1 ? '; 1 item to be looked at again: ' : `; ${count} items to be looked at again: `,
  /** In the register: the moment in UTC, and the hash of what was approved. */
  at: (time: string): string => `${time} UTC`,
  sha256: 'SHA-256 ',
  note: 'The hash is of the canonical JSON (RFC 8785) of the version that was approved. The JSON export can be checked against it.',
  /** To be signed on paper, where nobody has approved it in the app. */
  signOff: {
    heading: 'Sign-off',
    recognise: 'I recognise my business in this.',
    before: 'I decide what section 1 asks before building starts.',
    rest: 'For the questions of section 15, the right column is built.',
    lines: ['Founder: ……………………………… Date: ………………', 'Builder: ……………………………… Date: ………………'],
  },
} as const
