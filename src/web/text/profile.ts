import { LIMITS } from '#contract/limits.ts'

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/** The words of the profile. */
export const profileText = {
  edit: 'Edit Profile',
  account: {
    title: 'Account information',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    memberSince: 'Member since',
    notSet: 'Not set',
  },
  security: {
    title: 'Password and devices',
    detail: 'How you sign in, and where you are signed in now.',
    password: 'Password',
    passwordHint: 'When you change it, every other device is signed out.',
    change: 'Change password',
    outside: (names: readonly string[]) =>
      `You sign in with ${listed(names)}. To change your password, go there.`,
    also: (names: readonly string[]) => `You can also sign in with ${listed(names)}.`,
    loading: 'Loading your devices',
    failed: 'This part could not be loaded.',
  },
  devices: {
    title: 'Signed-in devices',
    /** `Chrome on Windows`; either may be unknown. */
    name: (browser: string | null, system: string | null) =>
      [browser, system].filter((part) => part !== null).join(' on ') || 'Unknown device',
    here: 'This device',
    usedNow: 'In use now',
    used: (date: string) => `Last used ${date}`,
    today: 'today',
    since: (date: string) => `Signed in ${date}`,
    signOut: 'Sign out',
    signOutNamed: (device: string, used: string) => `Sign out ${device}, ${used}`,
    signedOut: 'Device signed out',
    everywhere: 'Sign out everywhere',
    everywhereQuestion: {
      title: 'Sign out everywhere?',
      detail:
        'Every device is signed out, including this one. What you wrote stays; sign in again to continue.',
      confirm: 'Sign out everywhere',
      confirming: 'Signing out',
      cancel: 'Cancel',
    },
  },
  data: {
    title: 'Your data',
    detail: 'What you wrote is yours, on every plan.',
    export: 'Export data',
    exporting: 'Preparing',
    exportHint:
      'One ZIP file with everything in your account: projects, answers, consultations and every version of your documents, as Markdown to read and as JSON.',
    started: 'Download started',
    remove: 'Delete account',
    removeHint: 'Ends your subscription and removes everything. This can’t be undone.',
  },
} as const

/** The dialogs of the profile. */
export const profileDialogText = {
  cancel: 'Cancel',
  edit: {
    title: 'Edit Profile',
    detail: 'Your email stays the same: it’s how you sign in.',
    save: 'Save Changes',
    saving: 'Saving',
    saved: 'Profile updated',
    savedDetail: 'Your changes are saved.',
    firstNameMissing: 'Please enter your first name.',
    tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
    optional: 'optional',
  },
  password: {
    title: 'Change password',
    detail: 'Every other device is signed out; this one stays signed in.',
    current: 'Current password',
    new: 'New password',
    newHint: `At least ${LIMITS.passwordMin} characters. A few unrelated words work well.`,
    show: 'Show password',
    hide: 'Hide password',
    currentMissing: 'Please enter your current password.',
    newMissing: 'Please choose a password.',
    save: 'Change password',
    saving: 'Changing',
    saved: 'Password changed',
    savedDetail: 'Every other device is signed out.',
  },
  remove: {
    title: 'Delete your account?',
    detail:
      'Everything is removed: your projects, answers, consultations and documents. A running subscription ends now, with no refund for the rest of the month. This can’t be undone.',
    exportFirst: 'You may want to export your data first.',
    kept: 'We keep one thing: a code made from your email that can’t be turned back into it. It shows that the free trial was used.',
    label: (email: string) => `Type ${email} to confirm`,
    mismatch: 'That’s not this account’s email address.',
    confirm: 'Delete account',
    confirming: 'Deleting',
  },
} as const

/** The page after the account is gone. */
export const goodbyeText = {
  detail:
    'Your projects, answers and documents are gone, and you are signed out everywhere. Thanks for trying Groundwork, and all the best with your idea.',
  action: 'Go to home page',
} as const
