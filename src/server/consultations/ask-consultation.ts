import type { z } from 'zod'
import type { askConsultationBody, Consultation } from '#contract/consultations.ts'
import { answerText } from '#domain/answers.ts'
import { quotedAnswer } from '#domain/consultation/feedback-request.ts'
import { entitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import { findQuestion } from '#domain/questionnaire/questions.ts'
import type { Account } from '#server/account/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/write-once.ts'
import type { Deps } from '#server/deps.ts'
import { requireAllowed } from '#server/projects/require-allowed.ts'
import { TEXTS } from '#server/texts.ts'
import { type AskedAbout, insertConsultation, takeConsultation } from './queries.ts'

/** How often one user may ask, over all projects. */
const QUOTA = { uses: 20, periodMs: 60_000 }
/** A person waits no longer for a reply (Reliability: S25). */
const TIME_LIMIT_MS = 60_000

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof askConsultationBody>
  writeKey: WriteKey | null
  /** What the reply is written in (docs/decisions: texts are values). */
  language: Language
  /** Aborts when the client goes away. */
  signal: AbortSignal
}

/** Asks the assistant about an answer or anything else, and keeps what it replied. */
export async function askConsultation(
  deps: Pick<Deps, 'db' | 'assistant' | 'now' | 'newId'>,
  { account, projectId, body, writeKey, language, signal }: Input,
): Promise<Consultation> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, entitlements(account).askAi)
  const questionId = body.questionId ?? null
  const now = deps.now()
  const about = await takeConsultation(deps.db, { ...key, questionId }, { ...QUOTA, now })
  if (!about) throw new AppError('not_found')
  if (!about.withinQuota) throw new AppError('too_many_requests')

  const response = await reply(deps.assistant, { about, body, language, signal })

  const answer: Consultation = {
    id: deps.newId(),
    questionId,
    question: body.question,
    originalUserInput: body.originalUserInput ?? null,
    response,
    source: deps.assistant.source,
    createdAt: deps.now().toISOString(),
  }
  const stored = await insertConsultation(deps.db, { ...key, answer }, writeKey)
  if (!stored) throw new AppError('not_found')
  return stored
}

async function reply(
  assistant: Deps['assistant'],
  {
    about,
    body,
    language,
    signal,
  }: { about: AskedAbout } & Pick<Input, 'body' | 'language' | 'signal'>,
): Promise<string> {
  const request = {
    language,
    projectTitle: about.title,
    question: body.questionId ? findQuestion(body.questionId, TEXTS[language].questions) : null,
    answer: answerAskedAbout(body, about),
    asked: body.question,
  }
  try {
    return await assistant.consult(
      request,
      AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    )
  } catch (cause) {
    throw new AppError('consultation_failed', { cause })
  }
}

/** The text in the editor as it was quoted, which may be newer than the stored answer. */
function answerAskedAbout(body: Input['body'], about: AskedAbout): string {
  if (!body.questionId) return ''
  const stored = about.answer === null ? '' : answerText(about.answer)
  return quotedAnswer(body.question) ?? body.originalUserInput ?? stored
}
