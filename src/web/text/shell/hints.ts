/** What helps on a first visit, once. */
export const hintText = {
  dismiss: 'Got it',
  dashboard: {
    title: 'Three steps to your document',
    points: [
      'Open the workshop and answer in your own words, one question at a time.',
      "Not sure? Ask for feedback and see what's missing.",
      'Generate the document once the required questions are answered.',
    ],
  },
  workshop: {
    title: 'Good to know before you write',
    points: [
      'Everything saves as you type. Leave and come back whenever you like.',
      'Short sentences are fine. “Not sure yet” is a perfectly good answer.',
      'Jump to any question with the numbers. Any order works.',
    ],
  },
} as const
