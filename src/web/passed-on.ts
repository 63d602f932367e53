/** What the way to a screen tells it, once: it stands in the entry of the browser's history. */
export const passedOn = {
  /** To the dashboard, from Complete Workshop (docs/product.md#workshop). */
  finished: { passed: 'finished' },
  /** To the document's page, when it was just made. */
  justMade: { passed: 'justMade' },
} as const

/** Whether a location's state, which may be anything, tells this. */
export function isPassedOn(state: unknown, what: keyof typeof passedOn): boolean {
  return (state as { passed?: unknown } | null)?.passed === what
}
