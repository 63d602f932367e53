import { readCurrentConsent, subscribeToConsent } from './consent/consent-store.ts'
import { startTag, stopTag, tag } from './consent/google-tag.ts'
import { readPublicFace } from './public/read-public-face.ts'

type EventValue = string | number | boolean | readonly Record<string, string | number>[]
type EventParameters = Readonly<Record<string, EventValue>>

/**
 * Counts something that happened, by Google's names where there is one (`purchase`). Nothing
 * happens without the operator's measurement id and the visitor's consent. Nothing private may
 * are in `parameters`: no name, no address, no word of the user's.
 */
export function trackEvent(name: string, parameters: EventParameters = {}): void {
  if (isMeasuring()) tag('event', name, parameters)
}

/**
 * Counts the visit of a page (docs/product.md#consent). `pattern` is its address without ids and
 * parameters, which could name a project or hold the secret of a link; it stands in for everything
 * that the script would read from the page itself.
 */
export function trackPageView(pattern: string): void {
  if (!isMeasuring()) return
  const page = {
    page_location: new URL(pattern, window.location.origin).href,
    page_title: pattern,
    page_referrer: foreignReferrer(),
  }
  tag('set', page)
  tag('event', 'page_view', page)
}

/** Follows the visitor's choice from now on. Call it once, where the app starts. */
export function startAnalytics(): void {
  const { analyticsId } = readPublicFace()
  if (analyticsId === null) return
  let isRunning = false
  const follow = () => {
    const isWanted = readCurrentConsent() === 'granted'
    if (isWanted === isRunning) return
    isRunning = isWanted
    if (isWanted) startTag(analyticsId)
    else stopTag(analyticsId)
  }
  follow()
  subscribeToConsent(follow)
}

function isMeasuring(): boolean {
  return readPublicFace().analyticsId !== null && readCurrentConsent() === 'granted'
}

/** Which other site led here, without its path. Our own addresses may hold ids. */
function foreignReferrer(): string {
  const origin = URL.parse(document.referrer)?.origin ?? ''
  return origin === window.location.origin ? '' : origin
}
