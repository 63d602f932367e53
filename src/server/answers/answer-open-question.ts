import type { z } from 'zod'
import type { Answer } from '#contract/answers.ts'
import type { answerOpenQuestionBody } from '#contract/editing/answer-question.ts'
import { answerText } from '#domain/answers.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Language } from '#domain/language.ts'
import { addReply, repliesIn } from '#domain/reading/replies.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { SessionProof } from '#server/db/statements/session-proof.ts'
import type { Deps } from '#server/deps.ts'
import { type AskedQuestion, readAsked } from './asked-queries.ts'
import { putIntoAnswer } from './put-into-answer.ts'

interface Input {
  account: Account
  projectId: string
  item: string
  body: z.output<typeof answerOpenQuestionBody>
  proof: SessionProof
  writeKey: WriteKey | null
}

/**
 * Puts the founder's reply to an open question of the newest document into the answer it belongs
 * to, in the place of an earlier one, or takes it out. `answer_conflict` when another tab replied.
 */
export async function answerOpenQuestion(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, item, body, ...session }: Input,
): Promise<Answer> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const read = async () => {
    const asked = await readAsked(deps.db, { ...key, item })
    if (!asked) throw new AppError('not_found')
    const { questionId, answer } = asked
    return { questionId, value: replied(asked, item, body), base: answer?.version ?? 0 }
  }
  return putIntoAnswer(deps, { ...key, ...session, read })
}

/** The answer with the reply in it. */
function replied(
  { questionId, answer, language }: AskedQuestion,
  item: string,
  { reply, replaces }: Input['body'],
): string {
  const text = answer === null ? '' : answerText(answer.value)
  const now = repliesIn(text).find(({ id }) => id === item)?.words ?? null
  if (answer !== null && now !== replaces && now !== reply) {
    throw new AppError('answer_conflict', { fields: { answer: { questionId, ...answer } } })
  }
  if (reply?.trim() === '') throw nothingWritten()
  return addReply(text, { id: item, words: reply }, languageOf(text, language))
}

/** That of the answer; of the document where nothing was answered yet. */
function languageOf(text: string, document: Language): Language {
  const detected = detectLanguage([text])
  if (detected === 'ja') return 'ja'
  return detected === 'und' ? document : 'en'
}

function nothingWritten(): AppError {
  const message = ({ issues }: { issues: { nothingWritten: string } }) => issues.nothingWritten
  return new AppError('invalid_input', { issues: [{ path: 'reply', message }] })
}
