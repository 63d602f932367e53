import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '#web/paths.ts'
import { trackEvent } from '#web/shell/analytics.ts'
import { publicFace } from '#web/shell/public/public-face.ts'
import { consentText as words } from '#web/text/public/consent.ts'
import { Button } from '#web/ui/form/button.tsx'
import { chooseConsent, closeBanner } from './consent-store.ts'
import { makeRoomBelow } from './make-room-below.ts'
import { useBannerCalledBack, useBannerShown } from './use-consent.ts'

/** Asks for the choice about analytics, at the lower edge, in nobody's way (Spec §2, §4). */
export function ConsentBanner() {
  return useBannerShown() ? <Banner /> : null
}

function Banner() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => (box.current ? makeRoomBelow(box.current) : undefined), [])
  useFocusWhenCalled(box)
  const accept = () => {
    chooseConsent('granted')
    trackEvent('consent_granted')
  }
  const isMeasured = publicFace().analyticsId !== null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-30 animate-rise border-line-strong border-t bg-surface shadow-lift print:hidden"
    >
      <div className="relative mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3 sm:px-6 md:flex-nowrap">
        <div className="min-w-0 flex-1 basis-80 text-sm max-md:pr-9">
          <p className="font-semibold">{words.title}</p>
          <p className="text-ink-soft">
            {isMeasured ? words.measured : words.unmeasured}{' '}
            <a
              href={paths.cookiePolicy}
              className="inline-block py-0.5 text-accent underline underline-offset-4"
            >
              {words.policy}
            </a>
          </p>
        </div>
        <div className="flex gap-2 max-md:w-full">
          <Button onClick={() => chooseConsent('denied')} className="max-md:flex-1">
            {words.decline}
          </Button>
          <Button onClick={accept} className="max-md:flex-1">
            {words.accept}
          </Button>
          <Button
            variant="quiet"
            aria-label={words.close}
            onClick={closeBanner}
            className="w-11 px-0 max-md:absolute max-md:top-1 max-md:right-1"
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Who asks for the banner is led to it, and back again after the choice. */
function useFocusWhenCalled(box: RefObject<HTMLElement | null>): void {
  const isCalledBack = useBannerCalledBack()
  useEffect(() => {
    if (!isCalledBack) return
    const opener = document.activeElement
    box.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isCalledBack, box])
}
