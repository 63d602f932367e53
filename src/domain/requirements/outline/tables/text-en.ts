import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { Wording } from '#domain/wording.ts'

/** What a file says besides what the screen has. */
export const FILE_TABLE_TEXT = {
  /** What is to be decided, and what is built until then. */
  decision: 'Decision',
  /** Above a list or a table of a file: what is so of all its lines. */
  once: {
    allGuesses: 'All of these are guesses.',
    guesses: ' are guesses.',
    all: { before: 'All from ', after: '.' },
    most: { before: 'From ', after: ', unless another answer stands behind it.' },
  },
  /** Behind what the founder guessed. */
  guessedWord: 'a guess',
  builtUntil: 'Built until you decide',
  /** Of what the founder took to be so, and behind it. */
  isItSo: 'Is it so?',
  takenSo: 'It is built as if it were so',
  /** Of rights, in section 4 as it is worked out. */
  rights: {
    theirOwn: 'their own',
    /** Whether a requirement is for those alone whom it names. */
    isSole: (text: string): boolean => /\blet only\b/i.test(text),
  },
  /** Above a table of a file, what most of its rows have in a column. */
  whereEmpty: (column: string, told: string) => ({
    before: `Where “${column}” is empty: ${told}`,
    after: '.',
  }),
  /** The register of what is left of the account of today, in the founder's words. */
  todayLeft: 'More of today, in your words',
  /** The same where few rows have something else, which stands behind their event. */
  unlessSaid: (column: string, told: string) => ({
    before: `${column}: ${told}`,
    after: ', unless a row says otherwise.',
  }),
  behindEvent: (column: string) => ({ before: ` (${lowerFirst(column)} `, after: ')' }),
  /** The headings of rules that no thing is named for. */
  ruleTopics: {
    opening: 'Opening times',
    messages: 'Messages',
    trouble: 'When something goes wrong',
    other: 'Other rules',
  },
  lookChecks: 'How devices and look are checked',
  alsoTold: 'More ids of a line',
  slicesWhy: 'Why the slices come so',
  missingSigns:
    'Characters this file’s font does not have are shown as □. The Markdown and Word files have them all.',
  suggestedEnd: ' (suggested)',
  pointsTo: 'points to',
  /** Registers of a file that are one appendix. */
  appendices: {
    supplied: 'Filled in or only understood',
    asked: 'Questions, word for word',
    details: 'Details: fields, checks, tests',
    origins: 'What became of each answer',
  },
  /** Of a register that is at the end of a file. */
  standsIn: (title: string, letter: string): string => `${title}: appendix ${letter}.`,
  /** The marks of a file, which are signs. */
  signLegend:
    '(Q7) is the answer that a line comes from, “ ” are your own words. † is ours: nobody said it, so strike out what is wrong. A † in a heading: all below it that names no answer.',
  askedLegend: (kinds: string): string =>
    `Ids with ${kinds} are questions for you; sections 1 and 15 say what is built until you decide.`,
  prices: 'Prices',
  what: 'What',
  price: 'Price',
  /** "A weapon is £15": what is for how much; null for another clause. */
  tellPrice: (told: string): { what: string; price: string } | null => {
    const [, what, price] = /^(?:(?:the|an?) )?(.+?) (?:is|are|costs?) (.+)$/iu.exec(told) ?? []
    return what === undefined || price === undefined ? null : { what, price }
  },
  /** What is told of each price of a sentence. */
  partPrices: (told: string): string[] => told.split(/; |, (?:and )?| and /u),
  /** "A large prop": a thing as a table names it. */
  nameThing: (told: string): string => told.replace(/^(?:the|an?) /iu, ''),
  risk: 'Risk',
  remedy: 'What we do about it',
  nextAndWho: 'Next (by which function)',
  /** Above the journeys beside the main story. */
  sideStories: 'Shorter stories',
  /** Stages that nobody told, at the end of a file. */
  stagesApart: {
    title: 'Stages (suggested)',
    note: (things: string): string =>
      `The stages of ${things} were not told: a suggestion stands with the details at the end.`,
  },
  daysUntil: 'Days, until',
  stagesOf: (thing: string): string => `the stages of ${lowerFirst(thing)}`,
  /** Behind what the money is for a day of work. */
  askForDays:
    'Ask whoever builds it, before you sign, whether a day can be had for that; if not, the later slices wait.',
  toBy: 'To, by when',
  pointing: '↗ points to another thing.',
  kept: 'Kept:',
  /** "Hires are kept seven years" below "Kept:"; null for another sentence. */
  tellKept: (told: string): string | null => {
    const [, what, long = ''] =
      /^(?:what is kept of )?(.+?)(?: (?:is|are)|:) kept\b ?(.*?)\.?$/isu.exec(told) ?? []
    return what === undefined || /^what$/iu.test(what) ? null : lowerFirst(`${what} ${long}`.trim())
  },
  allBut: (names: readonly string[]): string => `All but ${names.join(' and ')}`,
}

/** The tables' fixed words in one language. */
export type FileTableText = Wording<typeof FILE_TABLE_TEXT>
