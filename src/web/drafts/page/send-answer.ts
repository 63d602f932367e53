import type { Answer } from '#contract/answers.ts'
import { LIMITS } from '#contract/limits.ts'
import type { AnswerValue } from '#domain/answers.ts'
import { findConflictingAnswer, saveAnswer } from '#web/api/answers.ts'
import { toApiError } from '#web/api/api-error.ts'
import type { SaveResult } from '#web/drafts/answer-keeper.ts'
import { readStoredAnswer } from '#web/drafts/answer-value.ts'
import type { DraftStore } from '#web/drafts/draft-store.ts'
import { classifyFailure, type FailureReason } from '#web/drafts/save-failure.ts'

interface AnswerSave {
  projectId: string
  questionId: string
  value: AnswerValue
  text: string
  version: number
}

/** After this many milliseconds without an answer a save is tried again. */
const GIVE_UP_AFTER = 20_000
/** Browsers let requests of up to 64 KiB in all outlive their page. */
const MAY_OUTLIVE_PAGE = 48_000

/** Sends one answer; every outcome is a result, nothing is thrown. */
export async function sendAnswer(
  { text, ...edit }: AnswerSave,
  store: DraftStore,
  onStored: (answer: Answer) => void,
): Promise<SaveResult> {
  if (!store.isAccountHere()) return failed('other_account')
  if (text.length > LIMITS.answer) return failed('too_long')
  try {
    const keepalive = new TextEncoder().encode(JSON.stringify(text)).length < MAY_OUTLIVE_PAGE
    const answer = await saveAnswer(edit, { keepalive, timeoutMs: GIVE_UP_AFTER })
    onStored(answer)
    return { kind: 'stored', answer: readStoredAnswer(answer) }
  } catch (error) {
    const theirs = findConflictingAnswer(error)
    if (theirs !== null) return { kind: 'conflict', theirs: readStoredAnswer(theirs) }
    return failed(reasonOf(error))
  }
}

function reasonOf(error: unknown): FailureReason {
  const { status, code } = toApiError(error)
  if (status > 0) return classifyFailure(status, code)
  return navigator.onLine ? 'unreachable' : 'offline'
}

function failed(reason: FailureReason): SaveResult {
  return { kind: 'failed', failure: { reason } }
}
