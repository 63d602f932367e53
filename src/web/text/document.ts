/** The words of the requirements document: dialog, page and what may stop a generation. */
export const documentText = {
  generate: 'Generate Requirements Document',
  showProgress: 'Show Progress',
  regenerate: 'Regenerate',
  read: 'Read the Document',
  openPage: 'Open as a page',
  backToDashboard: 'Back to Dashboard',
  contents: 'Contents',
  copy: 'Copy',
  copied: 'Copied',
  copiedDetail: 'The whole document is on your clipboard.',
  copyFailed: 'Copy failed',
  copyFailedDetail: 'Failed to copy to clipboard. Please select and copy manually.',
  download: 'Download Markdown',
  downloadStarted: 'Download started',
  print: 'Print',
  more: 'More',
  generated: 'Requirements document generated',
  generatedDetail: (version: number) => `Version ${version} is ready to read.`,
  version: 'Version',
  versionLabel: (version: number, date: string) => `Version ${version}, ${date}`,
  newest: 'newest',
  oldVersion: 'You’re reading an earlier version.',
  readNewest: 'Read the newest version',
  cancelled: 'Generation cancelled',
  cancelledDetail: 'Nothing was saved or used up.',
  cancelFailed: 'We couldn’t cancel the generation',
  missingTitle: 'Missing required answers',
  inadequateTitle: 'Answers need more detail',
  goTo: (order: number, title: string) => `Go to Q${order}: ${title}`,
  tryAgain: 'Try again',
  loadFailed: 'The document couldn’t be loaded.',
  loading: 'Loading the document',
  noneTitle: 'No document yet',
  noneDetail: 'Generate it from the dashboard once the required questions are answered.',
  notFoundTitle: 'Document not found',
  notFoundDetail: 'This project or version doesn’t exist, or it was deleted.',
} as const

interface NamedQuestion {
  order: number
  title: string
}

/** The sentence for questions that stop a generation. */
export function chooseUnreadySentence(
  code: 'answers_missing' | 'answers_inadequate',
  questions: readonly NamedQuestion[],
): string {
  const names = questions.map((question) => `Q${question.order}: ${question.title}`).join(', ')
  return code === 'answers_missing'
    ? `Please answer these questions first: ${names}`
    : `Please provide more detailed answers for: ${names}`
}
