import type { Answer } from '#contract/answers.ts'
import { LIMITS } from '#contract/limits.ts'
import { isAdequate, isBlank } from '#domain/answers.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { writeAnswer } from './queries.ts'

/** The answer may be saved elsewhere at the same moment: the reply is put into the newer one. */
const MOST_TRIES = 6

/** An answer as it is to be, written over the version that was read; 0 for none. */
interface NewText {
  questionId: string
  value: string
  base: number
}

interface Input extends ProjectKey {
  /** Reads the answer as it is now, and gives it with the reply in it. */
  read: () => Promise<NewText>
  proof: SessionProof
  writeKey: WriteKey | null
}

/**
 * Puts a reply into an answer, whatever else is saved there meanwhile, and gives the answer as it is
 * then. Throws `invalid_input` where it would be too long.
 */
export async function putIntoAnswer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { read, proof, writeKey, ...key }: Input,
): Promise<Answer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { questionId, value, base } = await read()
    if (value.length > LIMITS.answer) throw tooLong()
    const given = { questionId, value, base, blank: isBlank(value), adequate: isAdequate(value) }
    const saved = await writeAnswer(db, { ...key, ...given }, { proof, writeKey, now: now() })
    if (saved === null) throw new AppError('not_found')
    const { written, ...answer } = saved
    if (written || answer.value === value) return answer
  }
  throw new AppError('unavailable')
}

function tooLong(): AppError {
  const message = ({ issues }: { issues: { tooLong: (max: number) => string } }) =>
    issues.tooLong(LIMITS.answer)
  return new AppError('invalid_input', { issues: [{ path: 'reply', message }] })
}
