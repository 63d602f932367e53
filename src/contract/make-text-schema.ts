import { z } from 'zod'
import { nameIssue } from './issues/issue-text.ts'
import type { IssueKey } from './text-en/issues.ts'

/**
 * Text that PostgreSQL can store and that comes back byte for byte: no NUL, no lone surrogate.
 * Everything else a person can type is kept as it is. `missing` names what is said without any.
 */
export function makeTextSchema(max: number, missing: IssueKey = 'required'): z.ZodString {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .max(max, nameIssue('tooLong'))
    .refine(isStorable, nameIssue('notStorable'))
}

export function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
}

/** Ids in paths. A malformed one is answered like one that does not exist. */
export const idSchema = z.string().min(1).max(64).refine(isStorable)
