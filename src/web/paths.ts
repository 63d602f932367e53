import type { ExampleName } from '#domain/examples/examples.ts'
import { sanitiseReturnPath } from '#domain/return-path.ts'

/** The address of each screen of the app; its row is in `screens.ts` under the same name. */
export const screenPatterns = {
  home: '/',
  signIn: '/sign-in',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** Makes a newcomer's first project and leads to its first question. */
  start: '/dashboard/start',
  workshop: '/dashboard/projects/:id/requirements',
  /** Everything told at once, and sorted into the questions. */
  tell: '/dashboard/projects/:id/tell',
  /** Everything that was understood, before the document is made. */
  readBack: '/dashboard/projects/:id/read-back',
  /** The document so far, before it is made. */
  preview: '/dashboard/projects/:id/preview',
  document: '/dashboard/projects/:id/document',
  profile: '/dashboard/profile',
  billing: '/billing',
  /** An agent asks to be let in; its question is behind `?`. */
  connect: '/connect',
  testCheckout: '/test-checkout/:id',
  testPortal: '/test-portal/:id',
  /** A document that somebody shared; which one is behind `#`. */
  shared: '/shared',
  /** What was said of the account's documents through their links. */
  inbox: '/dashboard/inbox',
  /** What a link in a mail is for; which one is behind `#`. */
  mail: '/mail',
  /** After the account was deleted. */
  goodbye: '/goodbye',
} as const

export type ScreenName = keyof typeof screenPatterns

/**
 * The pages that everybody may see, each a document of its own, reached by a plain link; its row stands
 * in `pages/public-pages.ts` under the same name.
 */
export const publicPaths = {
  landing: '/',
  contact: '/contact',
  /** Where anybody checks a JSON export. */
  verify: '/verify',
  /** A finished document to read. */
  example: '/example',
  bakeryExample: '/example/bakery',
  heatingExample: '/example/heating',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  tokusho: '/tokusho',
} as const

/** The addresses of a pattern: itself, or with an id filled in. */
type PathOf<Pattern extends string> = Pattern extends `${string}/:id${string}`
  ? (id: string) => string
  : Pattern

type ScreenPaths = { [Name in ScreenName]: PathOf<(typeof screenPatterns)[Name]> }

const screenPaths = Object.fromEntries(
  Object.entries(screenPatterns).map(([name, pattern]) => [
    name,
    pattern.includes(':id')
      ? (id: string) => pattern.replace(':id', () => encodeURIComponent(id))
      : pattern,
  ]),
) as ScreenPaths

/** Every address of the app. Screens link through here, so that an address is in one place. */
export const paths = {
  ...publicPaths,
  ...screenPaths,
  /** The workshop at one question, named by its number (1 to 15). */
  workshopQuestion: (projectId: string, order: number) =>
    `${screenPaths.workshop(projectId)}?question=${order}`,
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

/** The screen at an address, and the id in it: empty where the pattern has none. */
interface Place {
  name: ScreenName
  id: string
}

/** Which screen an address leads to; null where there is none. Also for what runs before the router. */
export function findPlace(pathname: string): Place | null {
  for (const [name, pattern] of Object.entries(screenPatterns)) {
    const found = new RegExp(`^${pattern.replace(':id', '([^/]+)')}/?$`).exec(pathname)
    if (found) return { name: name as ScreenName, id: found[1] ?? '' }
  }
  return null
}

/**
 * Where signing in leads from an address of the sign-in screen: back to where somebody came from,
 * who is new to a first project, others to the dashboard.
 */
export function choosePathAfterSignIn(search: URLSearchParams): string {
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
