/** What a document says of itself when the answers hold more points than it can list. */
export const BOUND_TEXT = {
  text: 'Which points from your answers belong in this document, and which can be left out?',
  why: (count: number): string =>
    `Your answers have more points than one document can list, so ${count} of them have no entry of their own. Nothing is lost: Appendix A has every answer word for word. Shorten or combine the answers, then generate again.`,
} as const
