import type { ExampleName } from '#domain/examples/examples.ts'
import { sanitiseReturnPath } from '#domain/return-path.ts'

/** Every address of the app. Screens link through here, so that an address stands in one place. */
export const paths = {
  home: '/',
  // The pages everybody may see: each a document of its own, reached by a plain link.
  /** A finished document to read. */
  example: '/example',
  bakeryExample: '/example/bakery',
  heatingExample: '/example/heating',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  tokusho: '/tokusho',
  signIn: '/sign-in',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** Makes a newcomer's first project and leads to its first question. */
  start: '/dashboard/start',
  workshop: (projectId: string) =>
    `/dashboard/projects/${encodeURIComponent(projectId)}/requirements`,
  /** The workshop at one question, named by its number (1 to 15). */
  workshopQuestion: (projectId: string, order: number) =>
    `/dashboard/projects/${encodeURIComponent(projectId)}/requirements?question=${order}`,
  /** Everything told at once, and sorted into the questions. */
  tell: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}/tell`,
  /** Everything that was understood, before the document is made. */
  readBack: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}/read-back`,
  /** The document so far, before it is made. */
  preview: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}/preview`,
  document: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}/document`,
  profile: '/dashboard/profile',
  billing: '/billing',
  /** After the account was deleted. */
  goodbye: '/goodbye',
  /**
   * The dashboard with a project selected (query parameter `project`, docs/product.md#dashboard).
   */
  dashboardProject: (projectId: string) => `/dashboard?project=${encodeURIComponent(projectId)}`,
  /** Server addresses: a navigation, not a route of the app (docs/product.md#dashboard). */
  login: '/api/login',
  /** The same for those who are new here. */
  getStarted: '/api/login?mode=sign-up',
  logout: '/api/logout',
} as const

/** Where each finished example is read. */
export const examplePaths: Readonly<Record<ExampleName, string>> = {
  studio: paths.example,
  bakery: paths.bakeryExample,
  heating: paths.heatingExample,
}

/** The patterns the app's router matches; the functions of `paths` fill them. */
export const routePatterns = {
  home: '/',
  signIn: '/sign-in',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  start: '/dashboard/start',
  workshop: '/dashboard/projects/:id/requirements',
  tell: '/dashboard/projects/:id/tell',
  readBack: '/dashboard/projects/:id/read-back',
  preview: '/dashboard/projects/:id/preview',
  document: '/dashboard/projects/:id/document',
  profile: '/dashboard/profile',
  billing: '/billing',
  testCheckout: '/test-checkout/:sessionId',
  testPortal: '/test-portal/:id',
  goodbye: '/goodbye',
} as const

/**
 * The id in an address of this pattern, empty where the pattern has none; null at any other
 * address. For what runs before the router is there.
 */
export function idAt(pattern: string, pathname: string): string | null {
  const found = new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}/?$`).exec(pathname)
  return found && (found[1] ?? '')
}

/**
 * Where signing in leads from an address of the sign-in screen: back to where somebody came from,
 * who is new to a first project, others to the dashboard.
 */
export function pathAfterSignIn(search: URLSearchParams): string {
  const wanted = search.get('returnTo')
  const isNew = search.get('mode') === 'sign-up' || search.has('verify')
  return wanted === null && isNew ? paths.start : sanitiseReturnPath(wanted)
}

/** The sign-in screen that leads back to `returnTo` (a path of this app) afterwards. */
export function signInPath(returnTo: string): string {
  return returnTo === paths.dashboard || returnTo === paths.home
    ? paths.signIn
    : `${paths.signIn}?returnTo=${encodeURIComponent(returnTo)}`
}
