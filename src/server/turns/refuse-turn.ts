import { AppError } from '#server/app-error.ts'
import type { Refusal } from './fair-line.ts'

/**
 * What whoever gets no place in a line of this server is told: who asked for too much, that it was
 * too much; everybody else, that the server is busy for a moment.
 */
export function refuseTurn(why: Refusal, { reason }: AbortSignal): Error {
  if (why === 'own') return new AppError('too_many_requests')
  if (why === 'full') return new AppError('unavailable')
  return reason instanceof Error ? reason : new Error(String(reason))
}
