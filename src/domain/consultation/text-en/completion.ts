/** What is said at the end of a model's reply that the built-in checks completed. */
export interface CompletionText {
  /** Names that are in no answer. */
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
    `The AI model added this on its own; your answers don't say it: ${sentences.map((each) => `“${each}”`).join(' ')}`,
  added: (headings) =>
    `Added by the built-in reviewer, because the AI model left it out: ${headings.join(', ')}.`,
  replaced:
    "The AI model didn't give a usable reply, so this one comes from the built-in reviewer.",
}
