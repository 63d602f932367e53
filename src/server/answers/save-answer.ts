import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Answer, saveAnswerBody } from '#contract/answers.ts'
import { isAdequate, isBlank } from '#domain/answers.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { toAnswer } from './answer-view.ts'
import { readAnswer, writeAnswer } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  proof: SessionProof
  body: z.output<typeof saveAnswerBody>
  writeKey: WriteKey | null
}

/**
 * Saves an answer. An unchanged one writes nothing; one that began from an older version than
 * the stored one is refused with `answer_conflict` and the newer answer (docs/product.md#saving).
 * Throws `not_found` also where the proof is out of date; then nothing was written.
 */
export async function saveAnswer(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, proof, body, writeKey }: Input,
): Promise<Answer> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).saveAnswer)
  const { questionId, value, version: base = null } = body
  if (!findQuestion(questionId, QUESTIONS)) throw unknownQuestion()

  const answer = { ...body, base, blank: isBlank(value), adequate: isAdequate(value) }
  const result = await writeAnswer(
    deps.db,
    { ...key, ...answer },
    { writeKey, proof, now: deps.now() },
  )
  if (!result) throw new AppError('not_found')
  const { written, ...found } = result
  if (written || isDeepStrictEqual(found.value, value)) return found

  // Nothing was written although the row seen would have let it: a rival was first, so look again.
  const isStale = base !== null && found.version !== base
  const current = isStale ? found : await rivalAnswer(deps, { ...key, questionId })
  if (isDeepStrictEqual(current.value, value)) return current
  throw new AppError('answer_conflict', { fields: { answer: current } })
}

async function rivalAnswer(
  deps: Pick<Deps, 'db'>,
  key: { userId: string; projectId: string; questionId: string },
): Promise<Answer> {
  const row = await readAnswer(deps.db, key)
  if (!row) throw new AppError('not_found')
  return toAnswer(row)
}

function unknownQuestion(): AppError {
  return new AppError('invalid_input', {
    issues: [{ path: 'questionId', message: ({ issues }) => issues.noSuchQuestion }],
  })
}
