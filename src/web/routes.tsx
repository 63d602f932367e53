import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useUser } from './api/account.ts'
import { routePatterns } from './paths.ts'
import { Arrival } from './shell/arrival.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'
import { RequireUser } from './shell/require-user.tsx'
import { RequireVisitor } from './shell/require-visitor.tsx'
import { UnreachableScreen } from './shell/unreachable-screen.tsx'

const WorkFrame = screen(() => import('./shell/work-frame.tsx'), 'WorkFrame')
const Landing = screen(() => import('./screens/landing/landing-screen.tsx'), 'LandingScreen')
const SignIn = screen(() => import('./screens/sign-in/sign-in-screen.tsx'), 'SignInScreen')
const ResetPassword = screen(
  () => import('./screens/sign-in/reset-password-screen.tsx'),
  'ResetPasswordScreen',
)
const Dashboard = screen(
  () => import('./screens/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
)
const Workshop = screen(() => import('./screens/workshop/workshop-screen.tsx'), 'WorkshopScreen')
const Document = screen(() => import('./screens/document/document-screen.tsx'), 'DocumentScreen')
const NotFound = screen(() => import('./screens/not-found/not-found-screen.tsx'), 'NotFoundScreen')

/** Every address and its screen; each screen is loaded when it is first visited. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={routePatterns.home} element={<Home />}>
          <Route index element={<Dashboard />} />
        </Route>
        <Route element={<WorkFrame />}>
          <Route element={<RequireVisitor />}>
            <Route path={routePatterns.signIn} element={<SignIn />} />
            <Route path={routePatterns.resetPassword} element={<ResetPassword />} />
          </Route>
          <Route element={<RequireUser />}>
            <Route path={routePatterns.dashboard} element={<Dashboard />} />
            <Route path={routePatterns.workshop} element={<Workshop />} />
            <Route path={routePatterns.document} element={<Document />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Arrival />
    </Suspense>
  )
}

/** `/`: the landing page for visitors, the dashboard for the signed-in; neither flashes up first. */
function Home() {
  const { data: user, isPending } = useUser()
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <UnreachableScreen />
  return user === null ? <Landing /> : <WorkFrame />
}

/** A screen in a file of its own, loaded on demand. */
function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const screens = await load()
    const Screen: ComponentType = screens[name]
    return { default: Screen }
  })
}
