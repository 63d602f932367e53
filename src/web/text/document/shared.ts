import { formatDay } from '#web/text/dates.ts'

/** The words of the page that a link leads to. */
export const sharedText = {
  title: 'Shared document',
  by: 'You’re reading a requirements document that someone shared with you.',
  version: (version: number, written: string) => `Version ${version} of ${formatDay(written)}`,
  until: (end: string) => `this link works until ${formatDay(end)}`,
  newer: 'There is a newer version. Ask the person who sent you this for a new link.',
  print: 'Print',
  made: 'Made with Groundwork',
  makeOwn: 'Make your own',
  gone: 'This link opens nothing',
  goneDetail:
    'It has ended, or part of it is missing. Please ask the person who sent it for a new one.',
  passphraseTitle: 'This document needs a passphrase',
  passphraseDetail: 'The person who sent you the link can tell you what it is.',
  passphrase: 'Passphrase',
  show: 'Show passphrase',
  hide: 'Hide passphrase',
  openIt: 'Open document',
  failed: 'The document couldn’t be loaded',
} as const
