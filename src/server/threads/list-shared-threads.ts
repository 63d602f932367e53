import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { OpenLink } from './comment.ts'
import { nameGuest } from './name-guest.ts'
import { type GuestRow, readGuest, readLinkThreads } from './queries.ts'
import { toSharedThread } from './thread-view.ts'

/** The comments of a link, and who the browser's token stands for. */
export async function listSharedThreads(
  { db }: Pick<Deps, 'db'>,
  { link, guest: token }: { link: OpenLink; guest: string | null },
): Promise<SharedThreads> {
  const { userId, projectId, shareId } = link
  const guestId = token === null ? null : nameGuest(shareId, token)
  const rows = await readLinkThreads(db, { userId, projectId, shareId })
  const guest = guestId === null ? null : await readGuest(db, { userId, projectId, guestId })
  return {
    threads: rows.map((row) => toSharedThread(row, guestId)),
    mayAsk: link.mayAsk,
    guest: guest && toGuest(guest),
  }
}

export function toGuest({ name, email, emailConfirmedAt }: GuestRow) {
  if (email === null) return { name, email: 'none' } as const
  return { name, email: emailConfirmedAt === null ? 'waiting' : 'confirmed' } as const
}
