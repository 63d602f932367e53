import { LIMITS } from '#contract/limits.ts'
import { cleanName, cleanText } from '#domain/threads/clean-name.ts'
import type { ThreadKind } from '#domain/threads/thread.ts'
import { AppError } from '#server/app-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { findItem } from './item-queries.ts'
import { insertThread, type NewGuest, type ThreadRow } from './queries.ts'

/** Who asks: a visitor of a link, or a program that the founder let in. */
export type Author = { kind: 'agent'; name: string } | { kind: 'guest'; guest: NewGuest }

export interface Asking {
  key: ProjectKey
  /** Of a repeated call the same: it is the same comment. */
  id: string
  /** The version that was read. */
  version: number
  item: string
  /** The place in the item; its first text unless given. */
  field?: string
  /** The words that were read there; the whole text unless given. */
  quote?: string
  kind: ThreadKind
  text: string
  author: Author
}

/**
 * Asks, remarks or suggests a wording on an item of a document: it stands beside the answer that the
 * item comes from, and in the founder's inbox. Throws `not_found` for what is not in that version,
 * `share_gone` when a guest's link ended meanwhile, `thread_limit` when the project is full.
 */
export async function askFounder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { key, version, author, ...asking }: Asking,
): Promise<ThreadRow> {
  const found = await findItem(db, { ...key, version, item: asking.item })
  if (found === null) throw new AppError('not_found')
  const { fields, rows, questionId } = found
  const place = fields.find(({ field }) => field === asking.field) ?? fields[0]
  if (place === undefined) throw new AppError('not_found')
  const quote = asking.quote?.trim() ?? ''
  const isSaid = quote !== '' && fields.some(({ text }) => text.includes(quote))
  const name = author.kind === 'guest' ? author.guest.name : cleanName(author.name)
  const made = await insertThread(db, {
    thread: {
      ...key,
      id: asking.id,
      kind: asking.kind,
      item: asking.item,
      itemText: fields[0]?.text ?? '',
      rows,
      field: place.field,
      quote: isSaid ? quote : place.text,
      version,
      questionId,
      asker: author.kind,
      guestId: author.kind === 'guest' ? author.guest.id : null,
      shareId: author.kind === 'guest' ? author.guest.shareId : null,
      askerName: name,
      text: cleanText(asking.text),
    },
    guest: author.kind === 'guest' ? author.guest : null,
    most: LIMITS.threads,
    now: now(),
  })
  if (made === 'full') throw new AppError('thread_limit')
  if (made === 'gone') throw new AppError(author.kind === 'guest' ? 'share_gone' : 'not_found')
  return made
}
