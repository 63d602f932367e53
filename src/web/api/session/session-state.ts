import { useSyncExternalStore } from 'react'

/**
 * Whether the server has said, in the middle of work, that the session is over. The shell then
 * offers to sign in again; it never leaves the page by itself, so that no typed word is lost.
 */
let ended = false
/** How often that has changed, or somebody has signed in. */
let turn = 0
const listeners = new Set<() => void>()

/**
 * The turn in which a call is asked, for the mark that its outcome sets: a response on its way since
 * before the last change knows nothing of it.
 */
export function readTurn(): number {
  return turn
}

/** Marks the session as ended (a 401 on any call but the one that asks who is signed in). */
export function markSessionEnded(asked: number): void {
  if (asked === turn) setEnded(true)
}

/** Marks the session as good again: a call passed that was asked after it had ended. */
export function markSessionRestored(asked: number): void {
  if (asked === turn) setEnded(false)
}

/** Marks that somebody has signed in on this page; what was asked before says nothing of them. */
export function markSignedIn(): void {
  turn += 1
  setEnded(false)
}

export function hasSessionEnded(): boolean {
  return ended
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, hasSessionEnded, () => false)
}

function setEnded(value: boolean): void {
  if (ended === value) return
  ended = value
  turn += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
