import type { Caller } from '#server/agents/find-caller.ts'
import type { Deps } from '#server/deps.ts'

/** What every tool works with: who asks, and until when. */
export interface Desk {
  deps: Deps
  caller: Caller
  /** Aborts when the agent goes away or the server must stop. */
  signal: AbortSignal
}
