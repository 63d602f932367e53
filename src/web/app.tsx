import { BrowserRouter } from 'react-router'
import { AppRoutes } from './routes.tsx'
import { ConsentBanner } from './shell/consent/consent-banner.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The whole app. */
export function App() {
  return (
    <ErrorBoundary wayBack="dashboard">
      <BrowserRouter>
        <AppRoutes />
        <ConsentBanner />
      </BrowserRouter>
    </ErrorBoundary>
  )
}
