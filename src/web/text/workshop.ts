import type { ConflictChoice, SaveStatus } from '#web/drafts/draft-state.ts'
import type { FailureReason } from '#web/drafts/save-failure.ts'

/** The words of the requirements workshop. */
export const workshopText = {
  back: 'Back to Dashboard',
  progress: 'Questions answered',
  progressText: (answered: number, total: number) => `${answered} of ${total}`,
  steps: 'Questions',
  loading: 'Loading the workshop',
  loadFailed: 'The workshop couldn’t be loaded.',
  loadFailedDetail: 'What you wrote is safe. Please check your connection and try again.',
  questionsFailed: 'The questions couldn’t be loaded.',
  retry: 'Try again',
  questionOf: (order: number, total: number) => `Question ${order} of ${total}`,
  required: 'Required',
  optional: 'Optional',
  guidance: 'Guidance',
  example: 'Example',
  answer: 'Your answer',
  placeholder: 'Write as if you were telling a friend. It doesn’t have to be perfect.',
  hints: 'While you write',
  save: 'Save Answer',
  saved: 'Answer saved',
  savedDetail: (order: number, title: string) => `Q${order}: ${title}`,
  nothingToSave: 'Nothing to save',
  nothingToSaveDetail: 'This question is optional. You can leave it empty.',
  saveError: 'Error',
  saveFailed: 'Failed to save answer',
  chooseFirst: 'Choose which version of this answer to keep first.',
  emptyRequired: 'This question needs an answer.',
  notSure: 'Not sure yet',
  ask: 'Ask AI',
  getFeedback: 'Get feedback',
  asking: 'Reading your answer...',
  askBlank: 'Write a little first, then ask for feedback.',
  askFailed: 'Failed to send question to AI. Please try again.',
  askIntro: "See what's still missing in your answer.",
  added: 'Added to your answer',
  addedDetail: 'You can change it like anything else you wrote.',
  previous: 'Previous',
  previousQuestion: 'Previous Question',
  nextQuestion: 'Next Question',
  saveDraft: 'Save Draft',
  draftSaved: 'Draft saved',
  draftSavedDetail: 'Everything you’ve written so far is saved.',
  generate: 'Generate Document',
  next: 'Next',
  complete: 'Complete Workshop',
  completed: (answered: number, total: number) => `${answered} of ${total} questions completed`,
  autosaves: 'Auto-saves every 30 seconds',
  timeLeft: (minutes: number) => `About ${minutes} min left`,
  timeLeftAtPace: (minutes: number) => `About ${minutes} min left at your pace`,
  suspended: 'Account suspended',
  suspendedDetail: 'You can still read and copy everything you wrote.',
  pageOnly: 'Your browser can’t keep a copy on this device',
  pageOnlyDetail:
    'Its storage is full or turned off. We still save as you write; keep this page open until it says Saved.',
} as const

/** What the button "Not sure yet" writes: honest, and read as an open question. */
export const notDecidedText = {
  whole: (title: string) => `Not decided yet: ${title}.`,
  part: 'Not decided yet: ',
} as const

/** The keys that save a hand the way to the mouse. */
export function listKeys(isMac: boolean): string[] {
  const key = isMac ? '⌘' : 'Ctrl+'
  return [`${key}Enter: next question`, `${key}S: save`, 'F6: to the card and back']
}

/** How a step is named for those who do not see its colour and mark. */
export function stepLabel(step: {
  order: number
  title: string
  required: boolean
  mark: 'empty' | 'short' | 'thin' | 'answered' | 'unsaved' | 'conflict'
}): string {
  const marks = {
    empty: 'not answered',
    short: 'needs a little more',
    thin: 'answered, could use more detail',
    answered: 'answered',
    unsaved: 'not saved yet',
    conflict: 'changed somewhere else, please choose',
  }
  const need = step.required ? 'required' : 'optional'
  return `Question ${step.order}: ${step.title}, ${need}, ${marks[step.mark]}`
}

/** The limit's counter, shown when the end comes near. */
export function counterText(length: number, limit: number): string {
  const number = new Intl.NumberFormat('en')
  if (length <= limit) return `${number.format(length)} of ${number.format(limit)} characters`
  const over = length - limit
  const counted = over === 1 ? '1 character' : `${number.format(over)} characters`
  return `${counted} over the limit of ${number.format(limit)}`
}

const FAILURES: Record<FailureReason, { short: string; detail: string }> = {
  offline: {
    short: 'offline',
    detail: 'Keep writing. We’ll save it when you’re back online.',
  },
  unreachable: {
    short: 'can’t reach the server',
    detail: 'Keep writing. We’ll keep trying and save it as soon as the server answers.',
  },
  busy: {
    short: 'too many requests',
    detail: 'Keep writing. We’ll try again in a moment.',
  },
  server: {
    short: 'a problem on our side',
    detail: 'Something went wrong on our side. Keep writing; we’ll keep trying.',
  },
  server_full: {
    short: 'our storage is full',
    detail:
      'Our server has run out of space. We’ll keep trying; please get in touch so we can fix it.',
  },
  signed_out: {
    short: 'signed out',
    detail: 'Sign in again to save it. You’ll come right back to this question, text and all.',
  },
  other_account: {
    short: 'another account is signed in',
    detail: 'Nothing is saved until you sign back in to the account this project belongs to.',
  },
  suspended: {
    short: 'account suspended',
    detail: 'Reactivate your account to save it.',
  },
  not_allowed: {
    short: 'not allowed',
    detail: 'This account can’t save here. Please reload the page.',
  },
  gone: {
    short: 'project not found',
    detail: 'The project may have been deleted. Copy your text if you still need it.',
  },
  too_long: {
    short: 'too long',
    detail: 'Shorten it to 10,000 characters and we’ll save it right away.',
  },
  refused: {
    short: 'not accepted',
    detail:
      'It contains a character we can’t store. Change the last thing you typed and we’ll try again.',
  },
}

/** Where an unsaved text is, so that nobody has to guess. */
export function keptText(isInPageOnly: boolean): string {
  return isInPageOnly ? 'kept only on this page' : 'kept on this device'
}

/** The state of saving in a few words, always on screen. */
export function saveStatusText(status: SaveStatus, isInPageOnly: boolean): string {
  switch (status.kind) {
    case 'untouched':
      return 'Nothing to save yet'
    case 'saved':
      return `Saved ${savedMoment(status.at)}`
    case 'saving':
      return 'Saving...'
    case 'conflict':
      return `Not saved: changed somewhere else, ${keptText(isInPageOnly)}`
    case 'unsaved':
      return `Not saved: ${FAILURES[status.reason].short}, ${keptText(isInPageOnly)}`
  }
}

/** What to do about a failure. */
export function chooseFailureDetail(reason: FailureReason): string {
  return FAILURES[reason].detail
}

export const conflictText = {
  title: 'Changed somewhere else',
  detail:
    'This answer changed in another tab or on another device while you were writing. We kept both. Which version do you want to keep?',
  mine: 'Your version',
  theirs: 'The newer version',
  theirsAt: (savedAt: string) => `The newer version, saved ${savedMoment(savedAt)}`,
  choices: {
    mine: 'Keep mine',
    theirs: 'Use the newer one',
    both: 'Combine both',
  } satisfies Record<ConflictChoice, string>,
  bothHint: 'You’ll get one after the other, ready to edit.',
  empty: '(empty)',
} as const

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Today's moments as `12:04`, earlier ones as `20 Nov`. */
function savedMoment(timestamp: string): string {
  const moment = new Date(timestamp)
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? time.format(moment) : day.format(moment)
}
