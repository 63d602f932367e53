import type { ScreenName } from '#web/paths.ts'

/** What each screen is called: in the browser's tab, and at its head where nothing is nearer. */
export const screenTitles: Record<ScreenName, string> = {
  home: 'Dashboard',
  dashboard: 'Dashboard',
  start: 'Your first project',
  workshop: 'Requirements Workshop',
  tell: 'Tell it once.',
  readBack: 'Read it back to me',
  preview: 'Preview',
  document: 'Requirements Document',
  profile: 'Profile',
  billing: 'Billing',
  connect: 'Connect an agent',
  testCheckout: 'Test checkout',
  testPortal: 'Test billing portal',
  signIn: 'Sign in',
  resetPassword: 'Choose a new password',
  shared: 'Shared document',
  inbox: 'Comments',
  mail: 'Emails about comments',
  goodbye: 'Your account is deleted',
}
