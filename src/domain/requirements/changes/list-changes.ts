import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'
import { type ItemText, listItemTexts } from '#domain/requirements/approvals/list-item-texts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { changesBetween } from '#domain/requirements/registers/change-log.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import type { ItemChange } from './change-package.ts'
import { findReasons } from './find-reasons.ts'
import { findRemovedWork } from './find-removed-work.ts'
import { findSuccessors } from './find-successors.ts'

/** The items of both versions as `listItemTexts` lists them. */
export interface ItemTexts {
  old: readonly ItemText[]
  now: readonly ItemText[]
}

/**
 * What became of each item between two versions, with its reasons and what can be removed for what is
 * gone. Empty for two versions that say the same of every item. `texts` where they are listed already.
 */
export function listChanges(
  before: RequirementsDocument,
  after: RequirementsDocument,
  texts: ItemTexts = { old: listItemTexts(before), now: listItemTexts(after) },
): ItemChange[] {
  const told = changesBetween(before, after)
  const details = mapDetails(texts)
  const changes = [...told, ...detailsAlone(after, told, details)]
  const successors = findSuccessors(before, after, changes)
  const reasons = findReasons(before, after, [...texts.old, ...texts.now])
  const findRemoved = findRemovedWork(before, after)
  const changed = new Set(changes.map(({ id }) => id))
  return changes.map((change): ItemChange => {
    const { kind, id, before: old, after: now, marks } = change
    const by = successors.get(id)
    const remove = kind === 'removed' ? findRemoved(id) : null
    const names = kind === 'changed' ? (details.get(id) ?? []) : []
    return {
      kind: kind !== 'removed' ? kind : by === undefined ? 'retired' : 'superseded',
      id,
      before: old,
      after: now,
      ...(marks && { marks }),
      ...(names.length > 0 && { details: names }),
      ...(by !== undefined && { by }),
      reasons: reasons(change, changed),
      ...(remove !== null && { remove }),
    }
  })
}

/** Items whose sentence is the same and whose details are not. */
function detailsAlone(
  after: RequirementsDocument,
  told: readonly Change[],
  details: ReadonlyMap<string, readonly string[]>,
): Change[] {
  const known = new Set(told.map(({ id }) => id))
  const contents = new Map(listContents(after).map(({ item, content }) => [item.id, content]))
  return [...details].flatMap(([id, names]): Change[] => {
    const content = contents.get(id)
    if (names.length === 0 || known.has(id) || content === undefined) return []
    return [{ kind: 'changed', id, before: content, after: content, because: [] }]
  })
}

/** Names of the fields that differ, of each item that is in both. */
function mapDetails({ old, now }: ItemTexts): Map<string, string[]> {
  const before = new Map(old.map((item) => [item.id, item]))
  return new Map(
    now.flatMap((item): [string, string[]][] => {
      const was = before.get(item.id)
      return was === undefined ? [] : [[item.id, differing(was, item)]]
    }),
  )
}

function differing(old: ItemText, now: ItemText): string[] {
  if (old.text === now.text) return []
  const names = new Set([...Object.keys(old.says), ...Object.keys(now.says)])
  const said = (of: unknown) => (of === undefined ? '' : canonicalJson(of))
  return [...names].filter((name) => said(old.says[name]) !== said(now.says[name])).sort()
}
