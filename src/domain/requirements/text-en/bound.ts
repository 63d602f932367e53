/** What a document says of itself when the answers hold more points than it can list. */
export const BOUND_TEXT = {
  text: 'Which points of your answers belong in this document, and which can be left out?',
  why: (count: number): string =>
    `Your answers hold more points than one document can list, so ${count} of them have no entry of their own. Nothing is lost: every answer stands word for word in Appendix A. Shorten or combine the answers, then generate again.`,
} as const
