import { AppError } from '#server/app-error.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'

/**
 * The error of a consultation that got no word, with a sentence on why (docs/reliability.md#s25).
 */
export function toReplyFailure(error: unknown, stopping: AbortSignal): AppError {
  if (stopping.aborted) return new AppError('unavailable', { cause: error })
  if (error instanceof AppError) return error
  if (!(error instanceof ModelFault)) return new AppError('consultation_failed', { cause: error })
  if (error.code === 'stopped') return new AppError('consultation_stopped', { cause: error })
  if (error.code === 'daily_limit') return new AppError('model_daily_limit', { cause: error })
  if (error.code === 'queue_full') return new AppError('too_many_requests', { cause: error })
  const reason = error.code === 'empty' || error.code === 'cut' ? 'unreadable' : error.code
  return new AppError('consultation_failed', {
    message: ({ consultation }) => consultation[reason],
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    fields: { reason },
    cause: error,
  })
}
