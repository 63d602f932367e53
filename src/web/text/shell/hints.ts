/** What helps on a first visit, once. */
export const hintText = {
  dismiss: 'Got it',
  dashboard: {
    title: 'From here it takes three steps',
    points: [
      'Open the workshop and answer in your own words, one question at a time.',
      "Not sure? Ask for feedback and see what's missing.",
      'Generate the document when the required questions are answered.',
    ],
  },
  workshop: {
    title: 'Good to know before you write',
    points: [
      'Everything you type saves itself. You can leave at any time and go on later.',
      'Short sentences are fine. “I am not sure yet” is an answer too.',
      'The numbers lead to any question; you need not go in order.',
    ],
  },
} as const
