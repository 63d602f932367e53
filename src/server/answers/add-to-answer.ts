import type { Answer } from '#contract/answers.ts'
import { LIMITS } from '#contract/limits.ts'
import { answerText, isAdequate, isBlank } from '#domain/answers.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Language } from '#domain/language.ts'
import { addReply } from '#domain/reading/replies.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { readAnswer, writeAnswer } from './queries.ts'

/** The answer may be saved elsewhere at the same moment: the reply is put into the newer one. */
const MOST_TRIES = 6

interface Input extends ProjectKey {
  questionId: string
  words: string
  proof: SessionProof
  /** What the reply is marked with, in the language of the answer. */
  name: (language: Language) => string
}

/** Puts a reply to somebody's comment into an answer, in the place of an earlier one by its name. */
export async function addToAnswer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { questionId, words, proof, name: nameIn, ...key }: Input,
): Promise<{ answer: Answer; name: string }> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const stored = await readAnswer(db, { ...key, questionId })
    const text = stored === null ? '' : answerText(stored.value)
    const language = detectLanguage([text === '' ? words : text]) === 'ja' ? 'ja' : 'en'
    const name = nameIn(language)
    const value = addReply(text, { id: name, words }, language)
    if (value.length > LIMITS.answer) throw tooLong()
    const given = { questionId, value, blank: isBlank(value), adequate: isAdequate(value) }
    const base = stored?.version ?? 0
    const saved = await writeAnswer(
      db,
      { ...key, ...given, base },
      {
        ...{ writeKey: null, proof },
        now: now(),
      },
    )
    if (saved === null) throw new AppError('not_found')
    const { written, ...answer } = saved
    if (written || answer.value === value) return { answer, name }
  }
  throw new AppError('unavailable')
}

function tooLong(): AppError {
  const message = ({ issues }: { issues: { tooLong: (max: number) => string } }) =>
    issues.tooLong(LIMITS.answer)
  return new AppError('invalid_input', { issues: [{ path: 'reply', message }] })
}
