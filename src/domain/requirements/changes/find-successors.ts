import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { wordDifference } from '#domain/requirements/versions/word-difference.ts'

/** The share of their signs that two sentences must have in common to be one said anew. */
const ALIKE = 0.4

/**
 * Which new item took the place of which that is gone: of the same kind and from the same answer, or
 * from the same row, and alike in words. Each new item takes one place.
 */
export function findSuccessors(
  before: RequirementsDocument,
  after: RequirementsDocument,
  changes: readonly Change[],
): Map<string, string> {
  const [old, now] = [mapItems(before), mapItems(after)]
  const added = changes.filter(({ kind }) => kind === 'added')
  const pairs = changes
    .filter(({ kind }) => kind === 'removed')
    .flatMap((gone) =>
      added
        .filter((come) => isSameSort(old.get(gone.id), now.get(come.id)))
        .map((come) => ({ gone: gone.id, come: come.id, alike: likenessOf(gone, come) })),
    )
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const { gone, come } of pairs) {
    if (found.has(gone) || taken.has(come)) continue
    found.set(gone, come)
    taken.add(come)
  }
  return found
}

function isSameSort(one: Traced | undefined, other: Traced | undefined): boolean {
  if (!one || !other || sortOf(one) !== sortOf(other)) return false
  const shares = (a: readonly string[] = [], b: readonly string[] = []) =>
    a.some((each) => b.includes(each))
  return shares(one.sources, other.sources) || shares(one.rows, other.rows)
}

/** "FR" of a requirement; "AC-012" of its criteria. */
function sortOf({ id }: Traced): string {
  return id.startsWith('AC-') ? id.replace(/\.\d+$/, '') : id.replace(/-.*$/, '')
}

function likenessOf({ before }: Change, { after }: Change): number {
  const [one, other] = [before ?? '', after ?? '']
  const same = wordDifference(one, other)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  return same / Math.max(1, Math.max(one.length, other.length))
}
