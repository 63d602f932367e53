import type { Language } from '#domain/language.ts'
import { exportFileName, projectFileName } from '#domain/requirements/exports/export-file-name.ts'
import { EXPORT_FORMATS } from '#domain/requirements/exports/export-formats.ts'
import { readSource, type StoredSource } from './document-source.ts'
import { makeFile } from './make-file.ts'
import { type ProjectTexts, writeProjectData, writeProjectPages } from './write-project-pages.ts'
import { type ArchiveFile, writeZip } from './zip.ts'

/** What a project's archive is made from; `source` is null when no document was generated. */
export interface ArchiveSource {
  project: ProjectTexts
  source: StoredSource | null
  /** Of the pages; the document has its own. */
  language: Language
}

const DOCUMENT_FORMATS = ['markdown', 'json', 'docx', 'pdf'] as const

/** The whole project in one ZIP (docs/product.md#document), in a folder named after it. */
export async function makeArchive({
  project,
  source,
  language,
}: ArchiveSource): Promise<Uint8Array> {
  const folder = projectFileName(project.title, { ending: '' })
  const encode = (text: string) => new TextEncoder().encode(text)
  const files: ArchiveFile[] = [
    ...writeProjectPages(project, language).map(({ path, text }) => ({
      path,
      bytes: encode(text),
    })),
    { path: 'project.json', bytes: encode(writeProjectData(project)) },
  ]
  if (source !== null) {
    const read = readSource(source)
    for (const format of DOCUMENT_FORMATS) {
      const path = exportFileName(project.title, EXPORT_FORMATS[format])
      files.push({ path, bytes: await makeFile(read, format) })
    }
  }
  return writeZip(
    files.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes })),
    project.updatedAt.slice(0, 10),
  )
}
