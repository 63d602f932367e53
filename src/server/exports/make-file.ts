import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { makeAgentPack } from '#domain/requirements/exports/agents/make-agent-pack.ts'
import type { ExportFormatId, TextFile } from '#domain/requirements/exports/export-formats.ts'
import { renderGherkin } from '#domain/requirements/exports/gherkin.ts'
import { renderJson } from '#domain/requirements/exports/json.ts'
import { renderReqif } from '#domain/requirements/exports/reqif/render-reqif.ts'
import {
  renderGithubCsv,
  renderJiraCsv,
  renderLinearCsv,
} from '#domain/requirements/exports/tracker-csv.ts'
import { fileOutline } from '#domain/requirements/outline/file-outline.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { digestText } from '#server/digest-text.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { PrintedDocument } from './layout/printed-document.ts'
import { renderReportScript } from './render-report-script.ts'
import { writeZip } from './zip.ts'

/** What every format of a document is made from. */
export interface DocumentSource {
  projectId: string
  document: RequirementsDocument
  /** The text as it was stored, read and copied. */
  markdown: string
  schemaUrl: string
}

/** A file's bytes in one format. The writers of laid-out files are loaded when they are needed. */
export async function makeFile(
  source: DocumentSource,
  format: ExportFormatId,
): Promise<Uint8Array> {
  const { document, markdown, schemaUrl, projectId } = source
  const words = TEXTS[document.writtenIn].exports
  const digest = digestText
  switch (format) {
    case 'markdown':
      return bytes(markdown)
    case 'json':
      return bytes(renderJson(document, { schemaUrl, digest }))
    case 'jira':
      return bytes(renderJiraCsv(document, words))
    case 'linear':
      return bytes(renderLinearCsv(document, words))
    case 'github':
      return bytes(renderGithubCsv(document, words))
    case 'reqif':
      return bytes(renderReqif(document, { words: reqifWords(document), projectId }))
    case 'gherkin':
      return pack(renderGherkin(document, words), document.date)
    case 'agents':
      return pack(agentFiles(source), document.date)
    case 'docx':
      return (await import('./docx/write-docx.ts')).writeDocx(printed(source))
    case 'pdf':
      return (await import('./pdf/write-pdf.ts')).writePdf(printed(source))
  }
}

function agentFiles({ document, markdown, schemaUrl, projectId }: DocumentSource): TextFile[] {
  const words = TEXTS[document.writtenIn].exports
  const files = makeAgentPack(document, { markdown, schemaUrl, digest: digestText, words })
  return [...files, renderReportScript(schemaUrl, projectId)]
}

function reqifWords({ writtenIn }: RequirementsDocument) {
  const { document, exports } = TEXTS[writtenIn]
  return { document: document.document, exports }
}

function printed({ document }: DocumentSource): PrintedDocument {
  const { language, date } = document
  const { document: words } = TEXTS[document.writtenIn]
  return {
    outline: fileOutline(document, words),
    language,
    date,
    words: {
      contents: words.document.contents,
      missingSigns: fileTextOf(words.document).missingSigns,
    },
  }
}

function pack(files: readonly TextFile[], date: string): Uint8Array {
  return writeZip(
    files.map(({ path, text }) => ({ path, bytes: bytes(text) })),
    date,
  )
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
