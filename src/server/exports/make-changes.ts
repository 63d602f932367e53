import type { ChangesFormat } from '#contract/exports/export-endpoints.ts'
import { packageChanges } from '#domain/requirements/changes/package-changes.ts'
import { renderChanges } from '#domain/requirements/changes/render-changes.ts'
import { renderOpenSpecChange } from '#domain/requirements/changes/render-open-spec-change.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { withhold } from '#domain/requirements/secrets/withhold.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { digestText } from '#server/digest-text.ts'
import { layOver } from '#server/lay-over.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { ExportedDocument } from './project-source.ts'
import { writeZip } from './zip.ts'

interface Order {
  before: ExportedDocument
  after: ExportedDocument
  format: ChangesFormat
}

function readDocument({ content, edits, approvals }: ExportedDocument): RequirementsDocument {
  const document = layOver(parseDocument(content), { edits, approvals })
  return withhold(document, TEXTS[document.writtenIn].document.document)
}

/** What changed between two stored versions, as a file's bytes. */
export function makeChanges({ before: old, after: now, format }: Order): Uint8Array {
  const before = readDocument(old)
  const after = readDocument(now)
  const changes = packageChanges(before, after, digestText)
  const { exports: words, document } = TEXTS[after.writtenIn]
  const titles = new Map(after.answers.map(({ question, title }) => [question, title]))
  const nameQuestion = (id: string) => {
    const number = document.document.question(id.replace(/^q/, ''))
    return `${number} ${titles.get(id) ?? ''}`.trim()
  }
  const encode = (text: string) => new TextEncoder().encode(text)
  const page = encode(renderChanges(changes, { words: words.changes, nameQuestion }))
  if (format === 'markdown') return page
  const source = { before, after, changes, words, nameQuestion }
  return writeZip(
    [
      { path: 'changes.md', bytes: page },
      { path: 'changes.json', bytes: encode(`${JSON.stringify(changes, null, 2)}\n`) },
      ...renderOpenSpecChange(source).map(({ path, text }) => ({ path, bytes: encode(text) })),
    ],
    after.date,
  )
}
