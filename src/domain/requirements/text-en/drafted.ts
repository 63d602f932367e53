/** What stands around the parts that a model wrote. */
export const DRAFTED_TEXT = {
  legend:
    ' (Q7) is the answer that a line comes from; “ ” are your own words. † is ours: nobody said what ends with it, so strike out or change what is wrong. Ids with CT and OQ are decisions of yours: sections 1 and 15 say what is built until you decide.',
  functions:
    'Below each function stand its tests. Their names and figures are made up; what they expect follows from the functions and from the rules of section 8, or has †.',
  common: 'For every function, unless a line says otherwise',
  example: 'Example: ',
  stagesOf: (thing: string): string => `Stages: ${thing}`,
  rights:
    'What somebody may stands here or in a function that names them; all else the server refuses.',
  ranks: {
    must: 'Must',
    unsaid: 'Not ranked',
    should: 'Nice to have',
    could: 'Only if there is time',
  },
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
  risk: 'Risk',
  remedy: 'What we do about it',
  taken: 'Taken as so',
  troubles: 'When something goes wrong',
  besides: 'Added by you',
  untold: 'Words of yours with a figure or a day that no line tells: ',
  days: (sum: number): string => `${sum} working days of one developer in all†.`,
} as const
