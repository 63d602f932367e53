import { capitalise } from '#domain/requirements/phrases.ts'
import type { Wording } from '#domain/wording.ts'

/** What holds until the founder has decided, each a whole sentence: the side that does less harm. */
export const DEFAULT_TEXT = {
  /** Of two sides, the one that allows less. */
  stricter: (words: string): string => `Without exception: “${words}”.`,
  /** The one side that says something. */
  side: (said: string) => `As you said: “${said}”.`,
  earlier: (moment: string): string => `The earlier time counts: ${moment}.`,
  sooner: 'Personal data goes at the earlier date; what has to be kept longer stays without names.',
  refused: 'It stays refused.',
  refusedTo: (who: string): string => `The app refuses it to ${who}.`,
  only: (who: string): string => `Only ${who} does it.`,
  others: (who: string): string => `Only those who were named may, not ${who}.`,
  leftOut: 'It is left out of the first version.',
  afterMusts: 'It is built after the musts.',
  free: 'Nothing is used here that costs money.',
  nothingKept: 'No personal data is kept.',
  /** Doubts with one side. */
  law: 'It is left out of the first version; whoever runs it checks whether it is allowed.',
  lawTold:
    'It is built as the other answers say, and one setting turns it off; somebody checks before going live that it is allowed.',
  disputedTold: 'It is built as the other answers say, and one setting turns it off.',
  disputed: 'It is left out of the first version, and a person decides by hand.',
  hoped: 'Only what there is today counts; nothing in the app depends on more.',
  cheapest: 'Only the musts are built first.',
  connection: 'The connection is left out of the first version, and it is done by hand.',
  who: (decider: string | null): string => `It is done by ${decider ?? 'whoever runs it'}.`,
  fields: 'It gets fields that may stay empty, filled in by hand.',
  /** How long something is kept. */
  kept: (decider: string | null): string =>
    `Nothing is deleted by itself; ${decider ?? 'whoever runs it'} deletes single entries by hand.`,
  tax: 'Amounts are entered and shown as they were said; the app adds no tax.',
  /** Whether people will use it. */
  habit: 'Paper and phone may go on beside the app; what is in the app counts.',
  device: 'It runs in the browser of any phone, tablet or computer.',
  amount: (decider: string | null): string =>
    `It is a setting for ${decider ?? 'whoever runs it'}; while it is empty, nothing is charged or limited by it.`,
  moment: (decider: string | null): string =>
    capitalise(`${decider ?? 'whoever runs it'} enters the day or hour by hand each time.`),
  /** What nothing tells the kind of. */
  byHand: (decider: string | null): string =>
    `The app leaves it to ${decider ?? 'whoever runs it'}.`,
  /** Of two sides of which none may be taken in silence. */
  neither: (decider: string | null): string =>
    capitalise(
      `${decider ?? 'whoever runs it'} decides by hand which side holds; the app enforces neither.`,
    ),
  /** What is left out already. */
  without: (what: string): string => `“${what}” is left out of the first version.`,
  /** Of what was told without who does it. */
  asSaid: (said: string): string => `It is built as far as it was said: “${said}”.`,
  /** A figure that was only guessed. */
  adjustable: (figure: string): string =>
    `It is built with “${figure}”, as a setting that can be changed.`,
  quoted: (said: string): string => `“${said}”`,
  /** A doubt that was said as a statement, as the question it is. */
  asked: (said: string): string => `You left this open: ${said}. What do you want done?`,
  /** Behind two sides that were put side by side. */
  which: ' Which of the two is right?',
}

/** The same in one language. */
export type DefaultText = Wording<typeof DEFAULT_TEXT>
