import type { Digest } from './digests.ts'
import { planField } from './plan-field.ts'
import {
  type DesiredItem,
  type FieldValues,
  type KnownItem,
  type PlannedItem,
  type RemoteItem,
  TRACKED_FIELDS,
  type TrackedField,
} from './tracked-item.ts'

interface Sides {
  desired: readonly DesiredItem[]
  known: readonly KnownItem[]
  /** Ours, in any order; those that `known` names and that are not there were deleted. */
  remote: readonly RemoteItem[]
  digest: Digest
}

/**
 * What a push does, the document's order first and then what left the document. A requirement
 * without an issue gets one; a field that is still as we left it follows the document; what left
 * the document is closed, where we made it; what a person changed, closed or deleted stays so.
 */
export function planPush({ desired, known, remote, digest }: Sides): PlannedItem[] {
  const knownById = new Map(known.map((item) => [item.id, item]))
  const byExternal = new Map(remote.map((item) => [item.external, item]))
  const byMark = groupByMark(remote)
  const find = (id: string): RemoteItem | null => {
    const external = knownById.get(id)?.external ?? null
    return (external === null ? byMark.get(id) : byExternal.get(external)) ?? null
  }
  const wanted = new Set(desired.map(({ id }) => id))
  const present = desired.map((item) =>
    planItem({ item, known: knownById.get(item.id), found: find(item.id), digest }),
  )
  const departed = known.flatMap((item) => {
    if (wanted.has(item.id)) return []
    const found = find(item.id)
    return found === null ? [] : [planDeparture(item, found, digest)]
  })
  return [...present, ...departed.sort((a, b) => (a.id < b.id ? -1 : 1))]
}

/** Somebody may have copied an issue with its mark: the one that was there first counts. */
function groupByMark(remote: readonly RemoteItem[]): Map<string, RemoteItem> {
  const inOrder = [...remote].sort(
    (a, b) => a.external.length - b.external.length || (a.external < b.external ? -1 : 1),
  )
  const marked = inOrder.filter(({ marked }) => marked !== null).reverse()
  return new Map(marked.map((item) => [item.marked ?? '', item]))
}

interface Present {
  item: DesiredItem
  known: KnownItem | undefined
  found: RemoteItem | null
  digest: Digest
}

function planItem({ item, known, found, digest }: Present): PlannedItem {
  const { id, values } = item
  const base = { id, title: values.title, remote: found, kept: [], adopted: {} }
  if (found === null) {
    const isGone = known !== undefined && known.external !== null
    return isGone
      ? { ...base, deed: 'gone', changes: {} }
      : { ...base, deed: 'create', changes: values }
  }
  const decided = decideFields({ wanted: values, known, found, digest })
  return { ...base, ...decided, deed: nameDeed(decided.changes) }
}

function planDeparture(known: KnownItem, found: RemoteItem, digest: Digest): PlannedItem {
  const decided = decideFields({ wanted: { state: 'closed' }, known, found, digest })
  const { title } = found.values
  return { id: known.id, title, remote: found, ...decided, deed: nameDeed(decided.changes) }
}

function nameDeed({ state, ...others }: Partial<FieldValues>): PlannedItem['deed'] {
  if (state === 'closed') return 'close'
  if (state === 'open') return 'reopen'
  return Object.keys(others).length > 0 ? 'update' : 'none'
}

interface Compared {
  wanted: Partial<FieldValues>
  known: KnownItem | undefined
  found: RemoteItem
  digest: Digest
}

function decideFields({ wanted, known, found, digest }: Compared) {
  const changes: Partial<FieldValues> = {}
  const adopted: PlannedItem['adopted'] = {}
  const kept: TrackedField[] = []
  for (const field of TRACKED_FIELDS) {
    const desired = wanted[field]
    if (desired === undefined) continue
    const plan = planField(
      {
        desired,
        remote: found.values[field],
        left: known?.left[field],
        pending: known?.pending[field],
      },
      digest,
    )
    if (plan.kind === 'write') changes[field] = desired
    if (plan.kind === 'keep') kept.push(field)
    if (plan.kind === 'adopt') adopted[field] = plan.left
  }
  return { changes, kept, adopted }
}
