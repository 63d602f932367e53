import type { ComponentType } from 'react'
import { createFileLoader, type FileLoader } from './loading/file-loader.ts'
import type { FirstAnswer } from './opening/first-answers.ts'
import { loadTypedDocument } from './panels/document/reading/load-typed-document.ts'
import type { ScreenName } from './paths.ts'
import { screenTitles } from './text/shell/screen-titles.ts'

/** Code in a file of its own, loaded when it is first needed. */
interface Part {
  load: FileLoader<unknown>
  /** The name in `build/chunks.ts` of what it travels with; it travels alone when left out. */
  chunk?: string
}

/** A part that is drawn. */
interface DrawnPart extends Part {
  load: FileLoader<Record<string, ComponentType>>
  /** What the file exports; the file is named like it. */
  component: string
}

interface Screen extends DrawnPart {
  /** Who may pass: the signed-in, those who are not, or everybody. */
  guard: keyof typeof guards
  /** What it shows first: asked for while its code is on its way. */
  asks: readonly FirstAnswer[]
  /** What it draws with besides its own code, or leads to at once: loaded with it. */
  brings?: readonly Part[]
  /** For the browser's tab, until the screen knows better. */
  title: string
  robots: 'index' | 'noindex'
  /** The script of a first visit, in kB as sent: more fails the build. */
  budget: number
}

function drawn<Name extends string>(
  component: Name,
  start: () => Promise<Record<Name, ComponentType>>,
): DrawnPart {
  return { component, load: createFileLoader<Record<string, ComponentType>>(start) }
}

/** What is around every screen. */
export const workFrame = drawn('WorkFrame', () => import('./shell/work-frame.tsx'))

export const guards = {
  user: { ...drawn('RequireUser', () => import('./shell/require-user.tsx')), chunk: 'work' },
  visitor: {
    ...drawn('RequireVisitor', () => import('./shell/require-visitor.tsx')),
    chunk: 'sign-in',
  },
  anyone: {
    ...drawn('AdmitAnyone', () => import('./shell/admit-anyone.tsx')),
    chunk: 'work',
  },
} satisfies Record<string, DrawnPart>

const forUsers = { guard: 'user', robots: 'noindex', budget: 200 } as const
const forVisitors = { guard: 'visitor', asks: [], robots: 'noindex', budget: 200 } as const

const typedDocument: Part = { load: loadTypedDocument, chunk: 'typed-document' }

const dashboard: Screen = {
  ...forUsers,
  ...drawn('DashboardScreen', () => import('./screens/dashboard/dashboard-screen.tsx')),
  chunk: 'dashboard',
  asks: ['projects'],
  title: screenTitles.dashboard,
}

const workshop: Screen = {
  ...forUsers,
  ...drawn('WorkshopScreen', () => import('./screens/workshop/workshop-screen.tsx')),
  chunk: 'workshop',
  asks: ['project', 'questions', 'answersAndDrafts'],
  title: screenTitles.workshop,
}

/**
 * Every screen of the app, each one row: its route, what is loaded and asked for ahead, the page that
 * the server sends for it (title, robots, the files it names) and its budget come from here.
 */
export const screens: Record<ScreenName, Screen> = {
  /** At `/` it is the dashboard: visitors get a page of their own there. */
  home: dashboard,
  dashboard,
  start: {
    ...forUsers,
    ...drawn('StartScreen', () => import('./screens/start/start-screen.tsx')),
    // The first question comes right after it.
    brings: [workshop],
    asks: ['projects'],
    title: screenTitles.start,
  },
  workshop,
  tell: {
    ...forUsers,
    ...drawn('TellScreen', () => import('./screens/tell/tell-screen.tsx')),
    asks: ['project', 'questions', 'answers', 'tellings'],
    title: screenTitles.tell,
  },
  readBack: {
    ...forUsers,
    ...drawn('ReadBackScreen', () => import('./screens/read-back/read-back-screen.tsx')),
    asks: ['project', 'answersAndDrafts'],
    title: screenTitles.readBack,
  },
  preview: {
    ...forUsers,
    ...drawn('PreviewScreen', () => import('./screens/preview/preview-screen.tsx')),
    brings: [typedDocument],
    asks: ['project', 'questions', 'preview'],
    title: screenTitles.preview,
  },
  document: {
    ...forUsers,
    ...drawn('DocumentScreen', () => import('./screens/document/document-screen.tsx')),
    chunk: 'document',
    brings: [typedDocument],
    asks: ['project', 'document'],
    title: screenTitles.document,
  },
  inbox: {
    ...forUsers,
    ...drawn('InboxScreen', () => import('./screens/inbox/inbox-screen.tsx')),
    asks: [],
    title: screenTitles.inbox,
  },
  profile: {
    ...forUsers,
    ...drawn('ProfileScreen', () => import('./screens/profile/profile-screen.tsx')),
    chunk: 'profile',
    asks: ['billing', 'profile'],
    title: screenTitles.profile,
  },
  billing: {
    ...forUsers,
    ...drawn('BillingScreen', () => import('./screens/billing/billing-screen.tsx')),
    asks: ['billing'],
    title: screenTitles.billing,
  },
  connect: {
    ...forUsers,
    ...drawn('ConnectScreen', () => import('./screens/connect/connect-screen.tsx')),
    asks: [],
    title: screenTitles.connect,
  },
  testCheckout: {
    ...forUsers,
    ...drawn(
      'TestCheckoutScreen',
      () => import('./screens/test-payments/test-checkout-screen.tsx'),
    ),
    asks: [],
    title: screenTitles.testCheckout,
  },
  testPortal: {
    ...forUsers,
    ...drawn('TestPortalScreen', () => import('./screens/test-payments/test-portal-screen.tsx')),
    asks: [],
    title: screenTitles.testPortal,
  },
  admin: {
    ...forUsers,
    ...drawn('AdminScreen', () => import('./screens/admin/admin-screen.tsx')),
    asks: [],
    title: screenTitles.admin,
  },
  signIn: {
    ...forVisitors,
    ...drawn('SignInScreen', () => import('./screens/sign-in/sign-in-screen.tsx')),
    chunk: 'sign-in',
    title: screenTitles.signIn,
    // Of the app, only the way in is worth finding.
    robots: 'index',
  },
  resetPassword: {
    ...forVisitors,
    ...drawn('ResetPasswordScreen', () => import('./screens/sign-in/reset-password-screen.tsx')),
    title: screenTitles.resetPassword,
  },
  shared: {
    guard: 'anyone',
    ...drawn('SharedScreen', () => import('./screens/shared/shared-screen.tsx')),
    asks: [],
    brings: [typedDocument],
    title: screenTitles.shared,
    robots: 'noindex',
    budget: 200,
  },
  mail: {
    guard: 'anyone',
    ...drawn('MailScreen', () => import('./screens/mail/mail-screen.tsx')),
    asks: [],
    title: screenTitles.mail,
    robots: 'noindex',
    budget: 200,
  },
  goodbye: {
    ...forVisitors,
    ...drawn('GoodbyeScreen', () => import('./screens/profile/goodbye-screen.tsx')),
    title: screenTitles.goodbye,
  },
}
