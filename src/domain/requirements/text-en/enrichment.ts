import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'
import { bare, capitalise, lowerFirst } from '#domain/requirements/phrases.ts'

/** What is supposed of a screen; empty texts are told. */
interface Shown {
  who: string
  most: string
  empty: string
  fails: string
}

/** What the document says of what a model supplied. */
export const ENRICHMENT_TEXT = {
  /** The registered assumption, by the kind of what was supplied. */
  supposed: {
    features: 'The functions that were filled in (marked Assumed) are needed',
    further:
      'The functions that were filled in for what is built until a decision (marked Assumed) are needed',
    things: 'The things that were filled in (marked Assumed) are kept',
    screens: 'The screens that were filled in (marked Assumed) are needed',
    sayings: 'The messages that were filled in (marked Assumed) are needed',
    criteria: 'The acceptance criteria that were filled in (marked Assumed) are right',
    risks: 'The risks that were filled in (marked Assumed) are real ones',
    stages: 'The stage tables that were filled in (marked Assumed) are needed',
    examples: 'The examples that were worked out (their data may be made up) come out right',
  } satisfies Partial<Record<ProposalKind, string>>,
  /** Each supposed right, and each supposed way between stages, is an assumption of its own. */
  may: (role: string, action: string) => `${role} may: ${lowerFirst(action)}`,
  mayNot: (role: string, action: string) => `${role} may not: ${lowerFirst(action)}`,
  /** Who is supposed to do it; nobody is the app. */
  does: (names: string, deed: string) =>
    `Done by ${names === '' ? 'the app itself' : names}: ${lowerFirst(deed)}`,
  /** What is supposed of a message: an empty text where it is told. */
  sends: ({ names, channel }: { names: string; channel: string }, event: string) =>
    `Sent${names === '' ? '' : ` to ${names}`}${channel === '' ? '' : ` by ${channel}`}: ${lowerFirst(event)}`,
  /** What is supposed of a screen, and of what a message tells; what is empty was told. */
  shown: (screen: string, { who, most, empty, fails }: Shown) =>
    `Screen “${screen}”: ${[
      ...(who === '' ? [] : [`used by ${who}`]),
      ...(most === '' ? [] : [`most important: ${lowerFirst(most)}`]),
      ...(empty === '' ? [] : [`when there is nothing: ${lowerFirst(empty)}`]),
      ...(fails === '' ? [] : [`when it cannot: ${lowerFirst(fails)}`]),
    ].join('; ')}`,
  says: (event: string, says: string) => `The message “${event}” says: ${lowerFirst(says)}`,
  remedied: (risk: string, remedy: string) => `Done about “${risk}”: ${lowerFirst(remedy)}`,
  checked: (what: string, check: string) => `“${what}” is checked so: ${lowerFirst(check)}`,
  /** A step that the story lacked. */
  step: (text: string) => `A step of the story: ${lowerFirst(text)}`,
  /** Founder's words that are no test and no rule of the app, and why. */
  untested: {
    outside: (said: string) => `No test of the app, it is done outside of it: “${said}”`,
    matters: (said: string) => `No test of the app, it says how much something matters: “${said}”`,
    'one-person': (said: string) => `No rule for all, it is so of one person: “${said}”`,
    echo: (said: string) => `No test of its own, the requirement says as much: “${said}”`,
    broken: (said: string) => `No sentence that could be tested was made of this: “${said}”`,
  },
  /** What was read, and what it is taken for by other words of the answers. */
  misread: (read: string, taken: string) => `Read as “${bare(read)}”; taken as: “${bare(taken)}”`,
  partOf: (action: string, part: string) => `${action} (${part} only)`,
  way: (thing: string, from: string, to: string) =>
    `${capitalise(thing)}: “${to}” may come after “${from}”`,
  invented: (words: string, line: string) => `Is “${words}” right in “${line}”?`,
  inventedWhy: 'It was filled in, and no answer says so.',
  unsourced: 'These lines were filled in without your words. Are they right?',
  unsourcedWhy: 'No answer says so, so nobody should build on them yet.',
  until: 'What it adds is left out; everything else is built as it stands.',
  /** The same of a figure. */
  adjustable: (figure: string) => `Build it with “${figure}”, as a setting that can be changed.`,
} as const
