import { createRoot } from 'react-dom/client'
import { ConsentBanner } from '#web/shell/consent/consent-banner.tsx'

/** The cookie banner on a page that React does not run. */
export function mountBanner(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ConsentBanner />)
}
