import type { ItemText } from '#domain/requirements/approvals/list-item-texts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import type { Reason } from './change-package.ts'

/** More of what it hangs on says nothing to a reader. */
const MOST_FOLLOWED = 5

/** Why an item changed, given the ids of all that did; never empty. */
type ReasonsOf = (change: Change, changed: ReadonlySet<string>) => Reason[]

/** Tells why each item changed from one version to another; `texts` are the items of both. */
export function findReasons(
  before: RequirementsDocument,
  after: RequirementsDocument,
  texts: readonly ItemText[],
): ReasonsOf {
  const [old, now] = [mapItems(before), mapItems(after)]
  const hangsOn = new Map<string, string[]>()
  for (const { id, hangsOn: on } of texts) {
    hangsOn.set(id, [...new Set([...(hangsOn.get(id) ?? []), ...on])])
  }
  const asked = new Set(before.openQuestions.map(({ id }) => id))
  const replied = (after.answered ?? []).filter(({ id }) => asked.has(id))
  const restores = after.changeLog.find(({ version }) => version === after.version)?.restores
  return ({ id, because }, changed) => {
    const item = now.get(id) ?? old.get(id)
    const answers = because.map((question): Reason => ({ kind: 'answer', question }))
    const replies = replied
      .filter(
        (reply) => reply.id === id || reply.sources.some((each) => item?.sources.includes(each)),
      )
      .map((reply): Reason => ({ kind: 'reply', item: reply.id }))
    const isEdited = now.get(id)?.edited === true && old.get(id)?.edited !== true
    const own: Reason[] = [
      ...answers,
      ...replies,
      ...(isEdited ? [{ kind: 'edit' as const }] : []),
      ...(restores === undefined ? [] : [{ kind: 'restored' as const, version: restores }]),
    ]
    if (own.length > 0) return own
    const followed = (hangsOn.get(id) ?? []).filter((on) => changed.has(on))
    if (followed.length === 0) return [{ kind: 'wording' }]
    return [{ kind: 'follows', items: followed.slice(0, MOST_FOLLOWED) }]
  }
}
