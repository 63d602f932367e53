import type { StoredDocument } from '#contract/documents.ts'
import type { OnStage } from '#contract/generation-stages.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { checkAnswers } from '#domain/answers.ts'
import { decideEntitlements, getGenerationLimit } from '#domain/entitlements.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { layStoredEdits } from '#server/documents/editing/lay-stored-edits.ts'
import { composeDocument } from './compose-document.ts'
import { GENERATION_LIFETIME_MS, type GenerationLife, keepAlive } from './generation-life.ts'
import { beginGeneration, failGeneration, type GenerationSource } from './generation-queries.ts'
import { makeUnreadyError, mapValues } from './make-unready-error.ts'
import { storeDocument } from './queries.ts'

type GenerationDeps = Pick<
  Deps,
  'db' | 'assistant' | 'heavyWork' | 'model' | 'now' | 'newId' | 'log' | 'work'
>

/** Far more than a person reads, few enough that nobody keeps a model busy for ever. */
const pace = (userId: string): Allowance => ({
  key: `generation:${userId}`,
  burst: 100,
  everyMs: 36_000,
})

interface Input {
  account: Account
  projectId: string
  writeKey: WriteKey | null
  onStage: OnStage
  /** Gives what the document is written from: what was understood of the answers. */
  read: (signal: AbortSignal) => Promise<Pick<ReadingView, 'version' | 'rows' | 'unplaced'>>
  /** Aborts when the server must stop. The client going away ends nothing. */
  stopping: AbortSignal
}

interface Begun extends Input {
  key: ProjectKey
  generation: { id: string; spends: boolean }
  source: GenerationSource
}

/**
 * Writes the requirements document from the answers and stores it as a new version. The trial's
 * generation is claimed before, spent with the storing, and given back when anything fails or the
 * generation is cancelled. A repeat of its key meanwhile waits for the same document.
 */
export function generateRequirements(deps: GenerationDeps, input: Input): Promise<StoredDocument> {
  return deps.work.runOnce(
    input.writeKey,
    () => generateOnce(deps, input),
    () => input.onStage('reading'),
  )
}

async function generateOnce(deps: GenerationDeps, input: Input): Promise<StoredDocument> {
  const { account, projectId } = input
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).generateDocument)
  const allowance = getGenerationLimit(account.status)
  const generation = { id: deps.newId(), spends: allowance !== null }
  const now = deps.now()
  const staleBefore = new Date(now.getTime() - GENERATION_LIFETIME_MS)
  const attempt = { id: generation.id, allowance, now, staleBefore, pace: pace(account.id) }
  const source = await beginGeneration(deps.db, key, attempt)
  if (!source) throw new AppError('not_found')
  if (!source.isInPace) throw new AppError('too_many_requests')
  if (!source.begun) throw new AppError('generation_running')
  return finish(deps, { ...input, key, generation, source })
}

/** Writes and stores what was begun; whatever goes wrong is noted, and the claim given back. */
async function finish(deps: GenerationDeps, begun: Begun): Promise<StoredDocument> {
  const { key, stopping, generation } = begun
  const life = keepAlive(deps, { key, id: generation.id, stopping })
  try {
    requireAnswers(begun.source)
    return await writeAndStore(deps, begun, life)
  } catch (error) {
    const wasTaken = await giveBack(deps, begun, error)
    throw wasTaken ? new AppError('generation_cancelled', { cause: error }) : error
  } finally {
    life.end()
  }
}

async function writeAndStore(
  deps: GenerationDeps,
  { source, key, generation, writeKey, ...begun }: Begun,
  life: GenerationLife,
): Promise<StoredDocument> {
  const onStage: OnStage = (stage, parts) => {
    life.onStage(stage, parts)
    begun.onStage(stage, parts)
  }
  const { version: readingVersion, rows, unplaced } = await begun.read(life.signal)
  const reading = { rows, unplaced }
  const composing = { source, reading, userId: key.userId, onStage, signal: life.signal }
  const { content, markdown, version, title, model } = await composeDocument(deps, composing)
  const waiter = { userId: key.userId, signal: life.signal }
  const { edits, approvals } = source
  const laid = await layStoredEdits(deps, { content, markdown, edits, approvals }, waiter)
  onStage('saving')
  const answer: StoredDocument = {
    version,
    title,
    source: model ?? 'built-in',
    createdAt: deps.now().toISOString(),
    correctedAt: null,
    readingVersion,
    document: laid.markdown,
  }
  const stored = await storeDocument(
    deps.db,
    { ...key, answer, content, markdown, outgrown: laid.outgrown, generation },
    writeKey,
  )
  // Another version of this project was stored first, unless it was cancelled: see `finish`.
  if (!stored) throw new AppError('generation_running')
  return stored
}

/**
 * Whether the generation was not ours any more: cancelled, or taken over as that of a dead process.
 */
async function giveBack(
  deps: GenerationDeps,
  { key, generation }: Begun,
  cause: unknown,
): Promise<boolean> {
  const error = cause instanceof AppError ? cause.code : 'generation_failed'
  try {
    const status = await failGeneration(deps.db, key, { id: generation.id, error })
    return status === null || status === 'cancelled'
  } catch (err) {
    deps.log.warn({ err }, 'a generation claim could not be given back; it ends by itself')
    return false
  }
}

/**
 * Required questions must be answered in some detail; missing ones are reported first
 * (docs/product.md#checks-on-input).
 */
function requireAnswers({ answers }: GenerationSource): void {
  const check = checkAnswers(QUESTIONS, mapValues(answers))
  if (!check.ready) throw makeUnreadyError(check)
}
