/** The words of "Read it back to me". */
export const readBackText = {
  intro:
    'This is your app as I understood it. Tap anything that’s wrong; the rest can stay as it is.',
  back: 'Back to the questions',
  loading: 'Reading your answers',
  failed: 'Your answers couldn’t be read just now.',
  failedDetail: 'Nothing is lost. Check your connection and try again, or generate without it.',
  retry: 'Try again',
  nothing: 'There’s nothing to read back yet.',
  nothingDetail: 'Answer a few questions first, and I’ll tell you how I understood them.',
  right: 'That’s right',
  sectionRight: (section: string) => `That’s right: ${section}`,
  open: 'Open',
  openSection: (section: string) => `Open ${section}`,
  close: 'Close',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  toCheck: (count: number) => `${count} to check`,
  sections: {
    couldNotTell: 'What I couldn’t tell',
    people: 'People',
    features: 'What the first version does',
    rules: 'Rules',
    cases: 'When things go wrong',
    things: 'What the app remembers',
    outside: 'Messages, other systems and money',
    screens: 'Screens and look',
    quality: 'Speed, safety and law',
    story: 'Your story',
    success: 'Success and limits',
    out: 'Left out',
    background: 'Background',
  },
  couldNotTellCount: (count: number) =>
    count === 1 ? 'one question, one tap' : `${count} questions, one tap each`,
  showMore: (count: number) => `Show ${count} more`,
  read: (closed: number, total: number) => `${closed} of ${total} read`,
  left: (open: number, unconfirmed: number) =>
    [open > 0 ? `${open} to check` : '', unconfirmed > 0 ? `${unconfirmed} clear` : '']
      .filter((part) => part !== '')
      .join(' · '),
  settled: 'Everything is settled.',
  contents: 'On this page',
  generate: 'Generate Document',
  generateWithout: 'Generate without',
  without: (guesses: number, unconfirmed: number) =>
    guesses === 0
      ? `You can generate now. ${unconfirmed === 1 ? 'One clear row isn’t' : `${unconfirmed} clear rows aren’t`} confirmed; they go in as you said them.`
      : `You can generate now. ${guesses === 1 ? 'One open point is' : `${guesses} open points are`} marked as not confirmed; nothing is passed off as yours.`,
  with: 'You’ve confirmed everything. Nothing is guessed.',
  everythingSaved: 'Everything saved',
  saving: 'Saving…',
  notSaved: 'Not saved yet, kept on this device',
} as const
