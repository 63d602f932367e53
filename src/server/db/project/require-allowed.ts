import type { Verdict } from '#domain/entitlements.ts'
import { AppError } from '#server/app-error.ts'
import type { Db } from '#server/db/connect.ts'
import { type ProjectKey, projectExists } from './project-key.ts'

/**
 * Throws the verdict's code when the account may not do something to a project. An id that is
 * not the user's own answers `not_found` in every status, so that a refusal tells nothing of it.
 */
export async function requireAllowed(db: Db, key: ProjectKey, verdict: Verdict): Promise<void> {
  if (verdict.allowed) return
  throw new AppError((await projectExists(db, key)) ? verdict.code : 'not_found')
}
