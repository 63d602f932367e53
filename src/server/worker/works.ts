import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { findFillers } from '#domain/reading/checks/find-fillers.ts'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import { fingerprintDocument } from '#domain/requirements/approvals/fingerprint-document.ts'
import { listOutgrown } from '#domain/requirements/approvals/list-outgrown.ts'
import { boundDocument } from '#domain/requirements/bound-document.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { checkDraft } from '#domain/requirements/drafting/check-draft.ts'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import { isAdded } from '#domain/requirements/drafting/founders-word.ts'
import { growByMends, growDraft } from '#domain/requirements/drafting/grow-draft.ts'
import { layDraft } from '#domain/requirements/drafting/lay-draft.ts'
import type { DraftMends } from '#domain/requirements/drafting/mend-draft.ts'
import { settleDraft } from '#domain/requirements/drafting/settle-draft.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { withhold } from '#domain/requirements/secrets/withhold.ts'
import { correctedDocument } from '#domain/requirements/versions/corrected-document.ts'
import { restoredDocument } from '#domain/requirements/versions/restored-document.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'
import { sortTold } from '#domain/telling/sort-told.ts'
import { tellChanges } from '#domain/threads/tell-changes.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { digestText } from '#server/digest-text.ts'
import { makeAccountArchive } from '#server/exports/account/make-account-archive.ts'
import { makeStoredFile } from '#server/exports/document-source.ts'
import { makeArchive } from '#server/exports/make-archive.ts'
import { makeChanges } from '#server/exports/make-changes.ts'
import { type Layers, layOver } from '#server/lay-over.ts'
import { countTestReport } from '#server/proof/parse-test-report.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { readToldFile } from '#server/telling/files/read-told-file.ts'
import { chooseDocumentWords, TEXTS } from '#server/texts/texts.ts'

/** A document that keeps the contract, as it is stored. */
export interface RenderedDocument {
  /** The value as JSON, with what a page prints it with; this thread alone has to read it. */
  content: string
  /** What it is read and copied as. */
  markdown: string
  version: number
  title: string
  /** The model that wrote it, by its name; null for none. */
  model: string | null
}

/**
 * What `doHeavyWork` does on a thread of its own: each takes one value and gives one, both of which
 * can be copied between threads. Stored documents come and go as text, since making a value of a
 * text, and copying a value, hold up the thread that everybody waits for.
 */
export const WORKS = {
  readAnswers: (answers: readonly ReadableAnswer[]) => readAnswers(answers, loadTaggers()),
  /** Of what a model left in no row, what says nothing. */
  findFillers: ({ unread, answers }: Unread) =>
    findFillers(unread, { answers, taggers: loadTaggers() }),
  writeDocument: (input: Writing) => written(input),
  /** The same as JSON, for what is shown and not kept. */
  previewDocument: (input: Writing) => toPrinted(requirementsValueSchema.parse(written(input))),
  /** Null when the newest version says all of it already. */
  correctDocument: ({ language, newest: stored, before, ...input }: Correcting) => {
    const newest = parseDocument(stored)
    const words = TEXTS[documentLanguage(language, input.answers)].document
    const again = writeDocument({ ...input, taggers: loadTaggers(), previous: newest }, words)
    const bounded = boundDocument(again, { previous: newest, words })
    const corrected = correctedDocument(
      writtenAgain(bounded, { newest, words, rows: input.reading.rows }),
      newest,
      readPrevious(before),
    )
    return corrected && rendered(requirementsValueSchema.parse(corrected))
  },
  growDraft: ({ draft, answer, previous }: Growing) =>
    growDraft({ draft, previous: readPrevious(previous) }, answer),
  mendDraft: ({ draft, mends, previous }: Mending) =>
    growByMends({ draft, previous: readPrevious(previous) }, mends),
  /** What no answer bears out, and what of the answers it does not tell. */
  checkDraft: (input: Laying) => checkDraft(input.draft, laid(input)),
  /** What the model left unmended is marked, and the whole laid out. */
  layDraft: (input: Laying) => laid({ ...input, draft: settleDraft(input.draft, laid(input)) }),
  /** Throws for a value that does not keep the contract, whoever wrote it. */
  renderDocument: (document: unknown) => rendered(requirementsValueSchema.parse(document)),
  layOver: ({ content, isShared, ...layers }: Layering) => {
    const whole = layOver(parseDocument(content), layers)
    const words = chooseDocumentWords(whole)
    const document = isShared ? withhold(whole, words.document) : whole
    return { ...rendered(document), outgrown: listOutgrown(document) }
  },
  /** What somebody approves who approves this. */
  fingerprintDocument: ({ content, edits }: Omit<Layering, 'approvals'>) => {
    const document = layOver(parseDocument(content), { edits, approvals: [] })
    return fingerprintDocument(document, digestText)
  },
  restoreDocument: ({ earlier, newest: stored, date }: Restoring) => {
    const newest = parseDocument(stored)
    const restored = restoredDocument(parseDocument(earlier), newest, date)
    return rendered(
      boundDocument(restored, { previous: newest, words: chooseDocumentWords(restored) }),
    )
  },
  /** What a version says differently by a reply. */
  tellChanges: ({ content, asked }: Settling) =>
    tellChanges(asked, mapItems(parseDocument(content))),
  readToldFile,
  countTestReport,
  sortTold,
  makeFile: makeStoredFile,
  makeChanges,
  makeArchive,
  makeAccountArchive,
}

export type Works = typeof WORKS

interface Unread {
  unread: readonly Said[]
  answers: readonly ReadableAnswer[]
}

interface Writing extends Omit<DocumentInput, 'previous' | 'taggers'> {
  /** The project's setting; by its answers unless given. */
  language?: DocumentLanguage
  /** The version before as it was stored; null for the first. */
  previous: string | null
}

interface Laying {
  /** The built-in writer's. */
  document: RequirementsDocument
  draft: Draft
  /** The version before as it was stored; null for the first. */
  previous: string | null
}

interface Growing extends Omit<Laying, 'document'> {
  answer: Partial<Draft>
}

interface Mending extends Omit<Laying, 'document'> {
  mends: DraftMends
}

interface Restoring {
  /** Both as they were stored. */
  earlier: string
  newest: string
  /** yyyy-mm-dd. */
  date: string
}

interface Correcting extends Omit<DocumentInput, 'previous' | 'taggers'> {
  language: DocumentLanguage
  /** The newest version, and the one before that which is written, as they were stored. */
  newest: string
  before: string | null
}

interface Settling {
  /** As it was stored. */
  content: string
  asked: Parameters<typeof tellChanges>[0]
}

interface Layering extends Layers {
  /** Of those whom the founder showed it. */
  isShared?: true | undefined
  /** As it was stored. */
  content: string
}

function written({ language = 'answers', previous: stored, ...input }: Writing) {
  const words = TEXTS[documentLanguage(language, input.answers)].document
  const previous = readPrevious(stored)
  const document = writeDocument({ ...input, taggers: loadTaggers(), previous }, words)
  return boundDocument(document, { previous, words })
}

function laid({ document, draft, previous }: Laying): RequirementsDocument {
  const words = chooseDocumentWords(document)
  return layDraft({ document, draft, previous: readPrevious(previous), words })
}

/** Null as well for one that no longer keeps the contract: it gets new ids. */
function readPrevious(stored: string | null): RequirementsDocument | null {
  if (stored === null) return null
  return requirementsValueSchema.safeParse(JSON.parse(stored)).data ?? null
}

/** As JSON, with what a page prints it with. */
function toPrinted(document: RequirementsDocument): string {
  return JSON.stringify(workOut(document, chooseDocumentWords(document).document))
}

function rendered(document: RequirementsDocument): RenderedDocument {
  return {
    content: toPrinted(document),
    markdown: renderMarkdown(document, chooseDocumentWords(document)),
    version: document.version,
    title: document.title,
    model: document.writers?.find(({ model }) => model !== null)?.model ?? null,
  }
}

interface Again {
  newest: RequirementsDocument
  words: DocumentWords
  rows: readonly Row[]
}

/** What a model wrote is laid out again; nobody is asked, and a document without its draft is nobody's but ours. */
function writtenAgain(
  document: RequirementsDocument,
  { newest, words, rows }: Again,
): RequirementsDocument {
  const { draft, writers } = newest
  if (draft !== undefined) {
    const besides = rows.filter((row) => isAdded(row) && !draft.heard.includes(row.id))
    const again = layDraft({ document, draft, previous: newest, words, besides })
    return { ...again, ...(writers && { writers }) }
  }
  const isOurs = writers?.every(({ model }) => model === null)
  return isOurs === true ? { ...document, writers } : document
}
