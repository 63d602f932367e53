import { digestExactly, digestLoosely } from '#domain/tracking/digests.ts'
import {
  type FieldValues,
  type KnownItem,
  type PlannedItem,
  type RemoteItem,
  TRACKED_FIELDS,
} from '#domain/tracking/tracked-item.ts'
import type { Db } from '#server/db/connect.ts'
import { digestText } from '#server/digest-text.ts'
import { type Tracker, TrackerFault } from '#server/providers/trackers/tracker.ts'
import type { StoredItem } from '#server/trackers/queries.ts'
import { keepOutcome, noteIntent, type RunKey } from './push-queries.ts'

export interface Desk {
  db: Db
  run: RunKey
  tracker: Tracker
  newId: () => string
  /** Does something at the tracker, however often it must be tried. */
  patiently: <Result>(work: (isUnsure: boolean) => Promise<Result>) => Promise<Result>
  /** Waits as long as writes must be apart. */
  pause: () => Promise<void>
}

/** The run is not ours any more, or is held back: nothing is written. */
export class LostRunError extends Error {}

const COUNTS = {
  create: 'created',
  update: 'changed',
  reopen: 'changed',
  close: 'closed',
} as const

/**
 * Does what is planned for one issue: the intent first, then the tracker, then what became of it. A
 * process that ends anywhere between leaves behind what the next plan needs.
 */
export async function pushIssue(
  desk: Desk,
  item: PlannedItem,
  known: StoredItem | undefined,
): Promise<void> {
  const proposed = known?.proposed ?? desk.newId()
  const isNoted = await noteIntent(desk.db, desk.run, {
    item: item.id,
    proposed,
    pending: digestAll(item.changes, digestLoosely),
  })
  if (isNoted === null) throw new LostRunError()
  const after = await write(desk, item, proposed).catch((error) => forgiveRefusal(error, item))
  if (after !== null && known?.external !== after.external) {
    await desk.patiently(() => desk.tracker.link(item.id, after))
  }
  const counts = COUNTS[item.deed as keyof typeof COUNTS] ?? null
  await keepOutcome(desk.db, desk.run, {
    item: item.id,
    row: after && { ...nameIssue(after), left: rememberLeft(item, known, after) },
    counts: after === null ? null : counts,
  })
}

/** Whether anything is to be written or to be remembered of it. */
export function isWork(item: PlannedItem, known: StoredItem | undefined): boolean {
  const { deed, remote, changes, adopted } = item
  if (deed === 'gone') return false
  if (deed === 'create' || Object.keys({ ...changes, ...adopted }).length > 0) return true
  const isHalf = known !== undefined && Object.keys(known.pending).length > 0
  return isHalf || remote?.external !== known?.external
}

async function write(desk: Desk, item: PlannedItem, proposed: string): Promise<RemoteItem> {
  const { tracker, patiently } = desk
  const { id, remote, changes } = item
  if (remote !== null && Object.keys(changes).length === 0) return remote
  await desk.pause()
  if (remote !== null) return patiently(() => tracker.update(id, remote, changes))
  return patiently(async (isUnsure) => {
    const made = isUnsure ? await findMade(tracker, id, proposed) : null
    return made ?? tracker.create({ id, proposed, values: changes as FieldValues })
  })
}

/** An issue whose making was cut off before we heard of it. */
async function findMade(
  tracker: Tracker,
  id: string,
  proposed: string,
): Promise<RemoteItem | null> {
  const ours = await tracker.listOurs(tracker.takesNames ? [proposed] : [])
  const isIt = ({ external, marked }: RemoteItem) => marked === id || external === proposed
  return ours.find(isIt) ?? null
}

/** One issue that the tracker does not take, or that was deleted a moment ago, is no reason to end. */
function forgiveRefusal(error: unknown, { remote }: PlannedItem): null {
  const kind = error instanceof TrackerFault ? error.kind : null
  if (kind === 'invalid' || (kind === 'missing' && remote !== null)) return null
  throw error
}

function nameIssue({ external, ref, url }: RemoteItem) {
  return { external, ref, url }
}

function rememberLeft(
  { changes, adopted }: PlannedItem,
  known: StoredItem | undefined,
  after: RemoteItem,
): KnownItem['left'] {
  const left = { ...known?.left, ...adopted }
  for (const field of TRACKED_FIELDS) {
    const sent = changes[field]
    if (sent === undefined) continue
    left[field] = {
      sent: digestExactly(sent, digestText),
      seen: digestExactly(after.values[field], digestText),
    }
  }
  return left
}

function digestAll(
  values: Partial<FieldValues>,
  digest: typeof digestLoosely,
): KnownItem['pending'] {
  const entries = TRACKED_FIELDS.flatMap((field) => {
    const value = values[field]
    return value === undefined ? [] : [[field, digest(value, digestText)]]
  })
  return Object.fromEntries(entries)
}
