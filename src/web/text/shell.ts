/** The words of the frame around every screen. */
export const shellText = {
  product: 'Groundwork',
  loading: 'Loading',
  skip: 'Skip to content',
  needsScript: 'Groundwork needs JavaScript. Please switch it on and reload this page.',
  failed: {
    message: 'Something went wrong. Please refresh the page to try again.',
    detail: {
      dashboard:
        'Everything you saved is safe, and what you typed is kept on this device. If refreshing doesn’t help, go to your dashboard: the rest of your work opens from there.',
      home: 'Nothing you saved was changed. If refreshing doesn’t help, go to the home page.',
    },
    action: 'Refresh Page',
    wayBack: { dashboard: 'Go to dashboard', home: 'Go to home page' },
  },
  unreachable: {
    title: 'We can’t reach the service',
    detail: 'Nothing you wrote is lost. Please check your connection and try again.',
    action: 'Try again',
  },
  notFound: {
    title: 'Page Not Found',
    detail: 'We can’t find that page. The link may be old or mistyped.',
    action: 'Go to home page',
  },
  projectNotFound: {
    title: 'Project not found',
    detail: 'It doesn’t exist, was deleted, or belongs to another account.',
    action: 'Back to Dashboard',
  },
  sessionEnded: {
    message: 'You’ve been signed out. What you typed is kept on this device.',
    action: 'Sign in again',
  },
  accountMenu: (email: string) => `Account menu for ${email}`,
  profile: 'Profile',
  billing: 'Billing',
  admin: 'Administration',
  theme: { label: 'Theme', names: { system: 'Device', light: 'Light', dark: 'Dark' } },
  seePlan: 'See your plan',
  signOut: 'Sign Out',
  welcome: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`),
} as const
