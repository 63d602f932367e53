/*
 * Whether the server has refused something because of the plan. What the page knows of the plan is
 * then old: the trial ended, or was cancelled on another device. It is kept apart from the account's
 * cache, so that the landing page does without one.
 */
const listeners = new Set<() => void>()

export function markPlanRefused(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` at each refusal; gives what ends it. */
export function subscribeToRefusals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
