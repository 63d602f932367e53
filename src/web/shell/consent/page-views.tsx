import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findPlace, screenPatterns } from '#web/paths.ts'
import { trackPageView } from '#web/shell/analytics.ts'
import { useConsent } from './use-consent.ts'

/**
 * Counts each page that is visited, and the one at hand when consent is given
 * (docs/product.md#consent).
 */
export function PageViews() {
  const { pathname } = useLocation()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'granted') trackPageView(patternOf(pathname))
  }, [consent, pathname])
  return null
}

/** `/dashboard/projects/:id/document`: where a page is, without whose it is. */
function patternOf(pathname: string): string {
  const place = findPlace(pathname)
  return place === null ? '/not-found' : screenPatterns[place.name]
}
