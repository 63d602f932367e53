import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listDesired } from '#domain/tracking/list-desired.ts'
import { planPush } from '#domain/tracking/plan-push.ts'
import type { PlannedItem } from '#domain/tracking/tracked-item.ts'
import type { Db } from '#server/db/connect.ts'
import { digestText } from '#server/digest-text.ts'
import type { Tracker } from '#server/providers/trackers/tracker.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { type Connection, readItems, type StoredItem } from '#server/trackers/queries.ts'

interface Planned {
  items: PlannedItem[]
  known: Map<string, StoredItem>
}

/** Compares the document with what the tracker has and with what we left there. */
export async function readPlan(
  db: Db,
  tracker: Tracker,
  { connection, document }: { connection: Connection; document: RequirementsDocument },
): Promise<Planned> {
  const known = await readItems(db, connection)
  const name = ({ external, proposed }: StoredItem) =>
    external ?? (tracker.takesNames ? proposed : null)
  const remote = await tracker.listOurs(known.map(name).filter((each) => each !== null))
  const byProposal = new Map(known.map(({ proposed, item }) => [proposed, item]))
  const desired = listDesired(document, connection.kind, TEXTS[document.writtenIn].exports)
  const items = planPush({
    desired,
    known: known.map(({ item: id, external, left, pending }) => ({ id, external, left, pending })),
    remote: remote.map((item) => ({
      ...item,
      marked: byProposal.get(item.external) ?? item.marked,
    })),
    digest: digestText,
  })
  return { items, known: new Map(known.map((row) => [row.item, row])) }
}
