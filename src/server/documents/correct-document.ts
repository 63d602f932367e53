import type { StoredDocument } from '#contract/documents.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { OutgrownApproval } from '#domain/requirements/approvals/list-outgrown.ts'
import { continuesVersion } from '#domain/requirements/versions/continues-version.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { layStoredEdits } from '#server/documents/editing/lay-stored-edits.ts'
import type { Waiter } from '#server/turns/fair-line.ts'
import type { RenderedDocument } from '#server/worker/works.ts'
import { isTooLarge } from './compose-document.ts'
import { type CorrectionSource, continueVersion, readForCorrection } from './correction-queries.ts'
import { GENERATION_LIFETIME_MS } from './generation-life.ts'
import { makeWritingInput } from './make-writing-input.ts'
import { storeDocument } from './queries.ts'

/** How often it is written again because another tab's corrections were stored meanwhile. */
const MOST_TRIES = 6

type CorrectDeps = Pick<Deps, 'db' | 'heavyWork' | 'now'>

interface Input {
  account: Account
  projectId: string
  writeKey: WriteKey | null
  /** Aborts when the client goes away. */
  signal: () => AbortSignal
  /** Gives the project's reading of its answers as they are now. */
  read: (signal: AbortSignal) => Promise<ReadingView>
}

/**
 * Brings what was corrected and answered into the document: the reading as it is now, written out
 * by the built-in writer. No model is asked and no allowance spent
 * (docs/product.md#corrections-and-previews: a correction is not a generation).
 * `generation_running` while one is under way: it will bring the corrections itself.
 */
export async function correctDocument(
  deps: CorrectDeps,
  { account, projectId, writeKey, signal, read }: Input,
): Promise<StoredDocument> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const waiter = { userId: account.id, signal: signal() }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const source = await readForCorrection(deps.db, key, staleBefore(deps))
    if (!source?.newest) throw new AppError('not_found')
    if (source.isGenerating) throw new AppError('generation_running')
    const { newest } = source
    const written = await writeAgain(deps, { key, source: { ...source, newest }, waiter, read })
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
  waiter: Waiter
  read: Input['read']
}

interface Corrected {
  answer: StoredDocument
  outgrown: readonly OutgrownApproval[]
  /** Null when the newest version says all of it already. */
  written: RenderedDocument | null
  /** It goes into the newest version. */
  isContinued: boolean
}

async function writeAgain(
  deps: CorrectDeps,
  { source, waiter, read }: Correcting,
): Promise<Corrected> {
  const { newest, documentCount, edits, approvals } = source
  const reading = await read(waiter.signal)
  const now = deps.now()
  const correctedAt = newest.correctedAt === null ? null : new Date(newest.correctedAt)
  const goesOn = continuesVersion(correctedAt, now)
  const { previous, ...input } = makeWritingInput(source, { now, reading })
  const correcting = {
    ...input,
    version: goesOn ? documentCount : documentCount + 1,
    newest: previous ?? '',
    before: goesOn ? newest.before : previous,
  }
  const written = await deps.heavyWork('correctDocument', correcting, waiter)
  if (written && isTooLarge(written)) throw new AppError('unavailable')
  const isContinued = goesOn || written === null
  const said = written ?? { content: previous ?? '', markdown: newest.markdown }
  const laid = await layStoredEdits(deps, { ...said, edits, approvals }, waiter)
  const moment = now.toISOString()
  const answer: StoredDocument = {
    version: written?.version ?? documentCount,
    title: written?.title ?? newest.title,
    source: newest.source,
    createdAt: isContinued ? newest.createdAt : moment,
    correctedAt: written === null ? newest.correctedAt : moment,
    readingVersion: reading.version,
    document: laid.markdown,
  }
  return { answer, written, isContinued, outgrown: laid.outgrown }
}

/** Null when another tab's corrections were stored first. */
function storeCorrected(
  { db }: CorrectDeps,
  { key, since, answer, written, isContinued, outgrown }: Corrected & Since,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  if (isContinued || written === null) {
    return continueVersion(db, { ...key, answer, written, outgrown, since }, writeKey)
  }
  const { content, markdown } = written
  const stored = { ...key, answer, content, markdown, outgrown, generation: null }
  return storeDocument(db, stored, writeKey)
}

interface Since extends Pick<Correcting, 'key'> {
  /** When corrections went into the newest version last, as it was read. */
  since: string | null
}
