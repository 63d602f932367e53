import type { Deps } from '#server/deps.ts'
import { keepWriting } from './queries.ts'

/** The words so far are kept this often; a stop is noticed as soon. */
const SIGN_MS = 1_000

export interface ConsultationLife {
  /** Aborts when it was stopped, or when `ends` does. */
  signal: AbortSignal
  /** Ends the watching, once the last sign is through. */
  end(): Promise<void>
}

interface Living {
  userId: string
  id: string
  /** The words so far. */
  text: () => string
  /** Aborts when the server must stop, or nobody can come back for the reply. */
  ends: AbortSignal
}

/**
 * Keeps the words of a reply while it is being written, for whoever comes back to it, and learns
 * that it was stopped or its project deleted, on whichever instance that happened.
 */
export function keepAlive(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { userId, id, text, ends }: Living,
): ConsultationLife {
  const stopped = new AbortController()
  let telling: Promise<void> | null = null
  const tell = async () => {
    try {
      const isOurs = await keepWriting(deps.db, { userId, id }, { text: text(), now: deps.now() })
      if (!isOurs) stopped.abort()
    } catch (error) {
      deps.log.warn({ err: error }, 'a reply could not give its sign of life')
    }
    telling = null
  }
  const timer = setInterval(() => {
    telling ??= tell()
  }, SIGN_MS)
  return {
    signal: AbortSignal.any([stopped.signal, ends]),
    async end() {
      clearInterval(timer)
      await telling
    },
  }
}
