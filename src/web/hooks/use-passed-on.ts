import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPassedOn, type passedOn } from '#web/passed-on.ts'

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
