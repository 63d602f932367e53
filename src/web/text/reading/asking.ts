import type { AskCode, ChoiceCode, Place } from '#domain/reading/review/questions.ts'

interface Asked {
  who: string
  what: string
}

/** What is asked about a row that is to be checked. */
export const askText: Readonly<Record<AskCode, (row: Asked) => string>> = {
  mayNever: ({ who, what }) => `${who}: should the app never let them ${what}?`,
  mayOnly: ({ who, what }) => `Is ${who} the only one who may ${what}?`,
  may: ({ who, what }) => `May ${who} ${what}?`,
  access: ({ who }) => `Will ${who} use the app?`,
  actor: ({ what }) => `“${what}”: who does that?`,
  receiver: () => 'Who gets this message?',
  priority: ({ what }) => `How important is it to ${what}?`,
  number: () => 'Is this number right?',
  contradiction: () => 'These two don’t agree. Which one is right?',
  whatThen: ({ what }) => `What should happen when ${what}?`,
  offered: () => 'You didn’t say this. Should it be so?',
  asked: () => 'A developer would have to ask you this:',
  right: () => 'Did I get this right?',
}

/** The chips. */
export const choiceText: Readonly<Record<ChoiceCode, string>> = {
  yes: 'Yes',
  yesNever: 'Yes, never',
  yesOnly: 'Yes, nobody else',
  noMay: 'No, they may',
  othersToo: 'Others may, too',
  noNever: 'No, never',
  doesNotMatter: 'It doesn’t matter',
  usesApp: 'Yes, uses the app',
  usesNotApp: 'No, doesn’t use it',
  name: '',
  app: 'The app',
  someoneElse: 'Someone else…',
  must: 'Must have',
  could: 'Nice to have',
  first: 'The first',
  second: 'The second',
  leaveOut: 'No, strike it out',
  change: 'Not quite…',
  undecided: 'Not decided yet',
}

export const askWords = {
  check: (at: number, of: number) => `Please check · ${at} of ${of}`,
  later: 'Ask me later',
  first: (words: string) => `First: ${words}`,
  second: (words: string) => `Second: ${words}`,
  whoDoesThis: 'Who does this?',
  notPlaced: 'I haven’t placed these words yet. What are they?',
  answered: (choice: string, left: number) =>
    `${choice}. ${left === 0 ? 'Nothing left to check' : `${left} to check`}.`,
} as const

/** What words without a row may be. */
export const placeText: Readonly<Record<Place, string>> = {
  permission: 'Who may do something',
  feature: 'Something the app does',
  thing: 'Something to remember',
  rule: 'A rule',
  background: 'Only background',
  doubt: 'Not decided yet',
}
