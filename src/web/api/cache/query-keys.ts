/** The cache's addresses. Everything of one project lies below `project(id)`. */
export const queryKeys = {
  user: ['user'],
  signInOptions: ['sign-in-options'],
  verifyEmail: (token: string) => ['verify-email', token],
  profile: ['profile'],
  billing: ['billing'],
  questions: ['questions'],
  projects: ['projects'],
  project: (id: string) => ['project', id],
  answers: (id: string) => ['project', id, 'answers'],
  consultations: (id: string) => ['project', id, 'consultations'],
  documents: (id: string) => ['project', id, 'documents'],
  document: (id: string, version: number | 'latest') => ['project', id, 'documents', version],
} as const
