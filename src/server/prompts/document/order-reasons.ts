/** What an order of delivery is refused for, told to the model that proposed it. */
export const ORDER_REASONS = {
  'must-missing': ({ words }: { words: string }) =>
    `${words} is a must and stands in no part: put it into one`,
  'wish-first': ({ words }: { words: string }) =>
    `of ${words} the wish stands before the must: put the must first`,
  'wish-beside': ({ words }: { words: string }) =>
    `beside ${words} stands what is only nice to have: put those into an earlier part, and leave the nice ones (should, could) by themselves`,
  'story-later': ({ words }: { words: string }) =>
    `the story needs ${words}: put it into the first part, which the story walks through whole`,
  'must-late': ({ words }: { words: string }) => {
    const [rest = '', must = ''] = words.split('; ')
    return `the must ${must} comes after ${rest}, which nobody ranked: put the must no later, or those into its part or behind it`
  },
}
