import type { Answer } from '#contract/answers.ts'
import { answerText } from '#domain/answers.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Language } from '#domain/language.ts'
import { addReply, repliesIn } from '#domain/reading/replies.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { putIntoAnswer } from './put-into-answer.ts'
import { readAnswer } from './queries.ts'

interface Input extends ProjectKey {
  questionId: string
  words: string
  proof: SessionProof
  /** What the reply is marked with, in the language of the answer, beside those that are in it. */
  name: (language: Language, taken: readonly string[]) => Promise<string>
}

/** Puts a reply to somebody's comment into an answer, in the place of an earlier one by its name. */
export function addToAnswer(
  deps: Pick<Deps, 'db' | 'now'>,
  { questionId, words, proof, name, ...key }: Input,
): Promise<Answer> {
  const read = async () => {
    const stored = await readAnswer(deps.db, { ...key, questionId })
    const text = stored === null ? '' : answerText(stored.value)
    const language = detectLanguage([text === '' ? words : text]) === 'ja' ? 'ja' : 'en'
    const taken = repliesIn(text).map(({ id }) => id)
    const value = addReply(text, { id: await name(language, taken), words }, language)
    return { questionId, value, base: stored?.version ?? 0 }
  }
  return putIntoAnswer(deps, { ...key, read, proof, writeKey: null })
}
