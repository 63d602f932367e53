import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { routePatterns } from './paths.ts'
import { screenFiles as load } from './screen-files.ts'
import { Arrival } from './shell/arrival.tsx'
import { PageViews } from './shell/consent/page-views.tsx'
import { Home } from './shell/home.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { loadedApart } from './ui/loaded-apart.tsx'

const WorkFrame = loadedApart(load.frame, 'WorkFrame')
const RequireUser = loadedApart(load.requireUser, 'RequireUser')
const RequireVisitor = loadedApart(load.requireVisitor, 'RequireVisitor')
const Landing = loadedApart(load.landing, 'LandingScreen')
const SignIn = loadedApart(load.signIn, 'SignInScreen')
const ResetPassword = loadedApart(load.resetPassword, 'ResetPasswordScreen')
const Dashboard = loadedApart(load.dashboard, 'DashboardScreen')
const Start = loadedApart(load.start, 'StartScreen')
const Workshop = loadedApart(load.workshop, 'WorkshopScreen')
const Tell = loadedApart(load.tell, 'TellScreen')
const ReadBack = loadedApart(load.readBack, 'ReadBackScreen')
const Preview = loadedApart(load.preview, 'PreviewScreen')
const Document = loadedApart(load.document, 'DocumentScreen')
const Profile = loadedApart(load.profile, 'ProfileScreen')
const Billing = loadedApart(load.billing, 'BillingScreen')
const TestCheckout = loadedApart(load.testCheckout, 'TestCheckoutScreen')
const TestPortal = loadedApart(load.testPortal, 'TestPortalScreen')
const Goodbye = loadedApart(load.goodbye, 'GoodbyeScreen')
const NotFound = loadedApart(load.notFound, 'NotFoundScreen')

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
