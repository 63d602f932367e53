import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a change of screen: starts at its top and puts the focus on its heading, as a fresh page
 * would. It stands beside the screen below the same Suspense, so that the screen is there by then.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (!isGoingBack) window.scrollTo(0, 0)
    const main = document.querySelector<HTMLElement>('main')
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname, isGoingBack])
  return null
}
