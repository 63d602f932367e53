import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { readWorkedOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeFirstPage } from '#domain/requirements/outline/write-first-page.ts'
import { listItems } from '#domain/requirements/registers/list-items.ts'
import { printMarkdown } from '#domain/requirements/rendering/print-markdown.ts'
import { type Entry, listEntries } from './list-entries.ts'

export interface Overview {
  title: string
  version: number
  /** The day it was written, yyyy-mm-dd. */
  date: string
  /** The language of the founder's answers, as a BCP 47 tag. */
  language: string
  slices: { number: number; title: string; requirements: string[] }[]
  /** The ids of all items by their kind: "FR", "BR". */
  ids: Record<string, string[]>
  /** What holds for every part: common rules, prices and fees, screens, quality, privacy, constraints. */
  everywhere: Entry[]
  openQuestions: { id: string; text: string }[]
  /** Who approved what; `again` names the items that changed since, or hang on such. */
  signOff: { name: string; role: string | null; at: string; version: number; again: string[] }[]
}

/** What a document holds, to be opened further by the ids. */
export function describeOverview(document: RequirementsDocument): Overview {
  const { title, version, date, language, slices, openQuestions } = document
  const ids: Record<string, string[]> = {}
  for (const { prefix, item } of listItems(document)) {
    ids[prefix] = [...(ids[prefix] ?? []), item.id]
  }
  return {
    title,
    version,
    date,
    language,
    slices: slices.map(({ number, title, requirements }) => ({ number, title, requirements })),
    ids,
    everywhere: listEverywhere(document),
    openQuestions: openQuestions.map(({ id, text }) => ({ id, text })),
    signOff: (document.approvals ?? []).map(({ name, role, at, version: approved, again }) => ({
      ...{ name, role, at, again },
      version: approved,
    })),
  }
}

function listEverywhere(document: RequirementsDocument): Entry[] {
  const { commonRules = [], money = [], experience, quality, privacy, constraints } = document
  const wanted = [commonRules, money, experience, quality, privacy, constraints].flat()
  const ids = new Set(wanted.map(({ id }) => id))
  return listEntries(document)
    .filter(({ id }) => ids.has(id))
    .map(({ id, text, mark }) => ({ id, text, mark }))
}

/** Printed once for each document: nobody changes one, and its words follow from it. */
const printed = new WeakMap<RequirementsDocument, string>()

/** The document's first page as Markdown, in the document's own words. */
export function printFirstPage(document: RequirementsDocument, words: DocumentWords): string {
  const page = printed.get(document) ?? print(document, words)
  printed.set(document, page)
  return page
}

function print(document: RequirementsDocument, words: DocumentWords): string {
  const front = writeFirstPage(
    createDesk(document, words.document, { workedOut: readWorkedOut(document, words.document) }),
  )
  return printMarkdown({
    title: document.title,
    language: document.writtenIn,
    signs: words.document.signs,
    front,
    sections: [],
  })
}
