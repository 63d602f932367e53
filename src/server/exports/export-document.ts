import { entitlements } from '#domain/entitlements.ts'
import { exportFileName } from '#domain/requirements/exports/export-file-name.ts'
import { EXPORT_FORMATS, type ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import type { Account } from '#server/account/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { requireAllowed } from '#server/projects/require-allowed.ts'
import { documentSource } from './document-source.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { heavyFile } from './heavy-file.ts'
import { makeFile } from './make-file.ts'
import { readForExport } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  /** A number or `latest`. */
  version: string
  format: ExportFormatId
  signal: AbortSignal
}

/**
 * One version of a document as a file. Markdown is everybody's own words and free in every
 * status; the other formats are what `exportDocumentation` allows (Rulings: trial, entitlements).
 */
export async function exportDocument(
  deps: Pick<Deps, 'db' | 'config'>,
  { account, projectId, version, format, signal }: Input,
): Promise<DownloadedFile> {
  const key = { userId: account.id, projectId }
  const wanted = readVersion(version)
  if (wanted === null) throw new AppError('not_found')
  if (format !== 'markdown') {
    await requireAllowed(deps.db, key, entitlements(account).exportDocumentation)
  }
  const stored = await readForExport(deps.db, key, wanted)
  if (!stored) throw new AppError('not_found')

  const source = await documentSource(stored, { deps, signal })
  const bytes = EXPORT_FORMATS[format].heavy
    ? await heavyFile('makeFile', { source, format }, signal)
    : await makeFile(source, format)
  const { mediaType } = EXPORT_FORMATS[format]
  return { name: exportFileName(stored.title, EXPORT_FORMATS[format]), mediaType, bytes }
}

function readVersion(version: string): number | 'latest' | null {
  if (version === 'latest') return version
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
