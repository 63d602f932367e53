import type { Answer } from '#contract/answers.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { WrittenJson } from '#server/written-json.ts'
import { readAnswers } from './queries.ts'

/**
 * A project's answers, by question, as the database writes them: nothing is read as often. Throws
 * `not_found` also where the proof is out of date.
 */
export async function listAnswers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { projectId, proof }: { projectId: string; proof: SessionProof },
): Promise<WrittenJson<Answer[]>> {
  const written = await readAnswers(db, { projectId, ...proof, now: now() })
  if (written === null) throw new AppError('not_found')
  return new WrittenJson(written)
}
