import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { paths } from '#web/paths.ts'
import { trackEvent } from '#web/shell/analytics.ts'
import { readPublicFace } from '#web/shell/public/read-public-face.ts'
import { consentText as words } from '#web/text/public/consent.ts'
import { Button } from '#web/ui/form/button.tsx'
import { makeRoomBelow } from '#web/ui/make-room-below.ts'
import { chooseConsent, closeBanner } from './consent-store.ts'
import { useBannerCalledBack, useBannerShown } from './use-consent.ts'

/**
 * Asks for the choice about analytics, at the lower edge, in nobody's way
 * (docs/product.md#consent).
 */
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
  const look = readPublicFace().analyticsId === null ? UNMEASURED : MEASURED
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-30 animate-rise border-line-strong border-t bg-surface shadow-lift print:hidden"
    >
      <div className={`relative mx-auto flex max-w-6xl items-center px-4 sm:px-6 ${look.row}`}>
        {look.text}
        <div className={`flex gap-2 ${look.buttons}`}>
          <Button size="sm" onClick={() => chooseConsent('denied')} className={look.button}>
            {words.decline}
          </Button>
          <Button size="sm" onClick={accept} className={look.button}>
            {words.accept}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.close}
            onClick={closeBanner}
            className={`w-9 px-0 pointer-coarse:w-11 ${look.close}`}
          >
            <X aria-hidden />
          </Button>
        </div>
      </div>
    </section>
  )
}

const linkStyle = 'text-accent underline underline-offset-4'

/** The question in full, where the operator counts visits. */
const MEASURED = {
  row: 'flex-wrap gap-x-8 gap-y-2 py-3 md:flex-nowrap',
  text: (
    <p className="min-w-0 flex-1 basis-80 text-ink-soft text-sm max-md:pr-9">
      <b className="font-semibold text-ink">{words.title}</b> {words.measured}{' '}
      <a href={paths.cookiePolicy} className={`inline-block py-0.5 ${linkStyle}`}>
        {words.policy}
      </a>
    </p>
  ),
  buttons: 'max-md:w-full',
  button: 'max-md:flex-1',
  close: 'max-md:absolute max-md:top-1 max-md:right-1',
}

/** One line, where nothing is counted: the choice holds for the day that something is. */
const UNMEASURED = {
  row: 'gap-x-3 py-1.5',
  text: (
    <p className="min-w-0 flex-1 text-sm leading-4">
      <a href={paths.cookiePolicy} className={linkStyle}>
        {words.unmeasured}
        <span className="sr-only"> {words.policy}</span>
      </a>
    </p>
  ),
  buttons: 'shrink-0 max-sm:gap-1',
  button: 'max-sm:px-2',
  close: 'max-sm:-mr-2',
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
