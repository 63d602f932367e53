import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { restoredDocument } from '#domain/requirements/versions/restored-document.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'
import { makeArchive } from '#server/exports/make-archive.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { makeAccountArchive } from '#server/profile/archive/make-account-archive.ts'
import { TEXTS, wordsOf } from '#server/texts.ts'

/** A document that keeps the contract, with the text it is read and copied as. */
export interface RenderedDocument {
  content: RequirementsDocument
  markdown: string
}

/**
 * What `heavyWork` does on a thread of its own: each takes one value and gives one, both of which
 * can be copied between threads.
 */
export const WORKS = {
  writeDocument: ({ language = 'answers', ...input }: Writing) =>
    writeDocument(input, TEXTS[documentLanguage(language, input.answers)].document),
  applyProposals: (input: Parameters<typeof applyProposals>[0]) =>
    applyProposals({ ...input, words: wordsOf(input.document) }),
  checkDocument: (document: RequirementsDocument) => checkDocument(document),
  /** Throws for a value that does not keep the contract, whoever wrote it. */
  renderDocument: (written: unknown) => rendered(requirementsValueSchema.parse(written)),
  layEdits: ({ content, edits }: Editing) => rendered(layEdits(content, edits, wordsOf(content))),
  restoreDocument: ({ earlier, newest, date }: Restoring) =>
    rendered(restoredDocument(earlier, newest, date)),
  makeFile: ({ source, format }: FileOrder) => makeFile(source, format),
  makeArchive,
  makeAccountArchive,
}

export type Works = typeof WORKS

interface Writing extends DocumentInput {
  /** The project's setting; by its answers unless given. */
  language?: DocumentLanguage
}

interface Restoring {
  earlier: RequirementsDocument
  newest: RequirementsDocument
  /** yyyy-mm-dd. */
  date: string
}

interface Editing {
  content: RequirementsDocument
  edits: readonly ItemEdit[]
}

interface FileOrder {
  source: DocumentSource
  format: ExportFormatId
}

function rendered(content: RequirementsDocument): RenderedDocument {
  return { content, markdown: renderMarkdown(content, wordsOf(content)) }
}
