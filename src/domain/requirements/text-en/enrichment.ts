import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'
import { capitalise, lowerFirst } from '#domain/requirements/phrases.ts'

/** What the document says of what a model supplied. */
export const ENRICHMENT_TEXT = {
  /** The registered assumption, by the kind of what was supplied. */
  supposed: {
    features: 'The functions an AI model supplied (marked Assumed) are needed',
    things: 'The things an AI model supplied (marked Assumed) are kept',
    criteria: 'The acceptance criteria an AI model supplied (marked Assumed) are right',
    risks: 'The risks an AI model supplied (marked Assumed) are real ones',
    stages: 'The stage tables an AI model composed (marked Assumed) are needed',
    examples: 'The examples an AI model worked out (their data may be made up) come out right',
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
  partOf: (action: string, part: string) => `${action} (${part} only)`,
  way: (thing: string, from: string, to: string) =>
    `${capitalise(thing)}: “${to}” may come after “${from}”`,
  invented: (words: string, line: string) => `Is “${words}” right in “${line}”?`,
  inventedWhy: 'An AI model supplied it, and no answer says so.',
  unsourced: 'An AI model supplied these lines without using your words. Are they right?',
  unsourcedWhy: 'No answer says so, so nobody should build on them yet.',
  until: 'Build nothing that depends on it.',
  /** The same of a figure. */
  adjustable: (figure: string) => `Build it with “${figure}”, as a setting that can be changed.`,
} as const
