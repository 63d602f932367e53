import { removeRoles } from '#domain/requirements/frames/remove-roles.ts'
import { bare, capitalise, lowerFirst } from '#domain/requirements/phrases.ts'
import type { Part } from '#domain/requirements/readiness/score-parts.ts'
import type { Wording } from '#domain/wording.ts'
import { APPROVAL_TEXT } from './approvals.ts'
import { namingPeople, withoutReason } from './clean-clauses.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'
import { DRAFTED_TEXT } from './drafted.ts'
import { tellEvent } from './message-event.ts'
import { REQUIREMENT_TEXT } from './requirement-text.ts'
import { ROLE_TABLE_TEXT } from './role-table.ts'
import { joinTitles, shortenTitle } from './short-titles.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The sentences around the founder's: the head of the document, its first page, its notes. */
export const DOCUMENT_TEXT = {
  ...DOCUMENT_LABELS,
  ...REQUIREMENT_TEXT,
  /** Whether what was said of a field says who must not see it or what it may hold. */
  decides: (told: string): boolean =>
    /^(?:private|one of:)|^(?!(?:when|who|what|how|which|whether)\b).* or /iu.test(told),
  approvals: APPROVAL_TEXT,
  drafted: DRAFTED_TEXT,
  signs: { open: ' (', close: ')', dot: ' · ', between: '; ' },
  colon: ': ',
  stop: '.',
  semicolon: '; ',
  comma: ', ',
  /** Between two sentences. */
  space: ' ',
  /** The first and the last of several ids. */
  range: (first: string, last: string): string => `${first} to ${last}`,
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** The number of a question: “Q6”. */
  question: (number: string): string => `Q${number}`,
  corrected: (now: string, was: string) => `${now} instead of ${was}`,
  quoted: (text: string): string => `“${text}”`,
  day: (year: number, month: number, day: number): string =>
    `${day} ${MONTHS[month - 1] ?? month} ${year}`,
  dayOfYear: (month: number, day: number): string => `${day} ${MONTHS[month - 1] ?? month}`,
  andMore: (count: number): string => `and ${count} more`,

  version: (version: number): string => `Version ${version}`,
  /** In the version's place, where nothing is stored. */
  preview: 'Preview',
  answersIn: (language: string): string => `Answers in ${language}`,
  assignee: (name: string): string => `Responsible: ${name}`,
  start: (day: string): string => `Start: ${day}`,
  end: (day: string): string => `End: ${day}`,
  readiness: {
    because: (band: string, reason: string | null): string =>
      [band, reason].filter(Boolean).join(': '),
    left: (count: number): string =>
      `${count} ${count === 1 ? 'decision comes' : 'decisions come'} first`,
    unused: 'some of what you said has no place yet',
    /** What keeps it from ready, by the part that costs most. */
    keeps: {
      coverage: 'some questions have no answer yet, or only a short one',
      understood: 'some of your words were understood only as a guess, and wait for your yes',
      testability: 'what comes first has too few examples of how one sees that it works',
      clarity: 'some sentences are not whole yet, or can be read in two ways',
      consistency: 'some things do not fit together yet',
      openness: 'what comes first still waits for decisions of yours',
    } satisfies Record<Part, string>,
  },
  legend: {
    title: 'Marks.',
    stated: { before: 'A number alone (Q7) is ', after: ': that answer says it.' },
    guess: ': you guessed.',
    unconfirmed: ': yes or no?',
    assumed: ': filled in; change it or strike it out.',
    open: ': undecided.',
    rest: '“ ”: your words. A criterion has the mark of the item in its brackets. Suggestions and “until then” are assumed. CT or OQ behind a line: its “until then” (in section 15) goes first.',
  },
  reading: {
    title: 'Reading it.',
    founder: (first: string, signed: string): string =>
      `Founder: ${first}; ${signed} before you agree.`,
    sections: (numbers: readonly number[]): string => {
      const named = numbers.map(String)
      return named.length === 1
        ? `section ${named[0]}`
        : `sections ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
    },
    developer: 'Developer: everything.',
    agent: (section: number): string => `Coding agent: start at ${section}.`,
  },

  first: {
    isFor: (people: string): string => ` is for ${people}.`,
    why: 'Why.',
    features: 'Who does what in the first version',
    who: 'Who',
    /** Above what they do, where nobody gave a rank. */
    does: 'Does',
    /** Above what nobody ranked, where nothing is a must. */
    version: 'First version',
    /** What nobody said, behind what was said of the same people. */
    filledIn: (count: number, isMore: boolean): string =>
      `${isMore ? 'and ' : ''}${count} filled in`,
    /** In a section of which the first page has all. */
    hasIt: 'All of it is in section 1.',
    app: 'App',
    unsaid: 'Not said who',
    decide: 'Decide first, in section 15:',
    decideHere: 'Decide first',
    /** In section 15. */
    toldHere: 'What comes first is in section 1. Until you decide, the right column is built.',
    withheld: 'Left out of all files and shared links, as you asked: ',
    unplaced: 'You said this; it is not used yet:',
    morePlaced: (count: number): string => `${count} more in section 17.`,
  },
  /** A role inside a sentence; a person's name stays as it is. */
  inSentence: (name: string, isPerson: boolean): string =>
    isPerson ||
    /^(?:the|an?|our|my|every|each|all|mr|mrs|ms|miss|dr|aunty|auntie|uncle)\s/i.test(name)
      ? name
      : `the ${lowerFirst(name)}`,
  /** "Pick a day": a requirement's sentence without its frame. The first of `roles` is who acts. */
  deed: (text: string, roles: readonly string[]): string => {
    const core = /(?:^|[,.]\s+)(?:then\s+)?the app shall\s+(.+)$/is.exec(text)?.[1] ?? text
    const own = /^(?:let “[^”]*” )?do this: (.+)$/is.exec(core)?.[1]
    if (own !== undefined) return bare(own)
    const lets = /^let\s+(.+)$/is.exec(core)?.[1]
    const isApp = lets === undefined || roles.length === 0
    return capitalise(bare(isApp ? core : removeRoles(lets, roles)))
  },

  /** What is in none of the areas that a model named. */
  otherArea: 'Other',
  withoutReason,
  tellEvent,
  /** A sentence in the one level of politeness that the document has. */
  writePlainly: (told: string): string => told,
  namingPeople,
  shortenTitle,
  joinTitles,
  /** "See the list.": a requirement's sentence under the name of who does it, or alone may; others as they are. */
  behindName: (text: string, names: readonly string[]): string => {
    const [, only, lets] = /^The app shall let (only )?(.+)$/su.exec(text) ?? []
    const deed = lets === undefined ? undefined : removeRoles(lets, names)
    const isShared = deed !== undefined && /^(?:, |and )/u.test(deed)
    if (deed === undefined || deed === lets || isShared) return text
    return only === undefined ? capitalise(deed) : `${capitalise(bare(deed))} (nobody else).`
  },

  /** Whether the app acts by itself in a requirement's sentence. */
  isOfApp: (text: string): boolean => /\bthe app shall (?!let\b)/i.test(text),

  /** "Of bookings are made online", without its figure: what is measured is a share. */
  measured: (text: string): string => text.replace(/^of (?=\p{L})/iu, 'Share of '),
  /** "35 of our 41 families" in a cell of ours. */
  impersonal: (text: string): string => text.replace(/\b(?:our|my)\b/giu, 'the'),
  /** Above a table of measures. */
  allBy: (due: string): string => `All by: ${due}.`,
  remedy: 'What we do about it: ',
  roleTable: ROLE_TABLE_TEXT,
  nobodySaidWho: 'Nobody has said yet who uses the app and what each of them may do.',
  guessedRight: '° understood, not confirmed',
  /** What an empty cell says to whoever listens. */
  spokenRights: { no: 'no', supposedNo: 'no, assumed', unstated: 'not about this role' },
  /** "their own only": a part of what the row says. */
  partly: (part: string): string => (/:| only$/.test(part) ? part : `${part} only`),
  /** What a cell without a word means. */
  emptyRight: 'Empty: no (said beside “only”, otherwise Assumed)',
  scope: {
    in: 'In: the table of section 1',
    unranked: '; anything not ranked comes after the musts',
    /** Where a must needs some of it. */
    sliced: '; anything not ranked comes where section 14 has it',
  },
  /** Of a step in which the app has no part. */
  outsideApp: 'outside the app',
  /** At the head of what nobody said, before its mark. */
  allAre: 'All of this is ',
  examples: 'Example data, never a requirement:',
  common: 'For every feature',
  /** What happens in a criterion, with the word before it. */
  event: (told: string, isFirst: boolean): { label: string; told: string } => ({
    label: isFirst ? DOCUMENT_LABELS.criterion.whenFirst : DOCUMENT_LABELS.criterion.when,
    told,
  }),
  /** Between two quotes that do not agree. */
  against: ' against ',
  sameReason: { before: 'as ', after: '' },
  answered: (answer: string): string => `${answer}, as you said`,
  messageFails: 'If a message or a connection fails:',
  connectionFails: 'If a connection fails:',
  ifItFails: (text: string): string => `If it fails: ${text}`,
  /** Between a stage and the next. */
  leadsTo: ' → ',
  stagesOf: (thing: string): string => capitalise(thing),
  coverage: {
    used: (answered: number, total: number, open: string): string =>
      `${answered} of ${total} questions are answered${open === '' ? '' : `; ${open} you left open`}.`,
    /** Before what is told but for a figure in it. */
    figureless: 'Told, but for a figure in these words: ',
    placed: 'Every sentence of the answers has a place in this document.',
    rest: (count: number): string =>
      count === 1
        ? 'One thing you said is not used yet: section 1.'
        : `${count} things you said are not used yet: section 1.`,
  },
  appendix: (letter: string, title: string): string => `${letter} ${title}`,
  firstVersion: 'First version.',
  nothingChanged: 'Nothing changed.',
  /** Where nothing stands, so that no number is missing. */
  emptySection: 'No answer speaks of this.',
  emptyGlossary: 'Every name is explained where it stands: sections 4, 8 and 9.',
  restores: (version: number): string => `Restores version ${version}.`,
  becomes: (before: string, after: string): string => `${before} became ${after}`,
  versionOf: (version: number, day: string): string => `Version ${version}, ${day}`,
  answer: (questions: string): string => ` (answer ${questions})`,
  nowIs: (before: string, after: string): string => `${before} is now ${after}`,
} as const

/** The document's fixed words in one language. */
export type DocumentText = Wording<typeof DOCUMENT_TEXT>
