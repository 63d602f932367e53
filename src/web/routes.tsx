import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { routePatterns } from './paths.ts'
import { screenFiles as load } from './screen-files.ts'
import { Arrival } from './shell/arrival.tsx'
import { PageViews } from './shell/consent/page-views.tsx'
import { Home } from './shell/home.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { loadApart } from './ui/load-apart.tsx'

const WorkFrame = loadApart(load.frame, 'WorkFrame')
const RequireUser = loadApart(load.requireUser, 'RequireUser')
const RequireVisitor = loadApart(load.requireVisitor, 'RequireVisitor')
const Landing = loadApart(load.landing, 'LandingScreen')
const SignIn = loadApart(load.signIn, 'SignInScreen')
const ResetPassword = loadApart(load.resetPassword, 'ResetPasswordScreen')
const Dashboard = loadApart(load.dashboard, 'DashboardScreen')
const Start = loadApart(load.start, 'StartScreen')
const Workshop = loadApart(load.workshop, 'WorkshopScreen')
const Tell = loadApart(load.tell, 'TellScreen')
const ReadBack = loadApart(load.readBack, 'ReadBackScreen')
const Preview = loadApart(load.preview, 'PreviewScreen')
const Document = loadApart(load.document, 'DocumentScreen')
const Profile = loadApart(load.profile, 'ProfileScreen')
const Billing = loadApart(load.billing, 'BillingScreen')
const TestCheckout = loadApart(load.testCheckout, 'TestCheckoutScreen')
const TestPortal = loadApart(load.testPortal, 'TestPortalScreen')
const Goodbye = loadApart(load.goodbye, 'GoodbyeScreen')
const NotFound = loadApart(load.notFound, 'NotFoundScreen')

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
            <Route path={routePatterns.start} element={<Start />} />
            <Route path={routePatterns.workshop} element={<Workshop />} />
            <Route path={routePatterns.tell} element={<Tell />} />
            <Route path={routePatterns.readBack} element={<ReadBack />} />
            <Route path={routePatterns.preview} element={<Preview />} />
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
