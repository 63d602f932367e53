import { bare, lowerFirst } from '#domain/requirements/phrases.ts'

/** The words around requirements, the rules that stand below them, and their tests. */
export const REQUIREMENT_TEXT = {
  untested: { before: 'No criteria below a requirement: ', after: '.' },
  /** What a line leaves out that the heading or the sentence above it says. */
  shortSentences: 'Under a name: what the app shall let them do, unranked unless a rank is given.',
  /** The same where every sentence says who does it. */
  unranked: 'Not ranked unless a rank is given.',
  /** Before the mark of what holds until a question is decided; where lines tell it. */
  untilBehind:
    'Beside a line stands what it tells: what an OQ or CT tells is built until you decide it, and an AC with a mark has made-up data',
  /** Above what is told of a subject in a line each. */
  alsoShort: 'Also:',
  /** A rank behind a title or an id. */
  rankBehind: (rank: string): string => lowerFirst(rank),
  /** What a criterion says of a rule that is told elsewhere. */
  ruleHolds: (id: string): string => `${id} holds`,
  /** A step of the story with what is of this one story alone. */
  withExample: (step: string, examples: readonly string[]): string =>
    `${bare(step)}, for example ${examples.join(', ')}.`,
  examplesInSteps: 'Names, days and counts are of this one story, never a requirement.',
} as const
