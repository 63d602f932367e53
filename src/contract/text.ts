import { z } from 'zod'
import { issue } from './issues/issue-text.ts'

/**
 * Text that PostgreSQL can store and that comes back byte for byte: no NUL, no lone surrogate.
 * Everything else a person can type is kept as it is.
 */
export function text(max: number): z.ZodString {
  return z.string().max(max, issue('tooLong')).refine(isStorable, issue('notStorable'))
}

export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
}

/** Ids in paths. A malformed one is answered like one that does not exist. */
export const idSchema = z.string().min(1).max(64).refine(isStorable)
