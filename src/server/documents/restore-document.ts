import type { StoredDocument } from '#contract/documents.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { layStoredEdits } from '#server/documents/editing/lay-stored-edits.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import { readForRestore, storeDocument } from './queries.ts'
import { readVersion } from './to-version-view.ts'

interface Input {
  account: Account
  projectId: string
  version: string
  writeKey: WriteKey | null
  /** Aborts when the client goes away. */
  signal: AbortSignal
}

/**
 * Stores what an earlier version says as a new version; nothing is overwritten, and the trial's
 * allowance is not touched. `generation_running` when another version was stored meanwhile.
 */
export async function restoreDocument(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now'>,
  { account, projectId, version, writeKey, signal }: Input,
): Promise<StoredDocument> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).restoreDocument)
  const number = readVersion(version)
  const waiter = { userId: account.id, signal }
  const source = number && (await readInTurn(waiter, () => readForRestore(deps.db, key, number)))
  if (!source) throw new AppError('not_found')

  const now = deps.now().toISOString()
  const restored = await deps.heavyWork(
    'restoreDocument',
    { earlier: source.content, newest: source.newest, date: now.slice(0, 10) },
    waiter,
  )
  const { edits, approvals } = source
  const { content, markdown } = restored
  const read = await layStoredEdits(deps, { content, markdown, edits, approvals }, waiter)
  const answer: StoredDocument = {
    version: restored.version,
    title: source.title,
    source: source.source,
    createdAt: now,
    correctedAt: null,
    readingVersion: null,
    document: read.markdown,
  }

  const stored = await storeDocument(
    deps.db,
    { ...key, answer, content, markdown, edits, outgrown: read.outgrown, generation: null },
    writeKey,
  )
  if (!stored) throw new AppError('generation_running')
  return stored
}
