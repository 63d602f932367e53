/** The words of the preview: the document from the answers so far. */
export const previewText = {
  back: 'Back to the questions',
  badge: 'Preview',
  lead: (answered: number, total: number) =>
    `This is a preview: your document so far, from ${answered} of ${total} answers.`,
  detail:
    'It grows as you answer more. It isn’t saved, can’t be exported, and doesn’t count as a generated document.',
  missing: (count: number) =>
    count === 1
      ? 'One more required question and you can make the full document.'
      : `${count} more required questions and you can make the full document.`,
  ready: 'Everything required is answered. You can make the full document.',
  goOn: (order: number, title: string) => `Continue with question ${order}: ${title}`,
  open: (count: number) =>
    count === 1 ? '1 question still open' : `${count} questions still open`,
  openDetail: 'Answer them here in any order. Until you do, we’ll assume the suggestion.',
  openNone: 'Every question has an answer.',
  required: 'needed for the full document',
  optional: 'optional',
  assumed: 'Until you answer:',
  takeSuggestion: 'Use this for now',
  notSure: 'Not sure yet',
  notSureAnswer: 'I’m not sure yet.',
  answer: 'Answer',
  /** Beside the visible word, for those who do not see which card it is on. */
  of: (action: string, order: number) => `${action} (question ${order})`,
  save: 'Save answer',
  saving: 'Saving',
  cancel: 'Cancel',
  yourAnswer: (title: string) => `Your answer: ${title}`,
  saved: 'Answer saved',
  savedDetail: 'Your preview is up to date.',
  conflict: 'This was just answered in another tab. Please check it in the workshop.',
  notYetTitle: 'Five answers get you a first preview',
  failed: 'The preview couldn’t be written.',
  retry: 'Try again',
} as const

/** The short way through the workshop. */
export const firstFiveText = {
  label: 'Your way to a first preview',
  count: (done: number, total: number) =>
    `${total} questions to a first preview · ${done} of ${total}`,
  ready: 'Your first preview is ready.',
  see: 'See the preview',
  inOrder: 'All fifteen in order',
} as const
