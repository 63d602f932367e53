import type { Wording } from '#domain/wording.ts'

/** What holds for every feature, and for all that is kept, where nobody said anything of it. */
export const COMMON_TEXT = {
  saved: 'Whatever is saved is confirmed on screen and is still there after a reload',
  failure:
    'When an action fails, the app says so in plain words, changes nothing and keeps what was typed',
  refused:
    'What neither section 4 nor a default (CT, OQ) allows, the server refuses, also by its direct address; the test signs in as each role and tries whatever it must not do',
  twice: 'A double press, or the same sent twice, does it once',
  together:
    'When two people take or change the same thing at the same time, one succeeds; the other is told, and nothing they typed is lost',
  kept: {
    text: 'At most one day of what is kept can be lost: each night it is copied to another place',
    check: 'Before the first use one copy is brought back: all of it is there',
  },
  goes: {
    text: 'What section 9 says shall go is gone after its day',
    check: 'Set the date of a made-up record past its day: 0 in lists, searches and exports',
  },
  stays: {
    text: 'What section 9 says is kept is there to its last day',
    check: 'Set the date of a made-up record to its last day: it is still there',
  },
  hidden: {
    text: (fields: string): string => `Seen only by those whom section 4 allows: ${fields}`,
    check: 'Sign in as each other role: 0 shown, also in lists, exports and messages',
  },
  /** "weight, medical (child)" */
  fieldsOf: (fields: readonly string[], thing: string): string =>
    `${fields.join(', ')} (${thing.toLowerCase()})`,
  between: '; ',
} as const

/** The same in one language. */
export type CommonText = Wording<typeof COMMON_TEXT>
