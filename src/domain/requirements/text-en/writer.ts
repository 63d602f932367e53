import type { Wording } from '#domain/wording.ts'

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
  q1: 'Talk to three people who have the problem and write down their words.',
  q2: 'Write down what the next person does, step by step.',
  q3: 'Start with the one result that people ask for most.',
  q4: 'Count how many people use it each week, and compare from week to week.',
  q5: 'Begin with one kind of user and the owner; everything not allowed is refused.',
  q6: 'Begin with the shortest story that ends in a result.',
  q7: 'Build only what the main story needs.',
  q8: 'What is on no list is left out of the first version.',
  q9: 'No special rule; the owner decides each case by hand.',
  q10: 'Keep only what the main story needs, and delete it when the person asks.',
  q11: 'One screen for each step of the main story; phone first.',
  q12: 'Say what went wrong, keep what was typed, offer to try again.',
  q13: 'No outside service in the first version.',
  q14: 'Plan for a small first month and measure before growing.',
  q15: 'Decide before the first slice is built.',
}

export const WRITER_TEXT = {
  /** "a, b and c". */
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  /** What to do while the user does not know, by question. */
  suggested: SUGGESTED,
  features: {
    app: 'App',
    unsaid: 'Not said who',
  },
  theApp: 'the app',
  owner: 'Owner',
  channelUnsaid: 'Open',
  dueUnsaid: 'Open',
  /** What holds until a missing part of a requirement is said. */
  until: {
    does: (who: string): string => `${who} does it`,
    keeps: (who: string): string => `${who} adds, changes and sees it`,
    notBuilt: 'It is not built',
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
      text: 'Which number would make you happy for each sign of success without one?',
      why: 'Without a number nobody can say whether it was reached.',
      suggestedDefault: 'Measure today’s value first, then choose: ____',
    },
    counterMeasure: {
      text: 'What must not get worse when the app succeeds?',
      why: 'A goal without a limit can be reached in ways that hurt.',
      suggestedDefault: 'Watch complaints and cancellations.',
    },
    nobody: {
      text: 'Who uses the app, and what may each of them see and do?',
      why: 'Nobody may be let in before it is said who they are.',
      suggestedDefault: 'Only the owner signs in; everybody else is refused.',
    },
    permissions: {
      text: 'What may each role do where the permission table shows “–”?',
      why: 'Developers must know who is let in and who is not.',
      suggestedDefault: 'Refuse it.',
    },
    silentRoles: (names: readonly string[]): Ask => ({
      text: `What may each of these see and do: ${names.join(', ')}?`,
      why: 'A role without an action cannot be built.',
      suggestedDefault: null,
    }),
    unansweredCase: {
      text: 'What should people see in the cases that name no reaction?',
      why: 'Each case needs an outcome that can be tested.',
      suggestedDefault: 'Say what went wrong, keep what was typed, offer to try again.',
    },
    vagueFeatures: (names: readonly string[]): Ask => ({
      text: `Who uses each of these, and what happens then: ${names.join('; ')}?`,
      why: 'The answer names a thing; a developer needs to know who does what with it.',
      suggestedDefault: 'The simplest form that the main story needs.',
    }),
    triggers: {
      text: 'When exactly does the app send each message that names no moment?',
      why: 'A message without a moment cannot be built or tested.',
      suggestedDefault: 'At once, when the thing it tells about happens.',
    },
    recipients: {
      text: 'Who receives each message?',
      why: 'The answer names the message but not the person it goes to.',
      suggestedDefault: 'The person whose action caused it.',
    },
    tooMany: (limit: number): Ask => ({
      text: `Which features can wait? The first version holds at most ${limit} of them.`,
      why: 'A first version that does everything is never finished.',
      suggestedDefault: 'The order of your list: the first stay, the others wait.',
    }),
    priorities: {
      text: 'Which features are “must” and which are “nice to have”?',
      why: 'The order of building depends on it.',
      suggestedDefault: 'What has no rank is built after the musts.',
    },
    retention: {
      text: 'How long is each kind of information kept, and who may have it deleted?',
      why: 'Privacy law and the size of the data depend on it.',
      suggestedDefault: 'Keep it while the account exists; delete it when the person asks.',
    },
    unsure: {
      why: (reason: string | null): string =>
        reason === null
          ? 'You said that you do not know it yet.'
          : `You said that you do not know it yet, because ${reason}.`,
    },
    unanswered: (title: string): Ask => ({
      text: `Not answered yet: ${title}`,
      why: 'The document says nothing about it, so nobody may build on a guess.',
      suggestedDefault: null,
    }),
  },
  assume: {
    offered: 'The model proposed these; nobody said them.',
    denied: 'What the permission table does not allow is refused',
    saved: 'Saved things are confirmed on screen and are still there after a reload',
    failure:
      'When an action fails, the app says so in plain words, changes nothing and keeps what was typed',
    deliveryFailure: 'A message or connection that fails never undoes what the person did',
  },
  failure: {
    message: 'Keep what the person did, show the content on screen, try again, and tell the owner.',
    payment: 'Take no money, keep what was entered, say so, and offer to try again.',
    import:
      'Import nothing by halves: list the lines at fault and leave the rest unchanged until they are mended.',
    service: 'Go on without it, say what is missing, and try again later.',
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
      goal: 'One person gets through the main story, simply, from end to end.',
    },
    must: {
      title: 'The other musts',
      goal: 'Everything the first version cannot do without.',
    },
    unsaid: {
      title: 'What was not ranked',
      goal: 'Said without a rank; built after the musts until it has one.',
    },
    should: {
      title: 'What should be there',
      goal: 'What people expect, once the musts work.',
    },
    could: { title: 'Nice to have', goal: 'What can wait if time or money runs out.' },
    waiting: { title: 'Waits for a decision', goal: 'Not built before its question is answered.' },
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
    noFeature: 'Begin by asking what the first version must do; no feature is named yet.',
    steps: (leftOut: readonly string[]): readonly string[] => [
      'Ids never change: use them in commits, tests and questions.',
      'Write one test for each AC before its code. Boundary cases (BQ) wait for a yes.',
      'Section 4 decides every right. What it does not allow is refused, on the server too.',
      'Stated and Guess are the owner’s word. Read, not confirmed and Assumed: build so that one place changes them.',
      'Open: do what “until then” says, and guess nothing beyond it.',
      `The example data of section 6 is for demos only. Nothing that section 5 leaves out is built${leftOut.length === 0 ? '' : ` (${leftOut.join(', ')})`}.`,
      'Send no real message, bill or payment without a yes from the owner.',
    ],
    end: 'After each slice: say which AC pass and what you had to decide, and stop.',
  },
} as const

/** The writer's words in one language. */
export type WriterText = Wording<typeof WRITER_TEXT>
