/** The cache's addresses. Everything of one project lies below `project(id)`. */
export const queryKeys = {
  user: ['user'],
  signInOptions: ['sign-in-options'],
  verifyEmail: (token: string) => ['verify-email', token],
  profile: ['profile'],
  billing: ['billing'],
  testCheckout: (id: string) => ['test-checkout', id],
  testPortal: (id: string) => ['test-portal', id],
  questions: ['questions'],
  projects: ['projects'],
  project: (id: string) => ['project', id],
  answers: (id: string) => ['project', id, 'answers'],
  reading: (id: string) => ['project', id, 'reading'],
  consultations: (id: string) => ['project', id, 'consultations'],
  generation: (id: string) => ['project', id, 'generation'],
  documents: (id: string) => ['project', id, 'documents'],
  document: (id: string, version: number | 'latest') => ['project', id, 'documents', version],
} as const
