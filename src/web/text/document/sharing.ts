import { formatDateTime, formatDay } from '#web/text/dates.ts'

/** The words of links to a document. */
export const sharingText = {
  title: 'Share this document',
  detail: (version: number) =>
    `Whoever has the link can read version ${version}, without an account. They see this document and nothing else of yours.`,
  lasts: 'The link works for',
  days: (days: number | null) => (days === null ? 'as long as I keep it' : `${days} days`),
  passphrase: 'Passphrase',
  optional: 'optional',
  passphraseHint: 'Tell it to your readers another way, not in the same message as the link.',
  show: 'Show passphrase',
  hide: 'Hide passphrase',
  make: 'Make link',
  made: 'Your link is ready',
  madeDetail: 'Send it to a developer, an agency or a partner.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  failed: 'The link wasn’t made',
  links: (count: number) => `Your links (${count})`,
  none: 'No links yet.',
  listFailed: 'Your links couldn’t be loaded. They still work.',
  of: (project: string, version: number) => `${project}, version ${version}`,
  until: (end: string | null) => (end === null ? 'no end date' : `until ${formatDay(end)}`),
  expired: (end: string) => `ended ${formatDay(end)}`,
  withPassphrase: 'with passphrase',
  opened: (count: number, last: string | null) =>
    last === null
      ? 'not opened yet'
      : `opened ${count === 1 ? 'once' : `${count} times`}, last ${formatDateTime(last)}`,
  end: 'End',
  endOf: (what: string) => `End the link to ${what}`,
  ended: 'Link ended',
  endedDetail: 'It no longer opens anything.',
  endFailed: 'The link wasn’t ended',
} as const
