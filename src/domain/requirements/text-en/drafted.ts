/** What stands around the parts that a model wrote. */
export const DRAFTED_TEXT = {
  legend:
    ' (Q7) is the answer that a line comes from; “ ” are your own words. † is ours: nobody said what ends with it, so strike out or change what is wrong. Ids with CT and OQ are decisions of yours: sections 1 and 15 say what is built until you decide.',
  functions:
    'The line below a function says who may do it; its text names the one who mostly does. Then come its tests. Their names and figures are made up; what they expect follows from the functions, their † too, and from the rules of section 8, or has †.',
  sample: 'Made-up data of all tests',
  common: 'For every function, unless a line says otherwise',
  /** Beside what holds for every feature of a document (`holds-everywhere.ts`). */
  everywhere: {
    undone:
      'What was entered or ticked by mistake, whoever did it or runs the place puts right; what stood there before, who changed it and when can still be seen',
    shared:
      'A device that several share asks who is there after ten minutes without a touch, also without signal, and shows nothing until then',
    sums: 'A sum is reckoned exactly and rounded once, to the smallest coin, half a coin up',
    paying:
      'What somebody is paying for is kept for them for 15 minutes; a payment that comes in later, or for what is gone, goes back in full and they are told',
  },
  notFor: (who: string): string =>
    `Not to be handed as it is to ${who}: it tells what they must not see, also word for word in Appendix A.`,
  example: 'Example: ',
  cases: 'Each row of a table below a rule is a test; its names and figures are made up.',
  case: 'Case',
  follows: 'What follows',
  stagesOf: (thing: string): string => `Stages: ${thing}`,
  rights:
    'What each is here for stands in the table. Who may do what stands below the name of each function in section 7, with limits in brackets, and as a table in Appendix E; the server refuses all else.',
  needed: 'Needed by a must',
  ranks: {
    must: 'Must',
    unsaid: 'Not ranked',
    should: 'Nice to have',
    could: 'Only if there is time',
  },
  prices: 'Prices',
  price: 'Price',
  paidFor: 'For what',
  whoMay: 'Who may what, function by function',
  deed: 'Function',
  may: 'yes',
  mayNot: 'May not',
  shorter: 'Other ways through',
  clock: 'By the clock',
  happens: 'What happens',
  source: 'Source',
  kept: 'Kept',
  seenBy: 'Seen by',
  shows: 'Shows',
  checked: ' Check†: ',
  message: 'Message',
  decision: 'Decision',
  until: 'Built until you decide',
  small: 'Smaller questions',
  risk: 'Risk',
  remedy: 'What we do about it',
  taken: 'Taken as so',
  troubles: 'When something goes wrong',
  besides: 'Added by you',
  /** What a coding agent is told. */
  steps: [
    'Ids never change: use them in commits, tests and questions.',
    'One automated test for each test (AC) and each row below a rule (BR), written before its code.',
    'Who may do what: the line below each function’s name, and the table of Appendix E. Refuse the rest on the server, too.',
    'A test that needs what a later slice builds waits for that slice; all tests of the slices before go on passing.',
    '† is ours: keep it changeable in one place. Open (CT, OQ): build what sections 1 and 15 say until then, no more.',
    'Names and figures of tests and of section 6 are made up. Leave out what section 5 leaves out.',
    'No real message, bill or payment without the owner’s yes.',
  ],
  untold: 'Words of yours with a figure that no line tells: ',
  days: (sum: number): string => `${sum} working days of one developer in all†.`,
} as const
