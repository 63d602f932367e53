import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { stamp } from '#domain/requirements/enrichment/stamp.ts'
import { type ListedItem, listContents } from '#domain/requirements/registers/list-items.ts'

/** What a line of sections 7 and 8 may name: an item, and what it says. */
export interface Tellable extends ListedItem {
  /** Of what is asked with what holds until then. */
  words: string
}

/** Every item by its id. Of a question and a contradiction what holds until they are decided counts. */
export function listTellable(document: RequirementsDocument): ReadonlyMap<string, Tellable> {
  return new Map(
    listContents(document).map(
      (each) => [each.item.id, { ...each, words: wordsOf(each) }] as const,
    ),
  )
}

function wordsOf({ item, key, content, prefix }: ListedItem): string {
  if (prefix === 'AC') return content
  const holds = defaultOf({ item })
  return holds === null ? key : `${key} ${holds}`
}

/** What holds until a question is decided; null where nothing does, and of what asks nothing. */
export function defaultOf({ item }: Pick<ListedItem, 'item'>): string | null {
  const { suggestedDefault } = { suggestedDefault: null, ...item } as {
    suggestedDefault?: string | null
  }
  return suggestedDefault === '' ? null : (suggestedDefault ?? null)
}

/** The lines with what their items say in this document. */
export function stampLines<T extends { items: string[] }>(
  lines: readonly T[],
  document: RequirementsDocument,
): (T & { of: string[] })[] {
  return stamp(lines, listTellable(document))
}
