import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import { projectFileName } from '#domain/requirements/exports/export-file-name.ts'
import { PROJECT_EXPORT } from '#domain/requirements/exports/export-formats.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { readInTurn } from '#server/turns/reading-turns.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { awaitFile, exportPace } from './heavy-file.ts'
import { readProjectForExport } from './queries.ts'
import { sortByWorkshop } from './write-project-pages.ts'

interface Input {
  account: Account
  projectId: string
  language: Language
  signal: AbortSignal
}

/**
 * Everything the project holds in one ZIP, also before a document was generated
 * (docs/product.md#document).
 */
export async function exportProject(
  deps: Pick<Deps, 'db' | 'config' | 'heavyWork' | 'now' | 'log'>,
  { account, projectId, language, signal }: Input,
): Promise<DownloadedFile> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).exportDocumentation)
  await spend(deps, exportPace(account.id))
  const waiter = { userId: account.id, signal }
  const stored = await readInTurn(waiter, () => readProjectForExport(deps.db, key))
  if (!stored) throw new AppError('not_found')

  const { document, ...project } = stored
  const source = {
    project: sortByWorkshop(project),
    language,
    source: document && {
      ...document,
      projectId,
      schemaUrl: new URL(DOCUMENT_SCHEMA_PATH, deps.config.publicUrl).href,
    },
  }
  const bytes = await awaitFile(deps.heavyWork('makeArchive', source, waiter))
  const { mediaType } = PROJECT_EXPORT
  return { name: projectFileName(project.title, PROJECT_EXPORT), mediaType, bytes }
}
