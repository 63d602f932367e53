/** The words of the account's own page in its export. */
export const archiveText = {
  title: 'Your Groundwork account',
  intro: (date: string) =>
    `Everything your account held on ${date}. Each project has a folder with its answers, consultations and documents: \`.md\` files to read, \`.json\` files as data.`,
  name: 'Name',
  email: 'Email',
  memberSince: 'Member since',
  plan: 'Plan',
  plans: {
    TRIAL_ACTIVE: 'Trial Active',
    TRIAL_CANCELED: 'Trial Ended',
    PREMIUM_ACTIVE: 'Premium',
    PREMIUM_CANCELED: 'Premium Canceled',
    SUSPENDED: 'Suspended',
  } as Record<string, string>,
  trialStarted: 'Trial started',
  trialGenerations: 'Documents generated in the trial',
  signInMethods: 'Ways to sign in',
  password: 'Password',
  since: (date: string) => `since ${date}`,
  sessions: 'Signed-in devices',
  unknownDevice: 'Unknown device',
  used: (signedIn: string, used: string) => `signed in ${signedIn}, last used ${used}`,
  projects: 'Projects',
  noProjects: 'None.',
}
