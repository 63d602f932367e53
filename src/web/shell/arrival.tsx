import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keepPlace, returnToPlace } from '#web/hooks/recall-place.ts'

/**
 * After a change of screen: starts at its top and puts the focus on its heading, as a fresh page
 * would. Whoever goes back or reloads finds the place where they were. It is beside the screen
 * below the same Suspense, so that the screen is there by then.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)
  useEffect(keepPlace, [])
  useEffect(() => {
    // The first page as well: it may have been reloaded.
    if (isGoingBack) return returnToPlace()
    if (lastPath.current !== pathname) window.scrollTo(0, 0)
  }, [pathname, isGoingBack])
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    const target = main?.querySelector<HTMLElement>('h1') ?? main
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
