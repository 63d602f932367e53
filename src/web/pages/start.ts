import { runWhenIdle } from '#web/loading/run-when-idle.ts'
import { startAnalytics, trackPageView } from '#web/shell/analytics.ts'
import { watchLanguageLinks } from '#web/shell/choose-language.ts'
import {
  isBannerOpen,
  readCurrentConsent,
  subscribeToConsent,
} from '#web/shell/consent/consent-store.ts'
import { watchCookieChoices } from '#web/shell/consent/watch-cookie-choices.ts'
import { publicPages } from './public-pages.ts'

/* All the script a public page starts with. Nothing here draws: the page is there already. */

const root = document.getElementById('root')
const page = Object.entries(publicPages).find(([name]) => name === root?.dataset.page)?.[1]

watchLanguageLinks()
watchCookieChoices()
startAnalytics()
countVisit()
showBannerWhenOpen()
if (root && page?.kind === 'works') {
  // Pressed before React is there: the form then sends itself.
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLElement) target.dataset.pressed = ''
  }
  root.addEventListener('submit', remember, { once: true })
  whenIdleOrTouched(root, async () => {
    const [{ hydratePage }, Page] = await Promise.all([import('./hydrate-page.tsx'), page.load()])
    hydratePage(root, Page)
  })
}

/** Once, as soon as the visitor agrees (docs/product.md#consent). */
function countVisit(): void {
  let isCounted = false
  const count = () => {
    if (isCounted || readCurrentConsent() !== 'granted') return
    isCounted = true
    trackPageView(page?.path ?? '/not-found')
  }
  count()
  subscribeToConsent(count)
}

/** The banner is React's, which is only fetched where there is something to ask. */
function showBannerWhenOpen(): void {
  let isMounted = false
  const mount = () => {
    if (isMounted || !isBannerOpen()) return
    isMounted = true
    import('./mount-banner.tsx').then(
      ({ mountBanner }) => mountBanner(),
      () => {
        isMounted = false
      },
    )
  }
  runWhenIdle(mount)
  subscribeToConsent(mount)
}

/** Runs `act` once: when the browser has nothing else to do, or as soon as somebody reaches in. */
function whenIdleOrTouched(element: HTMLElement, act: () => Promise<void>): void {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    act().catch(() => {
      // The page still reads; the next touch tries again.
      hasBegun = false
    })
  }
  for (const touch of ['pointerdown', 'focusin']) element.addEventListener(touch, begin)
  runWhenIdle(begin)
}
