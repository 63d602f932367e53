import { routePatterns } from '#web/paths.ts'

interface AppScreen {
  path: string
  /** The sources it is drawn with, or their name in `build/chunks.ts`, for the page to name ahead. */
  sources: readonly string[]
}

const screen = (name: string) => `screens/${name}-screen.tsx`

/**
 * The app's own addresses, which the server answers with a frame for the screen. At `/` it is the
 * dashboard, for the signed-in: others get the landing page there.
 */
export const appScreens: readonly AppScreen[] = [
  { path: routePatterns.home, sources: ['dashboard'] },
  { path: routePatterns.dashboard, sources: ['dashboard'] },
  { path: routePatterns.start, sources: ['workshop'] },
  { path: routePatterns.workshop, sources: ['workshop'] },
  { path: routePatterns.tell, sources: [screen('tell/tell')] },
  { path: routePatterns.readBack, sources: ['reading', screen('read-back/read-back')] },
  { path: routePatterns.preview, sources: ['document', screen('preview/preview')] },
  { path: routePatterns.document, sources: ['document'] },
  { path: routePatterns.profile, sources: ['profile'] },
  { path: routePatterns.billing, sources: [screen('billing/billing')] },
  { path: routePatterns.testCheckout, sources: [screen('test-payments/test-checkout')] },
  { path: routePatterns.testPortal, sources: [screen('test-payments/test-portal')] },
  { path: routePatterns.signIn, sources: ['sign-in'] },
  { path: routePatterns.resetPassword, sources: [screen('sign-in/reset-password')] },
  { path: routePatterns.goodbye, sources: ['sign-in', screen('profile/goodbye')] },
]
