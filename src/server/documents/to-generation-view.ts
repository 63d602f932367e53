import type { GenerationProgress, RunningGeneration } from '#contract/documents.ts'
import { GENERATION_LIFETIME_MS } from './generation-life.ts'
import type { StoredGeneration } from './generation-queries.ts'

const NONE: RunningGeneration = {
  status: 'none',
  progress: null,
  startedAt: null,
  error: null,
  version: null,
}

/** A generation as its reader sees it: one whose process is gone has failed. */
export function toGenerationView(
  generation: StoredGeneration | null,
  now: Date,
): RunningGeneration {
  if (generation === null) return NONE
  const { error, version } = generation
  const startedAt = generation.startedAt.toISOString()
  const status = generation.status as RunningGeneration['status']
  if (status !== 'running') return { ...NONE, status, startedAt, error, version }
  if (now.getTime() - generation.aliveAt.getTime() > GENERATION_LIFETIME_MS) {
    return { ...NONE, status: 'failed', startedAt, error: 'generation_failed' }
  }
  return { ...NONE, status, startedAt, progress: generation.progress as GenerationProgress }
}
