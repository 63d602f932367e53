import { entitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import { projectFileName } from '#domain/requirements/exports/export-file-name.ts'
import { PROJECT_EXPORT } from '#domain/requirements/exports/export-formats.ts'
import type { Account } from '#server/account/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { requireAllowed } from '#server/projects/require-allowed.ts'
import { documentSource } from './document-source.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { heavyFile } from './heavy-file.ts'
import { inWorkshopOrder } from './project-pages.ts'
import { readProjectForExport } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  language: Language
  signal: AbortSignal
}

/** Everything the project holds in one ZIP, also before a document was generated (Spec §2). */
export async function exportProject(
  deps: Pick<Deps, 'db' | 'config'>,
  { account, projectId, language, signal }: Input,
): Promise<DownloadedFile> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, entitlements(account).exportDocumentation)
  const stored = await readProjectForExport(deps.db, key)
  if (!stored) throw new AppError('not_found')

  const { document, ...project } = stored
  const source = {
    project: inWorkshopOrder(project),
    language,
    source: document && (await documentSource(document, { deps, signal })),
  }
  const bytes = await heavyFile('makeArchive', source, signal)
  const { mediaType } = PROJECT_EXPORT
  return { name: projectFileName(project.title, PROJECT_EXPORT), mediaType, bytes }
}
