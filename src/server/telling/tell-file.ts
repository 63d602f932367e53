import type { TellingView } from '#contract/telling/telling-schema.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import { runWithinLimits } from '#server/turns/run-within-limits.ts'
import { toPlainLines } from './files/to-plain-lines.ts'
import type { FileRefusal } from './files/told-file.ts'
import { admitTelling, storeTelling } from './store-telling.ts'

const TOO_HEAVY = { ok: false, why: 'tooHeavy' } as const

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
  const readFile = () => deps.heavyWork('readToldFile', { name, bytes: file }, waiter)
  const read = (await runWithinLimits(readFile, { ...waiter, log: deps.log })) ?? TOO_HEAVY
  if (!read.ok) throw refused(read.why, name)
  const told = { text: read.text, name, origin: 'file' as const }
  return storeTelling(deps, { userId, projectId, told, signal: waiter.signal }, writeKey)
}

function refused(why: FileRefusal, name: string): AppError {
  return new AppError('file_refused', { message: ({ files }) => files[why](name) })
}
