import { useSyncExternalStore } from 'react'

/**
 * Whether the server has said, in the middle of work, that the session is over. The shell then
 * offers to sign in again; it never leaves the page by itself, so that no typed word is lost.
 */
let ended = false
const listeners = new Set<() => void>()

/** Marks the session as ended (a 401 on any call but the one that asks who is signed in). */
export function markSessionEnded(): void {
  setEnded(true)
}

/** Marks the session as good again, after signing in. */
export function markSessionRestored(): void {
  setEnded(false)
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  )
}

function setEnded(value: boolean): void {
  if (ended === value) return
  ended = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
