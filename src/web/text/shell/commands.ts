/** The words of the command menu. */
export const commandText = {
  title: 'Commands',
  /** `keys` is Ctrl K or ⌘ K. */
  open: (keys: string) => `Commands (${keys})`,
  placeholder: 'Go to a question, a project, an action',
  results: 'Commands that fit',
  nothing: 'Nothing fits. Try another word.',
  keys: 'Arrow keys choose, Enter opens, Escape closes',
  groups: {
    project: (title: string) => `In “${title}”`,
    projects: 'Projects',
    places: 'Go to',
    actions: 'Do',
    questions: 'Questions',
  },
  workshop: 'Workshop',
  document: 'Requirements document',
  question: (order: number, title: string) => `Q${order} ${title}`,
  dashboard: 'Dashboard',
  profile: 'Profile',
  billing: 'Billing',
  contact: 'Contact',
  newProject: 'New project',
  askAi: 'Ask AI',
  generate: 'Generate document',
  exportDocument: 'Export documentation',
  switchLanguage: (name: string) => `Switch to ${name}`,
  cookieChoices: 'Cookie choices',
  signOut: 'Sign out',
  /** Other words that people look for. */
  keywords: {
    billing: 'plan premium upgrade price subscription',
    profile: 'account name password delete data',
    contact: 'help support message',
    document: 'read requirements',
    workshop: 'answers questions',
  },
} as const
