import type { DocumentPreview } from '#contract/document-preview.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import {
  checkFirstFive,
  isForDeciding,
  listUnansweredQuestions,
} from '#domain/questionnaire/first-five.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import { PREVIEW_VERSION } from '#domain/requirements/document.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { readAfresh } from '#server/providers/read-afresh.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { WrittenJson } from '#server/written-json.ts'
import { makeUnreadyError, mapValues } from './make-unready-error.ts'
import { makeWritingInput } from './make-writing-input.ts'
import { readForPreview } from './writing-queries.ts'

interface Input {
  account: Account
  projectId: string
  /** Aborts when the client goes away. */
  signal: () => AbortSignal
}

/**
 * The document as it would be from the answers so far, after the first five at the earliest. It is
 * written by the built-in writer and neither stored nor counted
 * (docs/product.md#corrections-and-previews).
 */
export async function previewDocument(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  { account, projectId, signal }: Input,
): Promise<WrittenJson<DocumentPreview>> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).previewDocument)
  const source = await readForPreview(deps.db, key)
  if (!source) throw new AppError('not_found')

  const values = mapValues(source.writing.answers)
  const check = checkFirstFive(QUESTIONS, values)
  if (!check.ready) throw makeUnreadyError(check)

  const waiter = { userId: account.id, signal: signal() }
  const { stored, writing } = source
  const { reading, answers } = await readAfresh(deps, { stored, answers: writing.answers }, waiter)
  const told = { rows: reading.rows, unplaced: findUnplaced(answers, reading.rows) }
  const input = makeWritingInput(source.writing, { now: deps.now(), reading: told })
  const preview = { ...input, version: PREVIEW_VERSION }
  const content = await deps.heavyWork('previewDocument', preview, waiter)
  const language = documentLanguage(source.writing.language, source.writing.answers)
  const { suggested } = TEXTS[language].document.writer
  const open = listUnansweredQuestions(QUESTIONS, values).map(({ id }) => ({
    questionId: id,
    version: writing.answers.find(({ questionId }) => questionId === id)?.version ?? 0,
    suggestion: isForDeciding(id) ? (suggested[id] ?? null) : null,
  }))
  return new WrittenJson(`{"open":${JSON.stringify(open)},"content":${content}}`)
}
