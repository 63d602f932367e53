/** What a screen may show first, and where the server has it; `:id` is the screen's project. */
export const firstAnswers = {
  projects: '/api/projects',
  project: '/api/projects/:id',
  questions: '/api/questions',
  answers: '/api/projects/:id/answers',
  /** The answers, with what was typed into them on this device. */
  answersAndDrafts: '/api/projects/:id/answers',
  tellings: '/api/projects/:id/tellings',
  preview: '/api/projects/:id/preview',
  document: '/api/projects/:id/documents/latest',
  billing: '/api/billing',
  profile: '/api/profile',
} as const

export type FirstAnswer = keyof typeof firstAnswers

/** Not another version of the document than the newest, nor the return from a paid checkout. */
export function showsTheUsual(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return !parameters.has('version') && !parameters.has('success')
}
