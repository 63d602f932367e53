import { fileLoader } from './file-loader.ts'
import { loadTypedDocument } from './panels/document/reading/load-typed-document.ts'
import { idAt, routePatterns } from './paths.ts'

/** Each screen stands in a file of its own, loaded when it is first visited. */
export const screenFiles = {
  frame: fileLoader(() => import('./shell/work-frame.tsx')),
  requireUser: fileLoader(() => import('./shell/require-user.tsx')),
  requireVisitor: fileLoader(() => import('./shell/require-visitor.tsx')),
  landing: fileLoader(() => import('./screens/landing/landing-screen.tsx')),
  signIn: fileLoader(() => import('./screens/sign-in/sign-in-screen.tsx')),
  resetPassword: fileLoader(() => import('./screens/sign-in/reset-password-screen.tsx')),
  dashboard: fileLoader(() => import('./screens/dashboard/dashboard-screen.tsx')),
  start: fileLoader(() => import('./screens/start/start-screen.tsx')),
  workshop: fileLoader(() => import('./screens/workshop/workshop-screen.tsx')),
  tell: fileLoader(() => import('./screens/tell/tell-screen.tsx')),
  readBack: fileLoader(() => import('./screens/read-back/read-back-screen.tsx')),
  preview: fileLoader(() => import('./screens/preview/preview-screen.tsx')),
  document: fileLoader(() => import('./screens/document/document-screen.tsx')),
  profile: fileLoader(() => import('./screens/profile/profile-screen.tsx')),
  billing: fileLoader(() => import('./screens/billing/billing-screen.tsx')),
  testCheckout: fileLoader(() => import('./screens/test-payments/test-checkout-screen.tsx')),
  testPortal: fileLoader(() => import('./screens/test-payments/test-portal-screen.tsx')),
  goodbye: fileLoader(() => import('./screens/profile/goodbye-screen.tsx')),
  notFound: fileLoader(() => import('./screens/not-found/not-found-screen.tsx')),
}

const load = screenFiles
const work = [load.frame, load.requireUser]
const dashboard = [...work, load.dashboard]

/** What an address needs. At `/` it is the dashboard: visitors get a page of their own there. */
const neededAt: Record<string, readonly (() => Promise<unknown>)[]> = {
  [routePatterns.home]: dashboard,
  [routePatterns.signIn]: [load.frame, load.requireVisitor, load.signIn],
  [routePatterns.resetPassword]: [load.frame, load.requireVisitor, load.resetPassword],
  [routePatterns.goodbye]: [load.frame, load.requireVisitor, load.goodbye],
  [routePatterns.dashboard]: dashboard,
  // The first question comes right after it.
  [routePatterns.start]: [...work, load.start, load.workshop],
  [routePatterns.workshop]: [...work, load.workshop],
  [routePatterns.tell]: [...work, load.tell],
  [routePatterns.readBack]: [...work, load.readBack],
  [routePatterns.preview]: [...work, load.preview, loadTypedDocument],
  [routePatterns.document]: [...work, load.document, loadTypedDocument],
  [routePatterns.profile]: [...work, load.profile],
  [routePatterns.billing]: [...work, load.billing],
  [routePatterns.testCheckout]: [...work, load.testCheckout],
  [routePatterns.testPortal]: [...work, load.testPortal],
}

/**
 * Loads the screen at `pathname` without waiting to know who is there. Never fails: what is missing
 * shows when the screen itself is drawn.
 */
export async function loadScreens(pathname: string): Promise<void> {
  const pattern = Object.keys(neededAt).find((candidate) => idAt(candidate, pathname) !== null)
  if (pattern === undefined) return
  await Promise.allSettled((neededAt[pattern] ?? []).map((start) => start()))
}
