import type { OpenDocument } from '#contract/documents.ts'
import { readValue } from '#domain/requirements/outline/worked/read-value.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { VersionState } from '#server/db/project/version-state.ts'
import type { Deps } from '#server/deps.ts'
import { layStoredEdits } from '#server/documents/editing/lay-stored-edits.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import { WrittenJson } from '#server/written-json.ts'
import { KnownDocuments } from './known-documents.ts'
import { readDocument, readState } from './queries.ts'
import { readVersion, toVersionView } from './to-version-view.ts'

interface Input extends ProjectKey {
  /** Its number or `latest`. */
  version: string
  signal: () => AbortSignal
}

/** One version with its value and the user's edits. Throws `not_found`. */
export async function getDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  asked: Input,
): Promise<WrittenJson<OpenDocument>> {
  return new WrittenJson((await writeDocument(deps, asked)).text)
}

/** Of all users of this process. */
const known = new KnownDocuments()

/**
 * The same as a value, which nobody may change. Whose it is, and whether it is as it was when it was
 * opened before, the database says each time.
 */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { version, signal, ...key }: Input,
): Promise<OpenDocument> {
  const state = await readState(deps.db, key, checkVersion(version))
  if (state === null) throw new AppError('not_found')
  return openAsFound(deps, { ...key, state, signal })
}

/** The same where the database has just said how the version is. */
export async function openAsFound(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { state, signal, ...key }: ProjectKey & { state: VersionState; signal: () => AbortSignal },
): Promise<OpenDocument> {
  const name = JSON.stringify([key.userId, key.projectId, state.version])
  const remembered = known.recall(name, writeState(state))
  if (remembered) return remembered
  const { row, text } = await writeDocument(deps, { ...key, version: `${state.version}`, signal })
  const written: OpenDocument = JSON.parse(text)
  const opened = { ...written, content: readValue(written.content) }
  known.remember(name, { state: writeState(row), opened, letters: text.length })
  return opened
}

/** A version's value with its edits, which nobody may change; the newest unless named. */
export async function openValue(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  asked: ProjectKey & { version?: string; signal: () => AbortSignal },
): Promise<OpenDocument['content']> {
  return (await openDocument(deps, { version: 'latest', ...asked })).content
}

async function writeDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { version, signal, ...key }: Input,
) {
  const wanted = checkVersion(version)
  const waiter = { userId: key.userId, signal: signal() }
  const row = await readInTurn(waiter, () => readDocument(deps.db, key, wanted))
  if (!row) throw new AppError('not_found')
  const { content, markdown } = await layStoredEdits(deps, row, waiter)
  const rest = { ...toVersionView(row), document: markdown }
  // The value was checked when it was stored, and goes out as it is.
  return { row, text: `${JSON.stringify(rest).slice(0, -1)},"content":${content}}` }
}

function checkVersion(version: string): number | 'latest' {
  const wanted = version === 'latest' ? version : readVersion(version)
  if (wanted === null) throw new AppError('not_found')
  return wanted
}

/** Everything that a version's value follows from, but for the stored value itself. */
function writeState({ edits, approvals, ...row }: VersionState): string {
  return JSON.stringify([toVersionView(row), edits, approvals])
}
