/**
 * What keeps a document from being generated (docs/product.md#checks-on-input); the questions'
 * names follow.
 */
export const UNREADY_TEXT = {
  answers_missing: (questions: readonly NamedQuestion[]) =>
    `Please answer these questions first: ${named(questions)}`,
  answers_inadequate: (questions: readonly NamedQuestion[]) =>
    `Please provide more detailed answers for: ${named(questions)}`,
} as const

interface NamedQuestion {
  order: number
  title: string
}

function named(questions: readonly NamedQuestion[]): string {
  return questions.map(({ order, title }) => `Q${order}: ${title}`).join(', ')
}
