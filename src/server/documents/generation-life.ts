import type { GenerationProgress } from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { giveSigns } from '#server/turns/give-signs.ts'
import { keepGenerationAlive } from './generation-queries.ts'

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
  let progress: GenerationProgress = { stage: 'reading', parts: [] }
  const signs = giveSigns({
    tell: () => keepGenerationAlive(deps.db, key, { id, progress, now: deps.now() }),
    lost: () => new AppError('generation_cancelled'),
    fail: (err) => deps.log.warn({ err }, 'a generation could not give its sign of life'),
  })
  return {
    signal: AbortSignal.any([signs.lost, stopping]),
    onStage: (stage, parts = []) => {
      progress = { stage, parts: [...parts] }
    },
    end: signs.end,
  }
}
