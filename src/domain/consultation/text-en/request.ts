import type { FeedbackRequestText } from '#domain/consultation/consultation-text.ts'

/** The request that "Ask AI" sends (docs/product.md#consultation). */
export const REQUEST_TEXT: FeedbackRequestText = {
  intro: 'Please give me feedback on my answer to this question.',
  question: (title) => `Question: ${title}`,
  answer: (answer) => `My Answer: "${answer}"`,
  list: `Please tell me:
1. Strengths: what is good about my answer
2. Improvements: what is unclear or could be better
3. Suggestions: what I could add or change
4. Missing elements: what is not there yet
5. Next steps: what I should do next`,
}
