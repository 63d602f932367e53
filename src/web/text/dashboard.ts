import type { DocumentLanguage } from '#domain/language.ts'
import type { ProjectStatus } from '#domain/project.ts'

/** The words of the dashboard's project list and project details. */
export const dashboardText = {
  projects: 'Projects',
  newProject: 'New Project',
  empty: {
    title: 'No projects yet',
    detail: 'Start a project, answer fifteen short questions, get your document.',
    action: 'Create First Project',
  },
  loadFailed: 'Your projects couldn’t be loaded, but they’re safe.',
  retry: 'Try again',
  loading: 'Loading your projects',
  updated: (date: string) => `Updated ${date}`,
  progress: (percent: number) => `${percent}% answered`,
  status: {
    draft: 'Draft',
    in_progress: 'In Progress',
    completed: 'Answered',
  } satisfies Record<ProjectStatus, string>,
  actionsFor: (title: string) => `Actions for ${title}`,
  edit: 'Edit',
  remove: 'Delete',
} as const

/**
 * The create and edit dialogs, the deletion's confirmation and their notices
 * (docs/product.md#errors).
 */
export const projectFormText = {
  create: {
    title: 'Create a project',
    detail: 'All you need is a title. You can change everything later.',
    save: 'Create Project',
    saving: 'Creating',
  },
  edit: {
    title: 'Edit project',
    detail: 'Your answers stay as they are.',
    save: 'Save Changes',
    saving: 'Saving',
  },
  title: 'Title',
  description: 'Description',
  descriptionHint: 'One or two sentences about it.',
  assignee: 'Assignee',
  assigneeHint: 'Who’s in charge of this project.',
  startDate: 'Start date',
  endDate: 'End date',
  language: 'Document language',
  languageHint: 'The language your document is written in. Your own words stay as you wrote them.',
  languages: {
    en: 'English',
    ja: 'Japanese',
    answers: 'The language of my answers',
  } satisfies Record<DocumentLanguage, string>,
  optional: 'optional',
  rename: (title: string) => `Rename ${title}`,
  more: 'Assignee, dates and language',
  cancel: 'Cancel',
  titleRequired: 'Title is required',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  endBeforeStart: 'The end date can’t be before the start date.',
  invalidDate: 'Please enter a date.',
  restored: 'This is what you’d typed before you signed in again.',
  created: 'Project created',
  createdDetail: (title: string) => `“${title}” is ready for its first answer.`,
  saved: 'Project updated',
  savedDetail: 'Your changes are saved.',
  deleted: 'Project deleted',
  deletedDetail: (title: string) => `“${title}” and everything in it are gone.`,
  /** The title of every failed change of a project (docs/product.md#errors). */
  error: 'Error',
  createFailed: 'Failed to create project',
  saveFailed: 'Failed to update project',
  deleteFailed: 'Failed to delete project',
  confirmTitle: 'Delete this project?',
  confirmDetail: (title: string) =>
    `“${title}” will be deleted along with its answers, consultations and documents. You can’t undo this.`,
  confirm: 'Delete Project',
  confirming: 'Deleting',
} as const

/** The way in: a first project is made by itself. */
export const startText = {
  /** One of `PROVISIONAL_TITLES`: the first answer names it. */
  firstProject: 'My first project',
  failed: 'Your first project couldn’t be started',
  retry: 'Try again',
} as const

/** The dashboard's one next action. */
export const nextStepText = {
  title: 'Next step',
  question: (order: number, title: string) => `Question ${order}: ${title}`,
  left: {
    preview: (count: number) =>
      count === 1
        ? 'One more answer and you can read a first preview.'
        : `${count} more answers and you can read a first preview.`,
    document: (count: number) =>
      count === 1
        ? 'One more to go for the full document.'
        : `${count} more to go for the full document.`,
  },
  seePreview: 'See the preview',
  what: {
    look_over: 'Check what I understood',
    generate: 'Generate your document',
    read: 'Your document is ready',
  },
  why: {
    look_over:
      'Everything required is answered. A few quick checks will make the document sharper.',
    generate: 'Everything required is answered and confirmed.',
    read: 'Read it, answer what’s still open, then hand it over.',
  },
  start: 'Start',
  goOn: 'Continue',
  lookOver: 'Check it',
  read: 'Open the document',
} as const

/** The middle panel. */
export const projectDetailText = {
  selectTitle: 'Select a project',
  selectDetail: 'Choose a project to see its answers and document.',
  details: 'Details',
  assignee: 'Assignee',
  created: 'Created',
  updated: 'Updated',
  start: 'Start',
  end: 'End',
  notSet: 'Not set',
  progress: 'Requirements progress',
  answered: (answered: number, total: number) => `${answered} of ${total} questions answered`,
  questions: 'Questions',
  questionsFailed: 'The questions couldn’t be loaded.',
  answersFailed: 'Your answers couldn’t be loaded, but they’re safe.',
  retry: 'Try again',
  notAnswered: 'Not answered yet',
  required: 'Required',
  viewAll: (count: number) => `View all ${count} questions`,
  viewFewer: (count: number) => `Show only the first ${count}`,
  workshop: 'Open Workshop',
  workshopFirst: 'Start Workshop',
  export: 'Export Documentation',
  activity: 'Recent activity',
  lastUpdated: 'Last updated',
  latestAnswer: 'Latest answer',
  noAnswerYet: 'None yet',
} as const

/** Notices on coming back from the card checkout (docs/product.md#errors). */
export const paymentText = {
  success: {
    title: 'Payment Successful!',
    description: 'Welcome to Premium! Your subscription is now active.',
  },
  canceled: {
    title: 'Payment Canceled',
    description: 'Your payment was canceled. You can try upgrading again anytime.',
  },
} as const
