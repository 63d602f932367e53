import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { routePatterns } from './paths.ts'
import { screenFiles as load } from './screen-files.ts'
import { Arrival } from './shell/arrival.tsx'
import { PageViews } from './shell/consent/page-views.tsx'
import { Home } from './shell/home.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'

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
