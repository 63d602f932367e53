import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What the way to a screen tells it, once: it is in the entry of the browser's history. */
export const passedOn = {
  /** To the dashboard, from Complete Workshop (docs/product.md#workshop). */
  finished: { passed: 'finished' },
  /** To the document's page, when it was just made. */
  justMade: { passed: 'justMade' },
} as const

/**
 * Whether the way to this screen told it something, until it is let go. It is heard once: a reload and
 * a way back tell nothing any more.
 */
export function usePassedOn(what: keyof typeof passedOn): [boolean, () => void] {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [isTold, setTold] = useState(() => isPassedOn(state, what))
  const isThere = isPassedOn(state, what)
  useEffect(() => {
    if (isThere) navigate(pathname + search + hash, { replace: true, state: null })
  }, [isThere, navigate, pathname, search, hash])
  return [isTold, () => setTold(false)]
}

/** Whether a location's state, which may be anything, tells this. */
function isPassedOn(state: unknown, what: keyof typeof passedOn): boolean {
  return (state as { passed?: unknown } | null)?.passed === what
}
