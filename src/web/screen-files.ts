import { routePatterns } from './paths.ts'

/** Each screen stands in a file of its own, loaded when it is first visited. */
export const screenFiles = {
  frame: () => import('./shell/work-frame.tsx'),
  requireUser: () => import('./shell/require-user.tsx'),
  requireVisitor: () => import('./shell/require-visitor.tsx'),
  landing: () => import('./screens/landing/landing-screen.tsx'),
  signIn: () => import('./screens/sign-in/sign-in-screen.tsx'),
  resetPassword: () => import('./screens/sign-in/reset-password-screen.tsx'),
  dashboard: () => import('./screens/dashboard/dashboard-screen.tsx'),
  workshop: () => import('./screens/workshop/workshop-screen.tsx'),
  document: () => import('./screens/document/document-screen.tsx'),
  profile: () => import('./screens/profile/profile-screen.tsx'),
  billing: () => import('./screens/billing/billing-screen.tsx'),
  testCheckout: () => import('./screens/test-payments/test-checkout-screen.tsx'),
  testPortal: () => import('./screens/test-payments/test-portal-screen.tsx'),
  goodbye: () => import('./screens/profile/goodbye-screen.tsx'),
  notFound: () => import('./screens/not-found/not-found-screen.tsx'),
}

const load = screenFiles
const work = [load.frame, load.requireUser]
const dashboard = [...work, load.dashboard]

/** What an address needs. At `/` it is the dashboard: visitors get a page of their own there. */
const neededAt: Record<string, readonly (() => Promise<unknown>)[]> = {
  [routePatterns.home]: dashboard,
  [routePatterns.signIn]: [load.frame, load.requireVisitor, load.signIn],
  [routePatterns.resetPassword]: [load.frame, load.requireVisitor, load.resetPassword],
  [routePatterns.dashboard]: dashboard,
  [routePatterns.workshop]: [...work, load.workshop],
  [routePatterns.document]: [...work, load.document],
  [routePatterns.profile]: [...work, load.profile],
  [routePatterns.billing]: [...work, load.billing],
  [routePatterns.testCheckout]: [...work, load.testCheckout],
  [routePatterns.testPortal]: [...work, load.testPortal],
}

/** Starts loading the screen at `pathname` without waiting to know who is there. */
export function preloadScreens(pathname: string): void {
  const pattern = Object.keys(neededAt).find((candidate) => isAt(candidate, pathname))
  if (pattern === undefined) return
  for (const start of neededAt[pattern] ?? []) {
    // A failure shows when the screen itself is drawn.
    start().catch(() => undefined)
  }
}

function isAt(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname)
}
