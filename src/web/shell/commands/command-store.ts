import { useSyncExternalStore } from 'react'

/** Whether the command menu is open: asked for by key and by button, in places far apart. */
let isOpen = false
const listeners = new Set<() => void>()

export function setCommandMenuOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useCommandMenuOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
