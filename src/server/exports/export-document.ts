import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { exportFileName } from '#domain/requirements/exports/export-file-name.ts'
import { EXPORT_FORMATS, type ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { hasLayers } from '#server/lay-over.ts'
import type { Waiter } from '#server/turns/fair-line.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import { makeStoredFile, type StoredSource } from './document-source.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { awaitFile, exportPace } from './heavy-file.ts'
import { readForExport } from './queries.ts'

/** Of a document's value; the sample's has about forty thousand. */
const LIGHT_SIGNS = 200_000

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
 * status; the other formats are what `exportDocumentation` allows (docs/product.md#entitlements).
 */
export async function exportDocument(
  deps: Pick<Deps, 'db' | 'config' | 'heavyWork' | 'now' | 'log'>,
  { account, projectId, version, format, signal }: Input,
): Promise<DownloadedFile> {
  const key = { userId: account.id, projectId }
  const wanted = readVersion(version)
  if (wanted === null) throw new AppError('not_found')
  if (format !== 'markdown') {
    await requireAllowed(deps.db, key, decideEntitlements(account).exportDocumentation)
    await spend(deps, exportPace(account.id))
  }
  const waiter = { userId: account.id, signal }
  const stored = await readInTurn(waiter, () => readForExport(deps.db, key, wanted))
  if (!stored) throw new AppError('not_found')

  const source = {
    ...stored,
    projectId,
    schemaUrl: new URL(DOCUMENT_SCHEMA_PATH, deps.config.publicUrl).href,
  }
  const bytes = await fileOf(deps, { source, format }, waiter)
  const { mediaType } = EXPORT_FORMATS[format]
  return { name: exportFileName(stored.title, EXPORT_FORMATS[format]), mediaType, bytes }
}

/** A few milliseconds of work on the thread that everybody waits for; all else has its own. */
async function fileOf(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  order: { source: StoredSource; format: ExportFormatId },
  waiter: Waiter,
): Promise<Uint8Array> {
  const { source, format } = order
  if (format === 'markdown' && !hasLayers(source)) return Buffer.from(source.markdown)
  if (EXPORT_FORMATS[format].heavy || source.content.length > LIGHT_SIGNS) {
    return awaitFile(heavyWork('makeFile', order, waiter))
  }
  try {
    return await makeStoredFile(order)
  } catch (cause) {
    throw new AppError('export_failed', { cause })
  }
}

function readVersion(version: string): number | 'latest' | null {
  if (version === 'latest') return version
  return /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null
}
