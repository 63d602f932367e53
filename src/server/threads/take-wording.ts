import type { Thread } from '#contract/threads/thread-schema.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { Row } from '#domain/reading/rows.ts'
import { wordRow } from '#domain/threads/word-row.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { readThread, writeThread } from './founder-queries.ts'
import { readNewest } from './newest-queries.ts'
import { toThread } from './thread-view.ts'

interface Edit {
  item: string
  version: number
  field: string
  text: string
  /** Of the edit that is there; 0 for none. */
  revision: number
}

/** What is done with a wording elsewhere: on the reading, or over the document. */
export interface WordingDesk {
  /** The rows of the newest reading, and its version. */
  readRows: () => Promise<{ version: number; rows: readonly Row[] }>
  decide: (version: number, decisions: Decision[]) => Promise<unknown>
  edit: (edit: Edit) => Promise<unknown>
}

interface Input {
  account: Account
  params: { id: string; threadId: string }
  desk: WordingDesk
}

/**
 * Takes a suggested wording: what comes from a row is put so in the row, everything else in the
 * document itself. Throws `wording_gone` when the item is no longer there.
 */
export async function takeWording(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, params, desk }: Input,
): Promise<Thread> {
  const key = { userId: account.id, projectId: params.id, threadId: params.threadId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const found = await readThread(deps.db, key)
  if (found?.thread.kind !== 'wording') throw new AppError('not_found')
  const { thread } = found
  const newest = await readNewest(deps.db, { ...key, anchor: thread })
  if (newest === null) throw new AppError('wording_gone')
  if (newest.rows.length === 0) {
    const { item, version, field, revision } = newest
    await desk.edit({ item, version, field, text: thread.text, revision })
  } else {
    const { version, rows } = await desk.readRows()
    const its = rows.filter(({ id }) => newest.rows.includes(id))
    const decision = wordRow(its, { itemText: newest.text, wording: thread.text })
    if (decision === null) throw new AppError('wording_gone')
    await desk.decide(version, [decision])
  }
  const isThereNow = newest.rows.length === 0
  const change = {
    state: 'answered',
    repliedAt: deps.now(),
    // An edit lies over the newest version at once; a row comes with the next one.
    heldIn: isThereNow ? newest.version : null,
    changes: isThereNow
      ? [{ item: newest.item, before: thread.itemText, after: thread.text }]
      : null,
    askerToldAt: null,
  } as const
  const written = await writeThread(deps.db, { ...key, change, now: deps.now() })
  if (written === null) throw new AppError('not_found')
  return toThread({ ...found, thread: written })
}
