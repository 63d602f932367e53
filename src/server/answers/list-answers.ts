import type { Answer } from '#contract/answers.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { toAnswer } from './answer-view.ts'
import { readAnswers } from './queries.ts'

/** A project's answers. */
export async function listAnswers(deps: Pick<Deps, 'db'>, key: ProjectKey): Promise<Answer[]> {
  const rows = await readAnswers(deps.db, key)
  if (!rows) throw new AppError('not_found')
  return rows.map(toAnswer)
}
