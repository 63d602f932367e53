import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { routePatterns } from './paths.ts'
import { Arrival } from './shell/arrival.tsx'
import { PageViews } from './shell/consent/page-views.tsx'
import { Home } from './shell/home.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'

/** Each screen stands in a file of its own, loaded when it is first visited. */
const load = {
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

const WorkFrame = screen(load.frame, 'WorkFrame')
const RequireUser = screen(load.requireUser, 'RequireUser')
const RequireVisitor = screen(load.requireVisitor, 'RequireVisitor')
const Landing = screen(load.landing, 'LandingScreen')
const SignIn = screen(load.signIn, 'SignInScreen')
const ResetPassword = screen(load.resetPassword, 'ResetPasswordScreen')
const Dashboard = screen(load.dashboard, 'DashboardScreen')
const Workshop = screen(load.workshop, 'WorkshopScreen')
const Document = screen(load.document, 'DocumentScreen')
const Profile = screen(load.profile, 'ProfileScreen')
const Billing = screen(load.billing, 'BillingScreen')
const TestCheckout = screen(load.testCheckout, 'TestCheckoutScreen')
const TestPortal = screen(load.testPortal, 'TestPortalScreen')
const Goodbye = screen(load.goodbye, 'GoodbyeScreen')
const NotFound = screen(load.notFound, 'NotFoundScreen')

/** Every address and its screen. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={routePatterns.home} element={<Home landing={<Landing />} />}>
          <Route element={<WorkFrame />}>
            <Route element={<RequireUser />}>
              <Route index element={<Dashboard />} />
            </Route>
          </Route>
        </Route>
        <Route element={<WorkFrame />}>
          <Route element={<RequireVisitor />}>
            <Route path={routePatterns.signIn} element={<SignIn />} />
            <Route path={routePatterns.resetPassword} element={<ResetPassword />} />
            <Route path={routePatterns.goodbye} element={<Goodbye />} />
          </Route>
          <Route element={<RequireUser />}>
            <Route path={routePatterns.dashboard} element={<Dashboard />} />
            <Route path={routePatterns.workshop} element={<Workshop />} />
            <Route path={routePatterns.document} element={<Document />} />
            <Route path={routePatterns.profile} element={<Profile />} />
            <Route path={routePatterns.billing} element={<Billing />} />
            <Route path={routePatterns.testCheckout} element={<TestCheckout />} />
            <Route path={routePatterns.testPortal} element={<TestPortal />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Arrival />
      <PageViews />
    </Suspense>
  )
}

/** What an address needs. `/` is left out: it depends on who is there. */
const neededAt: Record<string, readonly (() => Promise<unknown>)[]> = {
  [routePatterns.signIn]: [load.frame, load.requireVisitor, load.signIn],
  [routePatterns.resetPassword]: [load.frame, load.requireVisitor, load.resetPassword],
  [routePatterns.dashboard]: [load.frame, load.requireUser, load.dashboard],
  [routePatterns.workshop]: [load.frame, load.requireUser, load.workshop],
  [routePatterns.document]: [load.frame, load.requireUser, load.document],
  [routePatterns.profile]: [load.frame, load.requireUser, load.profile],
  [routePatterns.billing]: [load.frame, load.requireUser, load.billing],
  [routePatterns.testCheckout]: [load.frame, load.requireUser, load.testCheckout],
  [routePatterns.testPortal]: [load.frame, load.requireUser, load.testPortal],
}

/** Starts loading the screen at `pathname` without waiting to know who is there. */
export function preloadScreens(pathname: string): void {
  const pattern = Object.keys(neededAt).find((candidate) => matchPath(candidate, pathname))
  if (pattern === undefined) return
  for (const start of neededAt[pattern] ?? []) {
    // A failure shows when the screen itself is drawn.
    start().catch(() => undefined)
  }
}

/** A screen as a component that loads itself. */
function screen<Name extends string>(
  start: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const screens = await start()
    const Screen: ComponentType = screens[name]
    return { default: Screen }
  })
}
