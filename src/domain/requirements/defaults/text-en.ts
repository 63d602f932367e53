import type { Wording } from '#domain/wording.ts'

/** What holds until the founder has decided, each a whole sentence: the side that does less harm. */
export const DEFAULT_TEXT = {
  /** Of two sides, the one that allows less. */
  stricter: (words: string): string => `This is kept without exception: “${words}”.`,
  /** The one side that says something. */
  side: (said: string) => `This holds: “${said}”.`,
  later: (words: string): string => `What you said last holds: “${words}”.`,
  earlier: (moment: string): string => `The earlier time holds: ${moment}.`,
  sooner: 'Personal data goes at the earlier date; what has to be kept longer stays without names.',
  refused: 'It stays refused.',
  only: (who: string): string => `Only ${who} does it.`,
  others: (who: string): string => `Only those who were named may, not ${who}.`,
  leftOut: 'It is left out of the first version.',
  afterMusts: 'It is built after the musts.',
  free: 'Nothing is used here that costs money.',
  nothingKept: 'No personal data is kept.',
  /** Doubts with one side. */
  law: 'It is left out until somebody has checked that it is allowed.',
  lawTold:
    'It is built as the other answers say, and one setting turns it off; somebody checks before going live that it is allowed.',
  disputedTold: 'It is built as the other answers say, and one setting turns it off.',
  disputed: 'It is left out of the first version, and a person decides by hand.',
  hoped: 'Everything is planned without it.',
  cheapest: 'The cheapest version that does the main story is built first.',
  connection: 'The connection is left out of the first version, and it is done by hand.',
  who: (decider: string | null): string => `It is done by ${decider ?? 'whoever runs it'}.`,
  fields: 'It gets fields that may stay empty, filled in by hand.',
  byHand: (decider: string | null): string =>
    `The app is built without it until ${decider ?? 'whoever runs it'} decides.`,
  /** A figure that was only guessed. */
  adjustable: (figure: string): string =>
    `It is built with “${figure}”, as a setting that can be changed.`,
  quoted: (said: string): string => `“${said}”`,
  /** A doubt that was said as a statement, as the question it is. */
  asked: (said: string): string => `You left this open: ${said}. What shall hold?`,
  /** Behind two sides that were put side by side. */
  which: ' Which of the two holds?',
}

/** The same in one language. */
export type DefaultText = Wording<typeof DEFAULT_TEXT>
