/** The words of the preview: the document from the answers so far. */
export const previewText = {
  title: 'Preview',
  back: 'Back to the questions',
  badge: 'Preview',
  lead: (answered: number, total: number) =>
    `This is a preview: your document so far, from ${answered} of ${total} answers.`,
  detail:
    'It changes as you answer more. It isn’t saved as a version, it can’t be exported, and it doesn’t use up your one document.',
  missing: (count: number) =>
    count === 1
      ? 'One required question is left for the full document.'
      : `${count} required questions are left for the full document.`,
  ready: 'Everything required is answered. You can make the full document.',
  goOn: (order: number, title: string) => `Go on with question ${order}: ${title}`,
  open: (count: number) =>
    count === 1 ? '1 question still open' : `${count} questions still open`,
  openDetail: 'Answer any of them here, in any order. Until then the suggestion is assumed.',
  openNone: 'Every question has an answer.',
  required: 'needed for the full document',
  optional: 'optional',
  assumed: 'Until you answer:',
  takeSuggestion: 'Use this for now',
  notSure: 'Not sure yet',
  notSureAnswer: 'I’m not sure yet.',
  answer: 'Answer',
  /** Beside the visible word, for those who do not see which card it stands on. */
  of: (action: string, order: number) => `${action} (question ${order})`,
  save: 'Save answer',
  saving: 'Saving',
  cancel: 'Cancel',
  yourAnswer: (title: string) => `Your answer: ${title}`,
  saved: 'Answer saved',
  savedDetail: 'The preview has it now.',
  conflict: 'Somebody just answered this in another tab. Please look at it in the workshop.',
  notYetTitle: 'Five answers to a first preview',
  failed: 'The preview couldn’t be written.',
  retry: 'Try again',
} as const

/** The short way through the workshop. */
export const firstFiveText = {
  label: 'The way to a first preview',
  count: (done: number, total: number) =>
    `${total} questions to a first preview · ${done} of ${total}`,
  ready: 'Your first preview is ready.',
  see: 'See the preview',
  inOrder: 'All fifteen in order',
} as const
