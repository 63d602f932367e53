import type { Ahead, Caller } from '#server/agents/find-caller.ts'
import type { Deps } from '#server/deps.ts'

/** What every tool works with: who asks, and until when. */
export interface Desk {
  deps: Deps
  caller: Caller
  /** What was read with the caller, where the call was understood before; of the caller's own alone. */
  ahead: Ahead | null
  /** Aborts when the agent goes away or the server must stop. */
  signal: AbortSignal
}
