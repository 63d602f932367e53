import { bare, lowerFirst } from '#domain/requirements/phrases.ts'

/** The words around requirements, the rules that stand below them, their tests, and the slices that build them. */
export const REQUIREMENT_TEXT = {
  untested: { before: 'No criteria below a requirement: ', after: '.' },
  /** What a line leaves out that the heading or the sentence above it says. */
  shortSentences: 'Under a name: what the app shall let them do, unranked unless a rank is given.',
  /** The same where every sentence says who does it. */
  unranked: 'Not ranked unless a rank is given.',
  /** Before the mark of a test that nobody told, where lines tell them. */
  untilBehind:
    'Below what the app does stand its tests, and what is built until a question (OQ) is decided. Behind a line OQ and CT are questions of sections 1 and 15: until you decide, what stands there is built. A test with the mark has made-up data',
  /** In a file, of the answers of a line below a paragraph. */
  sourcesAbove: 'A line below a paragraph names only answers that the paragraph does not.',
  /** Above the rules of a file that stand with no function, or with several. */
  rulesThere: {
    others: 'A rule of one function stands below it in section 7; these are the others.',
    all: 'Each rule stands below its function in section 7.',
  },
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
  /** Above a table of a file, what most of its rows have in a column. */
  whereEmpty: (column: string, told: string) => ({
    before: `Where “${column}” is empty: ${told}`,
    after: '.',
  }),
  slices: {
    why: 'Why the slices come so',
    before: 'In slices (',
    after:
      '), with the rules, messages and things that its requirements name; each is done when all their criteria pass.',
    late: ' If it is late, only what is nice to have is dropped.',
    lateByRank:
      ' If it is late, what is nice to have is dropped first, from the last slice on, then what nobody ranked and no must needs; a must never.',
  },
} as const
