import type { ChangesFormat } from '#contract/exports/export-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { exportFileName } from '#domain/requirements/exports/export-file-name.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { awaitFile, exportPace } from './heavy-file.ts'
import { readForExport } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  /** Two versions by their numbers. */
  from: number
  version: number
  format: ChangesFormat
  signal: AbortSignal
}

const FILES = {
  markdown: { ending: '.md', mediaType: 'text/markdown; charset=utf-8' },
  package: { ending: '.zip', mediaType: 'application/zip' },
} as const

/**
 * What changed between two versions as a file: Markdown, which is everybody's own words and free, or
 * a package for developers.
 */
export async function exportChanges(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'log'>,
  { account, projectId, from, version, format, signal }: Input,
): Promise<DownloadedFile> {
  const key = { userId: account.id, projectId }
  if (format !== 'markdown') {
    await requireAllowed(deps.db, key, decideEntitlements(account).exportDocumentation)
  }
  await spend(deps, exportPace(account.id))
  const waiter = { userId: account.id, signal }
  const [before, after] = [
    await readInTurn(waiter, () => readForExport(deps.db, key, from)),
    await readInTurn(waiter, () => readForExport(deps.db, key, version)),
  ]
  if (!before || !after) throw new AppError('not_found')

  const bytes = await awaitFile(deps.heavyWork('makeChanges', { before, after, format }, waiter))
  const { ending, mediaType } = FILES[format]
  const name = exportFileName(after.title, { ending: `-changes-${from}-to-${version}${ending}` })
  return { name, mediaType, bytes }
}
