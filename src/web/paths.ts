/** Every address of the app. Screens link through here, so that an address stands in one place. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  workshop: (projectId: string) =>
    `/dashboard/projects/${encodeURIComponent(projectId)}/requirements`,
  /** The workshop at one question, named by its number (1 to 15). */
  workshopQuestion: (projectId: string, order: number) =>
    `/dashboard/projects/${encodeURIComponent(projectId)}/requirements?question=${order}`,
  document: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}/document`,
  /** The dashboard with a project selected (Spec §2: query parameter `project`). */
  dashboardProject: (projectId: string) => `/dashboard?project=${encodeURIComponent(projectId)}`,
  /** Server addresses: a navigation, not a route of the app (Spec §2). */
  login: '/api/login',
  logout: '/api/logout',
} as const

/** The patterns the router matches; the functions of `paths` fill them. */
export const routePatterns = {
  home: '/',
  signIn: '/sign-in',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  workshop: '/dashboard/projects/:id/requirements',
  document: '/dashboard/projects/:id/document',
} as const

/** The sign-in screen that leads back to `returnTo` (a path of this app) afterwards. */
export function signInPath(returnTo: string): string {
  return returnTo === paths.dashboard || returnTo === paths.home
    ? paths.signIn
    : `${paths.signIn}?returnTo=${encodeURIComponent(returnTo)}`
}

/**
 * Reads `returnTo` from an address: a path of this app, else the dashboard. Resolving it against
 * our own origin refuses `//elsewhere`, `\\elsewhere` and `javascript:` alike.
 */
export function safeReturnTo(value: string | null, origin: string): string {
  if (value === null || !value.startsWith('/')) return paths.dashboard
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  if (url === null || url.origin !== origin || url.pathname.startsWith('/api/')) {
    return paths.dashboard
  }
  // Two leading slashes in the path itself would read as another host when navigated to.
  if (url.pathname.startsWith('//') || url.pathname === paths.signIn) return paths.dashboard
  return url.pathname + url.search + url.hash
}
