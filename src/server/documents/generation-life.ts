import type { GenerationProgress } from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { keepGenerationAlive } from './generation-queries.ts'

/** A generation gives a sign of life this often; a cancellation is noticed as soon. */
const SIGN_MS = 1_000

/** Without a sign for so long, its process is gone: it counts as failed, and its claim as none. */
export const GENERATION_LIFETIME_MS = 30_000

export interface GenerationLife {
  /** Aborts when the generation was cancelled or taken over, or when the server must stop. */
  signal: AbortSignal
  onStage: OnStage
  end(): void
}

interface Living {
  key: ProjectKey
  id: string
  /** Aborts when the server must stop. */
  stopping: AbortSignal
}

/** Tells the database that a generation is under way, and learns from it that it must end. */
export function keepAlive(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { key, id, stopping }: Living,
): GenerationLife {
  const cancelled = new AbortController()
  let progress: GenerationProgress = { stage: 'reading', parts: [] }
  let isTelling = false
  const tell = async () => {
    if (isTelling) return
    isTelling = true
    try {
      const isOurs = await keepGenerationAlive(deps.db, key, { id, progress, now: deps.now() })
      if (!isOurs) cancelled.abort(new AppError('generation_cancelled'))
    } catch (error) {
      deps.log.warn({ err: error }, 'a generation could not give its sign of life')
    }
    isTelling = false
  }
  const timer = setInterval(() => void tell(), SIGN_MS)
  return {
    signal: AbortSignal.any([cancelled.signal, stopping]),
    onStage: (stage, parts = []) => {
      progress = { stage, parts: [...parts] }
    },
    end: () => clearInterval(timer),
  }
}
