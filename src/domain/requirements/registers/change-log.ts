import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change, ChangeLogEntry } from '#domain/requirements/document-registers.ts'
import { type ListedItem, listContents } from './list-items.ts'

/** Older entries are found in the older versions themselves. */
const KEPT_ENTRIES = 10

/**
 * What changed since the previous version, by id, and by which answers (docs/document.md#sections).
 */
export function changeLog(
  document: RequirementsDocument,
  previous: RequirementsDocument | null,
): ChangeLogEntry[] {
  const { version, date } = document
  if (previous === null) return [{ version, date, changes: [] }]
  const changes = changesBetween(previous, document)
  return [{ version, date, changes }, ...previous.changeLog].slice(0, KEPT_ENTRIES)
}

/**
 * What a document says otherwise than an earlier one, by id: the new and changed items in their
 * order, then the removed ones, each with the questions whose answers differ as well.
 */
export function changesBetween(
  previous: RequirementsDocument,
  document: RequirementsDocument,
): Change[] {
  const edited = editedAnswers(document, previous)
  const now = listContents(document)
  const before = new Map(listContents(previous).map((entry) => [entry.item.id, entry]))
  const changes: Change[] = []
  for (const entry of now) {
    const old = before.get(entry.item.id)
    before.delete(entry.item.id)
    if (old?.content !== entry.content || old.item.mark !== entry.item.mark) {
      changes.push(changeOf(old, entry, edited))
    }
  }
  for (const old of before.values()) changes.push(changeOf(old, undefined, edited))
  return changes
}

function changeOf(
  old: ListedItem | undefined,
  now: ListedItem | undefined,
  edited: ReadonlySet<string>,
): Change {
  const sources = [...new Set([...(now?.item.sources ?? []), ...(old?.item.sources ?? [])])]
  return {
    kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
    id: (now ?? old)?.item.id ?? '',
    before: old?.content ?? null,
    after: now?.content ?? null,
    ...marksOf(old, now),
    because: sources.filter((source) => edited.has(source)),
  }
}

/** Only where it changed: most changes leave it as it was. */
function marksOf(old: ListedItem | undefined, now: ListedItem | undefined): Pick<Change, 'marks'> {
  if (!old || !now || old.item.mark === now.item.mark) return {}
  return { marks: { before: old.item.mark, after: now.item.mark } }
}

function editedAnswers(now: RequirementsDocument, before: RequirementsDocument): Set<string> {
  const old = new Map(before.answers.map(({ question, text }) => [question, text]))
  const edited = now.answers.filter(({ question, text }) => old.get(question) !== text)
  const kept = new Set(now.answers.map(({ question }) => question))
  const gone = before.answers.filter(({ question }) => !kept.has(question))
  return new Set([...edited, ...gone].map(({ question }) => question))
}
