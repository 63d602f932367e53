import { useCallback, useState } from 'react'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

/**
 * A text that outlives a reload or a lost session: it is kept in this tab's session storage under
 * `key`. Without a key, or where storage is refused, it lives in the page only.
 */
export function useSessionText(key: string | null): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ key, text: readSessionText(key) }))
  if (held.key !== key) setHeld({ key, text: readSessionText(key) })

  const write = useCallback(
    (text: string) => {
      setHeld({ key, text })
      writeSessionText(key, text)
    },
    [key],
  )
  return [held.key === key ? held.text : '', write]
}
