/** The words around the suggestions of a founder's own trade. */
export const startersText = {
  label: 'Suggestions',
  pick: 'What kind of app are you building?',
  choose: 'Get suggestions',
  change: (kind: string) => `${kind}: change`,
  take: 'Add to my answer:',
  strike: (ask: string) => `Not for us: ${ask}`,
} as const
