import { useState } from 'react'

/**
 * Whether something was dismissed on this device, and the way to do so. It stays dismissed; where
 * the storage is refused, for as long as the page is open.
 */
export function useDismissal(key: string): [boolean, () => void] {
  const [isDismissed, setDismissed] = useState(() => readFlag(key))
  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(key, 'yes')
    } catch {
      // It will be there again next time, which costs one more press.
    }
  }
  return [isDismissed, dismiss]
}

function readFlag(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
