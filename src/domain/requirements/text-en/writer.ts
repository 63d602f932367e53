import type { Wording } from '#domain/wording.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'
import { FIELD_NAMES } from './fields.ts'
import { COMMON_TEXT } from './holds-everywhere.ts'
import { LANGUAGE_NOTES } from './language-notes.ts'
import { UNSAID_TEXT } from './unsaid.ts'

/** The writer's own words: questions it asks, suppositions it makes, what it computes. */

interface Ask {
  text: string
  why: string
  suggestedDefault: string | null
}

/** What passes through stages, with its first and its last. */
interface Spine {
  thing: string
  from: string
  to: string
}

const SUGGESTED: Readonly<Record<string, string>> = {
  q1: 'Talk to three people who have the problem and write down what they say.',
  q2: 'Write down what the next person does, step by step.',
  q3: 'Start with the one result people ask for most.',
  q4: 'Count how many people use it each week, and compare from week to week.',
  q5: 'Start with one kind of user and the owner; anything not allowed is refused.',
  q6: 'Start with the shortest story that ends in a result.',
  q7: 'Build only what the main story needs.',
  q8: 'Anything that is not listed is left out of the first version.',
  q9: 'No rule beyond who may do what; the owner can correct every record.',
  q10: 'Keep only what the main story needs, and delete it when the person asks.',
  q11: 'One screen for each step of the main story; phone first.',
  q12: 'Say what went wrong, keep what was typed, offer to try again.',
  q13: 'No outside service in the first version.',
  q14: 'Plan for a small first month and measure before growing.',
  q15: 'Decide before the first slice is built.',
}

/** "a, b and c". */
function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export const WRITER_TEXT = {
  languageNotes: LANGUAGE_NOTES,
  listed,
  /** What to do while the user does not know, by question. */
  suggested: SUGGESTED,
  features: {
    app: 'App',
    unsaid: 'Not said who',
  },
  /** Who acts, where nobody said who. */
  somebody: 'somebody',
  theApp: 'the app',
  owner: 'Owner',
  /** The part of a thing that somebody may see or do. */
  theirOwn: 'their own',
  /** Who may do something in one case alone. */
  inCase: (name: string, when: string): string => `${name} (${when})`,
  /** In the owner's place, where somebody else is an owner, too. */
  founder: 'Founder',
  unsaid: UNSAID_TEXT,
  common: COMMON_TEXT,
  fields: FIELD_NAMES,
  channelUnsaid: 'Open',
  dueUnsaid: 'Open',
  /** What holds until a missing part of a requirement is said. */
  until: {
    does: (who: readonly string[]): string => `${listed(who)} ${who.length > 1 ? 'do' : 'does'} it`,
    keeps: (who: readonly string[]): string => `${listed(who)}, as far as the words say`,
    notBuilt: 'It is not built',
    looks:
      'All who work there may open it unless a right says no; everybody else sees of it only what the permission table lets them',
  },
  /** Fields that no thing holds and other lines use. */
  needed: {
    email: 'email address',
    phone: 'phone number',
    messages: (channels: readonly string[]): string => `messages by ${channels.join(', ')}`,
    stage: (thing: string): string => `stage of the ${thing.toLowerCase()}`,
    stages: 'its stages',
  },
  ask: {
    successNumber: {
      text: 'Which number would you be happy with for each sign of success that has none?',
      why: 'Without a number, nobody can tell whether you got there.',
      suggestedDefault: 'Today’s value is written down before the start; the app sets no target.',
    },
    nobody: {
      text: 'Who uses the app, and what may each of them see and do?',
      why: 'Nobody can be let in until it is clear who they are.',
      suggestedDefault: 'Only the owner signs in; everyone else is refused.',
    },
    permissions: {
      text: 'Is it right what the permission table supposes where you said nothing (†)?',
      why: 'Developers need to know who is allowed to do what.',
      suggestedDefault: 'As the table has it.',
    },
    silentRoles: (names: readonly string[]): Ask => ({
      text: `What may each of these see and do: ${names.join(', ')}?`,
      why: 'A role that does nothing cannot be built.',
      suggestedDefault: 'They have no account; whoever runs it enters things for them.',
    }),
    /** As a line among the rules. */
    openCase: (told: string): string => `What happens then is not said: ${told}.`,
    unansweredCase: (cases: readonly string[]): Ask => ({
      text: `What happens then: ${cases.join('; ')}?`,
      why: 'The answer names the case and no result.',
      suggestedDefault: 'Say what went wrong, keep what was typed, offer to try again.',
    }),
    vagueFeatures: (names: readonly string[]): Ask => ({
      text: `Who does what with each of these: ${names.join('; ')}?`,
      why: 'The answer names a topic only.',
      suggestedDefault: 'Whoever runs it can write each down, see it in a list and change it.',
    }),
    triggers: (messages: readonly string[]): Ask => ({
      text: `When is this sent: ${messages.join('; ')}?`,
      why: 'Without a time, a message cannot be built or tested.',
      suggestedDefault: 'As soon as the thing it is about happens.',
    }),
    recipients: (messages: readonly string[]): Ask => ({
      text: `Who gets this: ${messages.join('; ')}?`,
      why: 'The answer names the message but not who gets it.',
      suggestedDefault: 'The person whose action caused it.',
    }),
    tooMany: (limit: number): Ask => ({
      text: `Which features can wait? The first version has room for ${limit} at most.`,
      why: 'A first version that does everything is never finished.',
      suggestedDefault: 'Go by the order of your list: the first ones stay, the others wait.',
    }),
    priorities: {
      text: 'Which features are “must” and which are “nice to have”?',
      why: 'It decides what gets built first.',
      suggestedDefault: 'Anything without a rank is built after the musts.',
    },
    retention: {
      text: 'How long is each kind of information kept, and who can have it deleted?',
      why: 'Privacy law and the amount of data depend on it.',
      suggestedDefault: 'Keep it while the account exists; delete it when the person asks.',
    },
    unsure: {
      why: (reason: string | null): string =>
        reason === null
          ? `${DOCUMENT_LABELS.notKnown}.`
          : `${DOCUMENT_LABELS.notKnown}, because ${reason}.`,
    },
    unanswered: (title: string): Ask => ({
      text: `Not answered yet: ${title}`,
      why: 'The document says nothing about it, and nobody should build on a guess.',
      suggestedDefault: null,
    }),
  },
  assume: {
    offered: 'Suggested here; no answer says it.',
    rights:
      'Where nobody has said anything, who runs the place may, who works there may do the daily work, and everybody else has what is theirs; money, private data, deletions and exceptions stay with who runs it; nobody says yes or signs for another',
    denied: (who: string | null): string =>
      `What no row of the permission table allows anybody is for those whom a requirement names${who === null ? '' : ` and for ${who}`}; everybody else is refused`,
    deliveryFailure: 'A message or connection that fails never undoes what the person did',
  },
  failure: {
    message: (who: string | null): string =>
      `Keep what the person did, show the message on screen, try again, and tell ${who ?? 'whoever runs it'}.`,
    payment: 'Take no money, keep what was entered, say so, and offer to try again.',
    import: 'List the lines with errors and change nothing until they are fixed.',
    service: 'Continue without it, say what is missing, and try again later.',
  },
  journeys: {
    of: (name: string): string => `The story of ${name}`,
    main: 'The main story',
  },
  summary: {
    problem: 'The problem',
    today: 'Today',
    promise: 'The promise',
    roles: 'Who uses it',
    story: 'The main story',
    musts: 'The first version must',
    nonGoals: 'Not this time',
    success: 'It works when',
    guards: 'Must not get worse',
    limits: 'Limits',
    open: 'Still open',
    unplaced: 'You said this; it is not used yet',
    quoted: (text: string): string => `“${text}”`,
    more: (count: number): string => ` And ${count} more.`,
    /** Between sentences. */
    space: ' ',
  },
  slices: {
    skeleton: {
      title: (spine: Spine | null): string =>
        spine === null
          ? 'Walking skeleton'
          : `Walking skeleton: ${spine.thing.toLowerCase()}, from ${spine.from} to ${spine.to}`,
      goal: 'One person gets through the main story from start to finish, in its simplest form.',
    },
    must: {
      title: 'The other musts',
      goal: 'Everything the first version cannot do without.',
    },
    unsaid: {
      title: 'What was not ranked',
      goal: 'Not ranked yet; built after the musts until it is.',
    },
    should: {
      title: 'What should be there',
      goal: 'What people expect, once the musts work.',
    },
    could: { title: 'Nice to have', goal: 'It can wait if time or money runs out.' },
    waiting: { title: 'Waiting for a decision', goal: 'Not built until its question is answered.' },
  },
  glossary: {
    also: (names: string): string => `Also called ${names}`,
    kept: (details: string): string => `What the app keeps: ${details}`,
    stages: (states: string): string => `Its stages are ${states}`,
  },
  handOff: {
    data: 'Data and roles',
    slice: (number: number, title: string): string => `Slice ${number}: ${title.toLowerCase()}`,
    rules: 'Rules and stages',
    connections: 'Connections and messages',
    quality: 'Quality and privacy',
    build: (title: string): string =>
      `Build “${title}” from this document, one slice of section 14 at a time.`,
    noFeature: 'Start by asking what the first version must do; no feature is named yet.',
    steps: [
      'Ids never change: use them in commits, tests and questions.',
      'One automated test for each test (AC), written before its code.',
      'Section 4, who section 7 names and the defaults (CT, OQ) say who may do what; refuse the rest on the server, too.',
      '“Read, not confirmed” or Assumed: changeable in one place. Open (CT, OQ): what sections 1 and 15 build until then, no more.',
      'Examples of section 6 are for demos. Leave out what section 5 leaves out.',
      'No real message, bill or payment without the founder’s yes.',
    ],
    end: 'After each slice: say which tests pass and what you decided, then stop.',
  },
} as const

/** The writer's words in one language. */
export type WriterText = Wording<typeof WRITER_TEXT>
