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
  addressHint:
    'Give your agent this address. It asks for your permission here, or takes a token you make below.',
  copyAddress: 'Copy address',
  copied: 'Copied',
  connections: 'Connected agents',
  noConnections: 'No agent is connected.',
  connectionsFailed: 'Your connected agents couldn’t be loaded.',
  from: (host: string) => `from ${host}`,
  registered: 'registered itself',
  since: (day: string) => `connected ${formatDay(day)}`,
  disconnect: 'Disconnect',
  disconnectNamed: (name: string) => `Disconnect ${name}`,
  disconnected: 'Agent disconnected',
  disconnectedDetail: 'It can no longer read anything.',
  disconnectFailed: 'The agent wasn’t disconnected',
  tokens: 'Your tokens',
  none: 'No tokens yet.',
  listFailed: 'Your tokens couldn’t be loaded. They still work.',
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
  questions: 'Ask me questions about the documents',
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

/** The words of the page on which an agent asks to be let in. */
export const connectText = {
  title: (name: string) => `Let ${name} read your documents?`,
  who: (host: string, email: string) => `This agent from ${host} asks for access to ${email}.`,
  unknown: (email: string) =>
    `This agent asks for access to ${email}. It chose its name itself, and nobody has checked it.`,
  may: 'It may do this:',
  reads: 'Read all your projects and documents',
  asks: 'Ask you questions about them',
  reports: 'Report what it has built',
  mayNot: 'It can’t change anything you wrote, and never sees your password or billing.',
  back: (host: string) => `Afterwards you go back to ${host}.`,
  here: 'Afterwards you go back to the program on this computer.',
  undo: 'You can disconnect it at any time on your profile page.',
  allow: 'Allow',
  allowing: 'Connecting',
  refuse: 'Don’t allow',
  loading: 'Loading',
  failed: 'This request can’t be completed',
  failedDetail:
    'It is incomplete, has expired, or comes from an agent we can’t recognize. Nothing was shared. Please start again in your agent.',
  home: 'Go to dashboard',
} as const
