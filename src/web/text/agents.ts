import type { Scope } from '#domain/agents/scopes.ts'
import { formatDateTime, formatDay } from '#web/text/dates.ts'

const can: Readonly<Record<Scope, string>> = {
  'requirements:read': 'reads your projects and documents',
  'questions:write': 'asks you questions',
  'progress:write': 'reports what it has built',
}

/** The words of agents and programs that a person lets in. */
export const agentsText = {
  title: 'Connected agents and tokens',
  detail:
    'Let a coding agent, such as Claude Code or Cursor, read your documents while it builds. It never changes what you wrote.',
  address: 'Address for agents',
  addressHint: 'Give your agent this address and a token.',
  copyAddress: 'Copy address',
  copied: 'Copied',
  tokens: 'Your tokens',
  none: 'No tokens yet.',
  listFailed: 'Your tokens couldn’t be loaded. They still work.',
  retry: 'Try again',
  add: 'New token',
  ending: (letters: string) => `ends in ${letters}`,
  can: (scopes: readonly Scope[]) => {
    const told = new Intl.ListFormat('en').format(scopes.map((scope) => can[scope]))
    return told.charAt(0).toUpperCase() + told.slice(1)
  },
  used: (moment: string | null) =>
    moment === null ? 'never used' : `last used ${formatDateTime(moment)}`,
  until: (end: string | null) => (end === null ? 'no end date' : `until ${formatDay(end)}`),
  expired: (end: string) => `expired ${formatDay(end)}`,
  end: 'End',
  endOf: (name: string) => `End the token ${name}`,
  ended: 'Token ended',
  endedDetail: 'It no longer opens anything.',
  endFailed: 'The token wasn’t ended',
} as const

/** The words of the dialog that makes a token. */
export const newTokenText = {
  title: 'New token',
  detail:
    'A token works like a password for one agent or program. It can read all your projects and documents.',
  name: 'Name',
  nameHint: 'What you’ll use it for, such as “Cursor on my laptop”.',
  nameMissing: 'Please give it a name.',
  lasts: 'The token works for',
  days: (days: number | null) =>
    days === null ? 'as long as I keep it' : days === 365 ? 'one year' : `${days} days`,
  also: 'It may also',
  progress: 'Report what it has built',
  make: 'Make token',
  making: 'Making',
  cancel: 'Cancel',
  made: 'Your token is ready',
  madeDetail: 'Copy it now: we keep only a fingerprint of it, so it’s shown just this once.',
  token: 'Token',
  copy: 'Copy token',
  copied: 'Copied',
  line: 'For Claude Code, paste this into a terminal:',
  copyLine: 'Copy command',
  done: 'Done',
} as const
