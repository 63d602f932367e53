import { useEffect, useState } from 'react'
import { runWhenIdle } from '#web/loading/run-when-idle.ts'

/** Whether the screen is drawn and the browser had nothing else to do since: for what may come later. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isCurrent = true
    runWhenIdle(() => isCurrent && setIdle(true))
    return () => {
      isCurrent = false
    }
  }, [])
  return isIdle
}
