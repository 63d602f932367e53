import type { Language } from '#domain/language.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { projectFileName } from '#domain/requirements/exports/export-file-name.ts'
import { readValue } from '#domain/requirements/outline/worked/read-value.ts'
import type { StoredDocument as StoredValue } from '#domain/requirements/outline/worked/worked-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import {
  sortByWorkshop,
  writeProjectData,
  writeProjectPages,
} from '#server/exports/write-project-pages.ts'
import { type ArchiveFile, writeZip } from '#server/exports/zip.ts'
import { hasLayers, layOver } from '#server/lay-over.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { type StoredAccount, type StoredProject, writeAccountPage } from './write-account-page.ts'

/** What an account's archive is made from: each part as JSON text, which only the thread reads. */
export interface AccountSource {
  account: string
  /** The first made first. */
  projects: readonly string[]
  /** Every version of every document. */
  documents: readonly string[]
  /** The day of the export, yyyy-mm-dd. */
  date: string
  language: Language
}

interface StoredDocument {
  projectId: string
  version: number
  markdown: string
  content: StoredValue
  edits: ItemEdit[]
  approvals: Approval[]
}

/** Everything the account holds, to read (Markdown) and as data (JSON), in one ZIP. */
export function makeAccountArchive(source: AccountSource): Uint8Array {
  const { date, language } = source
  const account: StoredAccount = JSON.parse(source.account)
  const projects = source.projects.map((text, index) => readProject(text, index))
  const folders = new Map(projects.map(({ id, folder }) => [id, folder]))
  return writeZip(
    [
      file('account.md', writeAccountPage(account, { projects, date, language })),
      file('account.json', pretty(account)),
      ...projects.flatMap((project) => projectFiles(project, language)),
      ...source.documents.flatMap((text) => documentFiles(JSON.parse(text), folders)),
    ],
    date,
  )
}

function readProject(text: string, index: number): StoredProject {
  const { id, ...project } = JSON.parse(text)
  const number = String(index + 1).padStart(2, '0')
  const folder = `projects/${number}-${projectFileName(project.title, { ending: '' })}`
  return { id, folder, project: sortByWorkshop(project) }
}

function projectFiles({ folder, project }: StoredProject, language: Language): ArchiveFile[] {
  return [
    ...writeProjectPages(project, language).map(({ path, text }) =>
      file(`${folder}/${path}`, text),
    ),
    file(`${folder}/project.json`, writeProjectData(project)),
  ]
}

function documentFiles(
  { projectId, version, markdown, content, edits, approvals }: StoredDocument,
  folders: ReadonlyMap<string, string>,
): ArchiveFile[] {
  const folder = folders.get(projectId)
  // Its project was deleted while the account was being read.
  if (folder === undefined) return []
  const path = `${folder}/documents/version-${version}`
  const layers = { edits, approvals }
  const read = layOver(readValue(content), layers)
  const text = hasLayers(layers) ? renderMarkdown(read, chooseDocumentWords(read)) : markdown
  return [file(`${path}.md`, text), file(`${path}.json`, pretty(read))]
}

function file(path: string, text: string): ArchiveFile {
  return { path, bytes: new TextEncoder().encode(text) }
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
