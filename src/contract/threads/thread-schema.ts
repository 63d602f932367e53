import { z } from 'zod'
import { ASKER_KINDS, THREAD_KINDS, THREAD_STATES } from '#domain/threads/thread.ts'

/** What everybody sees of a comment on an item, who may see it at all. */
const shown = {
  id: z.string(),
  kind: z.enum(THREAD_KINDS),
  state: z.enum(THREAD_STATES),
  /** The item, and what it said when it was commented on. */
  item: z.string(),
  itemText: z.string(),
  field: z.string(),
  quote: z.string(),
  /** Ids of the rows that the item came from. */
  rows: z.array(z.string()),
  /** The version that was read. */
  version: z.int(),
  asker: z.enum(ASKER_KINDS),
  askerName: z.string(),
  text: z.string(),
  /** Null until the founder replied. */
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  /** The version that holds the reply; null until there is one. */
  heldIn: z.int().nullable(),
  /** What that version says differently by the reply. */
  changes: z.array(
    z.object({ item: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  createdAt: z.iso.datetime(),
}

/** A comment as the founder sees it. */
export const threadSchema = z
  .object({
    ...shown,
    projectId: z.string(),
    projectTitle: z.string(),
    /** The question whose answer the item came from. */
    questionId: z.string(),
    isSeen: z.boolean(),
  })
  .meta({ id: 'Thread' })

export type Thread = z.output<typeof threadSchema>

/** A comment as the visitors of its link see it. */
export const sharedThreadSchema = z
  .object({ ...shown, isMine: z.boolean() })
  .meta({ id: 'SharedThread' })

export type SharedThread = z.output<typeof sharedThreadSchema>
