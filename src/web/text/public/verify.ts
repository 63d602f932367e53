import { formatDay } from '#web/text/dates.ts'

/** The words of the page that checks a JSON export. */
export const verifyText = {
  title: 'Check an approved document',
  lead: 'Drop the JSON export of a requirements document here. Your browser works out its fingerprint and compares it with what people approved. Nothing is uploaded.',
  choose: 'Choose a JSON file',
  orDrop: 'or drop it here',
  checking: 'Checking',
  withoutScript:
    'This check runs in your browser and needs JavaScript. On your own computer, “npm run verify -- FILE” does the same.',
  failed: {
    file: 'This isn’t a requirements document exported as JSON, or it’s incomplete.',
    browser:
      'Your browser only checks files over a secure connection. Open this page with https, or use “npm run verify -- FILE”.',
  },
  checked: (title: string, version: number) => `${title}, version ${version}`,
  unchanged: 'The file is exactly as it was exported.',
  changed: 'The file was changed after it was exported.',
  unstated: 'The file is from before exports stated a fingerprint.',
  fingerprint: 'Fingerprint (SHA-256)',
  approvals: (count: number) => (count === 1 ? '1 approval' : `${count} approvals`),
  nobody: 'Nobody has approved this version or one before it.',
  who: (name: string, role: string | null) => (role === null ? name : `${name}, ${role}`),
  gave: (version: number, at: string) => `approved version ${version} on ${formatDay(at)}`,
  whole: (count: number) => `All ${count} items are exactly what was approved.`,
  part: (approved: number, again: number) =>
    `${approved} ${approved === 1 ? 'item is' : 'items are'} what was approved. ${again === 1 ? '1 is' : `${again} are`} not, or depend on something that changed:`,
  approvedItems: (count: number) => `Show the ${count} approved items`,
  limits:
    'What this shows: whether the text is what was approved. What it can’t show: who pressed the button. Ask the people named if it matters.',
} as const
