/** What is said at the end of a model's reply that the built-in checks completed. */
export interface CompletionText {
  /** Names that stand in no answer. */
  names: (names: readonly string[]) => string
  /** What the model says of people or the law by itself. */
  opinions: (sentences: readonly string[]) => string
  /** Parts, by their headings, that the model left out. */
  added: (headings: readonly string[]) => string
  /** Before the built-in reviewer's reply, when the model's was no review. */
  replaced: string
}

export const COMPLETION_EN: CompletionText = {
  names: (names) =>
    `Not from your answers: ${names.join(', ')}. Please check before you use ${names.length === 1 ? 'it' : 'them'}.`,
  opinions: (sentences) =>
    `The AI model says this by itself, your answers do not: ${sentences.map((each) => `“${each}”`).join(' ')}`,
  added: (headings) =>
    `From the built-in reviewer, because the model left it out: ${headings.join(', ')}.`,
  replaced:
    'The AI model gave no usable reply to this answer. This one comes from the built-in reviewer.',
}
