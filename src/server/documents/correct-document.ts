import type { StoredDocument } from '#contract/documents.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { continuesVersion } from '#domain/requirements/versions/continues-version.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/write-once.ts'
import type { Deps } from '#server/deps.ts'
import { withEdits } from '#server/documents/editing/with-edits.ts'
import { requireAllowed } from '#server/projects/require-allowed.ts'
import { loadReading } from '#server/readings/load-reading.ts'
import { toReadingView } from '#server/readings/reading-view.ts'
import { heavyWork } from '#server/worker/heavy-work.ts'
import type { RenderedDocument } from '#server/worker/works.ts'
import { isTooLarge } from './compose-document.ts'
import { type CorrectionSource, continueVersion, readForCorrection } from './correction-queries.ts'
import { GENERATION_LIFETIME_MS } from './generation-life.ts'
import { storeDocument } from './queries.ts'
import { writingInput } from './writing-input.ts'

/** How often it is written anew because another tab's corrections were stored meanwhile. */
const MOST_TRIES = 6

type CorrectDeps = Pick<Deps, 'db' | 'now'>

interface Input {
  account: Account
  projectId: string
  writeKey: WriteKey | null
  /** Aborts when the client goes away. */
  signal: () => AbortSignal
}

/**
 * Brings what was corrected and answered into the document: the reading as it is now, written out
 * by the built-in writer. No model is asked and no allowance spent
 * (docs/product.md#corrections-and-previews: a correction is not a generation).
 * `generation_running` while one is under way: it will bring the corrections itself.
 */
export async function correctDocument(
  deps: CorrectDeps,
  { account, projectId, writeKey, signal }: Input,
): Promise<StoredDocument> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const waiter = { userId: account.id, signal: signal() }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const source = await readForCorrection(deps.db, key, staleBefore(deps))
    if (!source?.newest) throw new AppError('not_found')
    if (source.isGenerating) throw new AppError('generation_running')
    const { newest } = source
    const written = await writeAgain(deps, { key, source: { ...source, newest }, waiter })
    const corrected = { ...written, key, since: newest.correctedAt }
    const stored = await storeCorrected(deps, corrected, writeKey)
    if (stored) return stored
  }
  throw new AppError('unavailable')
}

function staleBefore({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - GENERATION_LIFETIME_MS)
}

interface Correcting {
  key: { userId: string; projectId: string }
  source: CorrectionSource & { newest: NonNullable<CorrectionSource['newest']> }
  waiter: { userId: string; signal: AbortSignal }
}

interface Corrected {
  answer: StoredDocument
  /** Null when the newest version says all of it already. */
  written: RenderedDocument | null
  /** It goes into the newest version. */
  isContinued: boolean
}

async function writeAgain(
  deps: CorrectDeps,
  { key, source, waiter }: Correcting,
): Promise<Corrected> {
  const { newest, documentCount, edits } = source
  const reading = toReadingView(await loadReading(deps, key, waiter.signal))
  const now = deps.now()
  const correctedAt = newest.correctedAt === null ? null : new Date(newest.correctedAt)
  const goesOn = continuesVersion(correctedAt, now)
  const { previous, ...input } = writingInput(source, { now, reading })
  const correcting = {
    ...input,
    version: goesOn ? documentCount : documentCount + 1,
    newest: previous ?? '',
    before: goesOn ? newest.before : previous,
  }
  const written = await heavyWork('correctDocument', correcting, waiter)
  if (written && isTooLarge(written)) throw new AppError('unavailable')
  const isContinued = goesOn || written === null
  const said = written ?? { content: previous ?? '', markdown: newest.markdown }
  const { markdown: document } = await withEdits({ ...said, edits }, waiter)
  const moment = now.toISOString()
  const answer: StoredDocument = {
    version: written?.version ?? documentCount,
    title: written?.title ?? newest.title,
    source: newest.source,
    createdAt: isContinued ? newest.createdAt : moment,
    correctedAt: written === null ? newest.correctedAt : moment,
    readingVersion: reading.version,
    document,
  }
  return { answer, written, isContinued }
}

/** Null when another tab's corrections were stored first. */
function storeCorrected(
  { db }: CorrectDeps,
  { key, since, answer, written, isContinued }: Corrected & Since,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  if (isContinued || written === null) {
    return continueVersion(db, { ...key, answer, written, since }, writeKey)
  }
  const { content, markdown } = written
  return storeDocument(db, { ...key, answer, content, markdown, generation: null }, writeKey)
}

interface Since extends Pick<Correcting, 'key'> {
  /** When corrections went into the newest version last, as it was read. */
  since: string | null
}
