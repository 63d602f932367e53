import type { StoredDocument } from '#contract/documents.ts'
import type { GenerationStage } from '#contract/generation-stages.ts'
import { type AnswerValue, checkAnswers } from '#domain/answers.ts'
import { entitlements, generationLimit } from '#domain/entitlements.ts'
import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { Account } from '#server/account/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/write-once.ts'
import type { Deps } from '#server/deps.ts'
import { requireAllowed } from '#server/projects/require-allowed.ts'
import type { ServerTexts } from '#server/texts.ts'
import { composeDocument } from './compose-document.ts'
import {
  type Claim,
  type GenerationSource,
  readForGeneration,
  releaseClaim,
  storeDocument,
} from './queries.ts'

type GenerationDeps = Pick<Deps, 'db' | 'assistant' | 'now' | 'newId' | 'log'>

interface Input {
  account: Account
  projectId: string
  writeKey: WriteKey | null
  onStage: (stage: GenerationStage) => void
  /** Aborts when the client goes away. */
  signal: AbortSignal
}

/** Longer than any generation can take, so that only a dead process's claim is taken over. */
const CLAIM_LIFETIME_MS = 5 * 60_000

/**
 * Writes the requirements document from the answers and stores it as a new version. The trial's
 * generation is claimed before, spent with the storing, and given back when anything fails.
 */
export async function generateRequirements(
  deps: GenerationDeps,
  input: Input,
): Promise<StoredDocument> {
  const { account, projectId } = input
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, entitlements(account).generateDocument)
  const claim = newClaim(deps, account)
  const source = await readForGeneration(deps.db, key, claim)
  if (!source) throw new AppError('not_found')
  if (!source.claimed) throw new AppError('generation_running')

  try {
    requireAnswers(source)
    return await writeAndStore(deps, { ...input, source, claim })
  } catch (error) {
    if (claim) await giveBack(deps, account, claim)
    throw error
  }
}

async function writeAndStore(
  deps: GenerationDeps,
  {
    source,
    claim,
    account,
    projectId,
    ...input
  }: Input & { source: GenerationSource; claim: Claim | null },
): Promise<StoredDocument> {
  const { content, markdown } = await composeDocument(deps, { source, ...input })
  input.onStage('saving')
  const answer: StoredDocument = {
    version: content.version,
    title: content.title,
    source: deps.assistant.source,
    createdAt: deps.now().toISOString(),
    document: markdown,
  }
  const document = { userId: account.id, projectId, answer, content, claimId: claim?.id ?? null }
  const stored = await storeDocument(deps.db, document, input.writeKey)
  // Another generation of this project was stored first; this one builds on the version before it.
  if (!stored) throw new AppError('generation_running')
  return stored
}

/** A claim for a status that may generate a limited number of times; null for the others. */
function newClaim({ now, newId }: GenerationDeps, account: Account): Claim | null {
  const allowance = generationLimit(account.status)
  if (allowance === null) return null
  const staleBefore = new Date(now().getTime() - CLAIM_LIFETIME_MS)
  return { id: newId(), allowance, now: now(), staleBefore }
}

async function giveBack(deps: GenerationDeps, account: Account, claim: Claim): Promise<void> {
  try {
    await releaseClaim(deps.db, account.id, claim.id)
  } catch (error) {
    deps.log.warn({ err: error }, 'a generation claim could not be given back; it ends by itself')
  }
}

/** Required questions must be answered in some detail; missing ones are reported first (Spec §5). */
function requireAnswers({ answers }: GenerationSource): void {
  const values = new Map<string, AnswerValue>(
    answers.map(({ questionId, value }) => [questionId, value]),
  )
  const check = checkAnswers(QUESTIONS, values)
  if (check.ready) return
  const asked = ({ questions }: ServerTexts) =>
    check.questions.map((question) => findQuestion(question.id, questions) ?? question)
  throw new AppError(check.code, {
    message: (texts) => texts.unready[check.code](asked(texts)),
    issues: check.questions.map(({ id, title }) => ({
      path: id,
      message: ({ questions }) => findQuestion(id, questions)?.title ?? title,
    })),
  })
}
