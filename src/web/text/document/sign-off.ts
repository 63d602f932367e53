import { formatDay } from '#web/text/dates.ts'

/** The words of asking for approvals, and of giving one. */
export const signOffText = {
  title: 'Get it approved',
  detail: (version: number) =>
    `Ask the people who decide. Each gets a link of their own to version ${version} and approves it with their name, without an account.`,
  name: 'Who should approve it?',
  email: 'Email',
  optional: 'optional',
  emailHint: 'We send the link once and don’t keep the address.',
  ask: 'Ask for approval',
  asked: (name: string) => `The link for ${name} is ready`,
  mailed: 'We’ve emailed it. You can also send it yourself:',
  copyIt: 'Send it to them. Whoever has it can approve in their name.',
  notMailed: 'The email couldn’t be sent. Please send the link yourself:',
  failed: 'Nobody was asked',
  another: 'Ask someone else',
  list: (count: number) => `Asked (${count})`,
  nobody: 'Nobody yet.',
  listFailed: 'The approvals couldn’t be loaded. They are safe.',
  waiting: (version: number, day: string) =>
    `version ${version}, asked ${formatDay(day)}, not approved yet`,
  ended: (version: number) => `version ${version}, not approved; the link has ended`,
  given: (version: number, at: string) => `approved version ${version} on ${formatDay(at)}`,
  stands: 'Nothing has changed since.',
  again: (count: number) =>
    count === 1 ? '1 item to look at again' : `${count} items to look at again`,
  as: (name: string, role: string | null) => (role === null ? name : `${name}, ${role}`),
  copy: 'Copy link',
  askAgain: 'Ask again',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove the approval of ${name}?`,
  removeDetail: 'It will no longer appear in the document or its exports. You can’t undo this.',
  keep: 'Keep it',
  removed: 'Removed',
  removeFailed: 'That wasn’t removed',
} as const

/** The words for whoever is asked. */
export const approvingText = {
  title: (name: string) => `${name}, is this what should be built?`,
  detail: (version: number) =>
    `Read version ${version} below. If it says what you want, approve it. If something is wrong, tell the person who sent it first.`,
  before: (version: number) =>
    `You approved version ${version}. These items are new, have changed or depend on a change; everything else still has your approval:`,
  nothingNew: (version: number) => `Nothing has changed since you approved version ${version}.`,
  name: 'Your name',
  role: 'Your role',
  optional: 'optional',
  roleHint: 'For example: co-owner, investor, head of sales.',
  says: 'Your name, your role and the time will appear in the document.',
  approve: (version: number) => `Approve version ${version}`,
  given: (name: string, at: string) => `Approved by ${name} on ${formatDay(at)}`,
  givenDetail:
    'Your name and the time are now part of the document. If it changes, its owner can ask you about the new parts alone.',
  hash: 'Fingerprint of what was approved',
  verify: 'How to check it',
  failed: 'Not approved',
  reload: 'Show it again',
} as const
