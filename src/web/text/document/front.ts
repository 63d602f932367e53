/** The words at the head of the document: how to read it. */
export const frontText = {
  legendSource:
    'Every item names the question it comes from, such as Q6: tap it to see your own words.',
  guess: 'Your guess',
  unconfirmed: 'Read, not confirmed',
  legendUnconfirmed: 'was understood from your words, not for certain: say yes or no.',
  assumed: 'Assumed',
  legendAssumed: 'was supplied by the writer and holds until you agree.',
  open: 'Open',
  legendOpen: 'is not known yet.',
  ofAll: (count: number, all: number) => `${count} of ${all}`,
} as const
