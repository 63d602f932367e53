import { bare } from '#domain/requirements/phrases.ts'

function slicesUpTo(last: number): string {
  return last === 2 ? 'slices 1 and 2' : `slices 1 to ${last}`
}

/** The words around requirements, the rules that stand below them, their tests, and the slices that build them. */
export const REQUIREMENT_TEXT = {
  untested: { before: 'No criteria below a requirement: ', after: '.' },
  /** What a line leaves out that the heading or the sentence above it says. */
  shortSentences: 'Under a name: what the app shall let them do, unranked unless a rank is given.',
  /** The same where every sentence says who does it. */
  unranked: 'Not ranked unless a rank is given.',
  /** Above what is told of a subject in a line each. */
  alsoShort: 'Also:',
  /** What a criterion says of a rule that is told elsewhere. */
  ruleHolds: (id: string): string => `${id} holds`,
  /** A step of the story with what is of this one story alone. */
  withExample: (step: string, examples: readonly string[]): string =>
    `${bare(step)}, for example ${examples.join(', ')}.`,
  examplesInSteps: 'Names, days and counts are of this one story, never a requirement.',
  /** In a file, for words that the founder asked not to put in. */
  withheld: '[…]',
  /** Before the amounts of today. */
  sizedFor: 'Sized for: ',
  slices: {
    before: 'In slices (',
    after:
      '), each with the rules, messages and data of its functions; it ends when all their tests pass. A test that needs a function of a later slice is run at the end of that one.',
    late: ' If time or money runs short, only what is nice to have goes.',
    lateByRank:
      ' If time or money runs short, what is nice to have goes, then what nobody ranked and no must needs; never a must.',
  },
  /** Below the slices, in working days of one developer. */
  plan: {
    /** The heads of the columns. */
    days: 'Days',
    by: 'By',
    before: (day: string): string => `before ${day}`,
    /** Of a part that is only nice to have, instead of a day. */
    later: 'not planned yet',
    together: (days: number): string =>
      `Together ${days} working ${days === 1 ? 'day' : 'days'} of one developer`,
    until: (day: string): string => `; until ${day}`,
    weekdays: (days: number): string =>
      days === 1 ? ' there is 1 weekday' : ` there are about ${days} weekdays`,
    due: (last: number, days: number): string =>
      last === 1 ? `, and slice 1 takes ${days}` : `, and ${slicesUpTo(last)} take ${days}`,
    late: (fits: number): string => {
      if (fits === 0) return 'Not even slice 1 fits by then'
      const fit = fits === 1 ? 'slice 1 fits' : `${slicesUpTo(fits)} fit`
      return `Only ${fit} by then, and the rest comes later`
    },
    /** Around the musts that do not fit. */
    lateMusts: {
      before: 'Not all musts fit by then: ',
      after: (days: number, musts: number): string =>
        ` ${musts === 1 ? 'comes' : 'come'} ${days} working ${days === 1 ? 'day' : 'days'} too late`,
      decide: 'Agree on a later day, or on which of them may wait. ',
    },
    money: (said: string, days: number, each: string): string =>
      `${said} for the ${days} days of the slices with musts is about ${each} a day`,
  },
} as const
