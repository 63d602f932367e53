import { removeRoles } from '#domain/requirements/frames/remove-roles.ts'
import { bare, capitalise, lowerFirst } from '#domain/requirements/phrases.ts'
import type { Wording } from '#domain/wording.ts'
import { APPROVAL_TEXT } from './approvals.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'

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
  approvals: APPROVAL_TEXT,
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
  quoted: (text: string): string => `“${text}”`,
  day: (year: number, month: number, day: number): string =>
    `${day} ${MONTHS[month - 1] ?? month} ${year}`,
  andMore: (count: number): string => `and ${count} more`,

  version: (version: number): string => `Version ${version}`,
  /** In the version's place, where nothing is stored. */
  preview: 'Preview',
  answersIn: (language: string): string => `Answers in ${language}`,
  assignee: (name: string): string => `Responsible: ${name}`,
  start: (day: string): string => `Start: ${day}`,
  end: (day: string): string => `End: ${day}`,
  readiness: {
    label: 'Readiness ',
    score: (score: number): string => `${score} of 100`,
    parts: (band: string, parts: readonly { label: string; score: number }[]): string =>
      `, ${band.toLowerCase()}: ${parts.map(({ label, score }) => `${label.toLowerCase()} ${score}`).join(', ')}.`,
  },
  legend: {
    title: 'Marks.',
    stated: { before: 'A number alone (Q7) is ', after: ': you said it in that answer.' },
    guess: ': as a guess.',
    unconfirmed: ': understood from your words; yes or no?',
    assumed: ': filled in for you; change it or strike it out.',
    open: ': undecided.',
    rest: 'Words in “ ” are yours. A criterion has the mark of the item in its brackets.',
  },
  reading: {
    title: 'Reading it.',
    founder: (sections: string): string => `Founder: ${sections}.`,
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
    app: 'App',
    unsaid: 'Not said',
    out: 'Out:',
    limits: 'Limits:',
    decide: 'Decide first:',
    unplaced: 'You said this; it is not used yet:',
    nothing: 'nothing.',
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

  /** "See the list.": a requirement's sentence under the name of who does it; other sentences as they are. */
  behindName: (text: string, name: string): string => {
    const lets = /^The app shall let (?!only\s)(.+)$/su.exec(text)?.[1]
    const deed = lets === undefined ? undefined : removeRoles(lets, [name])
    return deed === undefined || deed === lets ? text : capitalise(deed)
  },

  /** Whether the app acts by itself in a requirement's sentence. */
  isOfApp: (text: string): boolean => /\bthe app shall (?!let\b)/i.test(text),

  guarded: (text: string): string => `Not worse: ${lowerFirst(text)}`,
  also: (names: readonly string[]): string =>
    `, also ${names.map((name) => `“${name}”`).join(', ')}`,
  may: (deeds: string): string => `May: ${deeds}.`,
  mustNever: (deeds: string): string => `Must never: ${deeds}.`,
  nobodySaidWho: 'Nobody has said yet who uses the app and what each of them may do.',
  mayAll: (names: string): string => `${names}: yes in every row.`,
  maySilent: (names: string): string => `${names}: no row here.`,
  guessSign: '°',
  guessedRight: '° means understood from the words, not confirmed',
  assumedSign: '†',
  /** The founder, where nobody has said. */
  assumedRight: (who: string): string =>
    `† means Assumed: nobody has said, and ${who} runs this, so yes; change what is wrong`,
  /** Others, whom a model supposed it of. */
  assumedRights: '† means Assumed: nobody has said it; change what is wrong',
  /** "their own only": a part of what the row says. */
  partly: (part: string): string => `${part} only`,
  unstated: '– means nobody has said; until somebody does it stays off, and can be switched on',
  scope: {
    in: 'In: the table of section 1',
    unranked: '; anything not ranked comes after the musts',
  },
  examples: 'Example data, never a requirement:',
  common: 'For every feature',
  /** What happens in a criterion, with the word before it. */
  event: (told: string, isFirst: boolean): { label: string; told: string } => ({
    label: isFirst ? DOCUMENT_LABELS.criterion.whenFirst : DOCUMENT_LABELS.criterion.when,
    told,
  }),
  /** What a criterion says of a rule that is told in section 8. */
  ruleHolds: (id: string): string => `${id} holds`,
  /** Between two quotes that do not agree. */
  against: ' against ',
  sameReason: { before: 'as ', after: '' },
  untested: { before: 'No criteria below a requirement: ', after: '.' },
  /** What a line leaves out that the heading or the sentence above it says. */
  shortSentences: 'Under a name: what the app shall let them do. No rank: nobody gave one.',
  boundaryNote: { before: 'A yes becomes a criterion; the suggestions are ', after: '.' },
  answered: (answer: string): string => `${answer}, as you said`,
  untilThenNote: { before: '“Until then” is ', after: '.' },
  /** What holds for the founder's own doubts. */
  untilKnown: (told: string): string => ` Your own doubts: ${lowerFirst(told)}.`,
  messageFails: 'If a message or a connection fails:',
  connectionFails: 'If a connection fails:',
  ifItFails: (text: string): string => `If it fails: ${text}`,
  stagesOf: (thing: string): string => capitalise(thing),
  coverage: {
    used: (answered: number, total: number): string =>
      `${answered} of ${total} questions are answered.`,
    placed: 'Every sentence of the answers has a place in this document.',
    rest: (count: number): string =>
      count === 1
        ? 'One thing you said is not used yet: section 1.'
        : `${count} things you said are not used yet: section 1.`,
  },
  slices: {
    before: 'In slices (',
    after: '), each done when all criteria of its requirements pass.',
  },
  /** Of a register that is at the end of a file. */
  standsIn: (title: string, letter: string): string => `${title}: appendix ${letter}.`,
  appendix: (letter: string, title: string): string => `${letter} ${title}`,
  buildOrder: 'Build in the order of section 14.',
  prompt: 'Prompt for a coding agent',
  firstVersion: 'First version.',
  nothingChanged: 'Nothing changed.',
  restores: (version: number): string => `Restores version ${version}.`,
  becomes: (before: string, after: string): string => `${before} became ${after}`,
  versionOf: (version: number, day: string): string => `Version ${version}, ${day}`,
  answer: (questions: string): string => ` (answer ${questions})`,
  nowIs: (before: string, after: string): string => `${before} is now ${after}`,
} as const

/** The document's fixed words in one language. */
export type DocumentText = Wording<typeof DOCUMENT_TEXT>
