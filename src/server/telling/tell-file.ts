import type { TellingView } from '#contract/telling/telling-schema.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import { toPlainLines } from './files/to-plain-lines.ts'
import type { FileRefusal, ReadFile } from './files/told-file.ts'
import { admitTelling, storeTelling } from './store-telling.ts'

interface Input {
  account: Account
  projectId: string
  /** The file's name. */
  query: { name: string }
  file: Uint8Array
  writeKey: WriteKey | null
  signal: () => AbortSignal
}

/** Stores the words of a file, sorted into drafts. Throws `file_refused` with why and what to do. */
export async function tellFile(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'newId' | 'log'>,
  { account, projectId, query, file, writeKey, signal }: Input,
): Promise<TellingView> {
  const name = toPlainLines(query.name).replaceAll('\n', ' ') || '?'
  const userId = account.id
  await admitTelling(deps, { account, projectId })
  const waiter = { userId, signal: signal() }
  const read = await readInThread(deps, { name, bytes: file }, waiter)
  if (!read.ok) throw refused(read.why, name)
  const told = { text: read.text, name, origin: 'file' as const }
  return storeTelling(deps, { userId, projectId, told, signal: waiter.signal }, writeKey)
}

/** A thread that a file kills, or keeps for too long, says the same as one that finds it too large. */
async function readInThread(
  { heavyWork, log }: Pick<Deps, 'heavyWork' | 'log'>,
  file: { name: string; bytes: Uint8Array },
  waiter: { userId: string; signal: AbortSignal },
): Promise<ReadFile> {
  try {
    return await heavyWork('readToldFile', file, waiter)
  } catch (error) {
    waiter.signal.throwIfAborted()
    if (error instanceof AppError) throw error
    log.warn({ err: error }, 'a file could not be read within the limits')
    return { ok: false, why: 'tooHeavy' }
  }
}

function refused(why: FileRefusal, name: string): AppError {
  return new AppError('file_refused', { message: ({ files }) => files[why](name) })
}
