import type { z } from 'zod'
import type { commentBody } from '#contract/threads/shared-endpoints.ts'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import type { Language } from '#domain/language.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { askFounder } from './ask-founder.ts'
import { limitCommentsBy, limitCommentsFrom } from './limits.ts'
import { nameComment, nameGuest } from './name-guest.ts'
import { toSharedThread } from './thread-view.ts'

/** What a visitor's live link leads to. */
export interface OpenLink {
  userId: string
  projectId: string
  shareId: string
  version: number
  mayAsk: boolean
}

interface Input {
  body: z.output<typeof commentBody>
  link: OpenLink
  source: string
  language: Language
}

/** A visitor's comment on an item of the document that their link shows. */
export async function comment(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { body, link, source, language }: Input,
): Promise<SharedThread> {
  await spend(deps, limitCommentsFrom(source))
  await spend(deps, limitCommentsBy(link.shareId))
  if (!link.mayAsk) throw new AppError('comments_closed')
  const { userId, projectId, shareId, version } = link
  const guestId = nameGuest(shareId, body.guest)
  const id = nameComment(guestId, body.key)
  // A program that fills in every field is told what it wants to hear.
  if (body.website) return pretendStored(body, { id, version, now: deps.now() })
  const { item, field, quote, kind, text, name } = body
  const thread = await askFounder(deps, {
    key: { userId, projectId },
    ...{ id, version, item, field, quote, kind, text },
    author: { kind: 'guest', guest: { id: guestId, shareId, name, language } },
  })
  return toSharedThread(thread, guestId)
}

function pretendStored(
  { kind, item, field, quote, text, name }: Input['body'],
  { id, version, now }: { id: string; version: number; now: Date },
): SharedThread {
  return {
    ...{ id, kind, item, itemText: quote, field, quote, rows: [], version, text },
    ...{ state: 'open', asker: 'guest', askerName: name, isMine: true },
    ...{ reply: null, repliedAt: null, heldIn: null, changes: [] },
    createdAt: now.toISOString(),
  }
}
