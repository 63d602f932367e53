import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { createFileLoader } from './loading/file-loader.ts'
import { loadApart } from './loading/load-apart.tsx'
import { type ScreenName, screenPatterns } from './paths.ts'
import { guards, screens, workFrame } from './screens.ts'
import { Arrival } from './shell/arrival.tsx'
import { PageViews } from './shell/consent/page-views.tsx'
import { Home } from './shell/home.tsx'
import { LoadingScreen } from './shell/loading-screen.tsx'

const WorkFrame = loadApart(workFrame.load, workFrame.component)
const RequireUser = loadApart(guards.user.load, guards.user.component)
const AdmitAnyone = loadApart(guards.anyone.load, guards.anyone.component)
const RequireVisitor = loadApart(guards.visitor.load, guards.visitor.component)
/** Pages of their own, shown by the app where its own address turns out to be theirs. */
const Landing = loadApart(
  createFileLoader(() => import('./screens/landing/landing-screen.tsx')),
  'LandingScreen',
)
const NotFound = loadApart(
  createFileLoader(() => import('./screens/not-found/not-found-screen.tsx')),
  'NotFoundScreen',
)

const routes = Object.entries(screens).map(([name, { guard, load, component }]) => {
  const Screen = loadApart(load, component)
  const path = screenPatterns[name as ScreenName]
  return { guard, path, route: <Route key={name} path={path} element={<Screen />} /> }
})

/** The routes behind a guard; `/` is apart, where visitors see another page. */
function routesBehind(guard: keyof typeof guards) {
  return routes
    .filter((each) => each.guard === guard && each.path !== screenPatterns.home)
    .map(({ route }) => route)
}

/** Every address and its screen. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Home landing={<Landing />} />}>
          <Route element={<WorkFrame />}>
            <Route element={<RequireUser />}>
              {routes.find(({ path }) => path === screenPatterns.home)?.route}
            </Route>
          </Route>
        </Route>
        <Route element={<WorkFrame />}>
          <Route element={<RequireVisitor />}>{routesBehind('visitor')}</Route>
          <Route element={<RequireUser />}>{routesBehind('user')}</Route>
          <Route element={<AdmitAnyone />}>{routesBehind('anyone')}</Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Arrival />
      <PageViews />
    </Suspense>
  )
}
