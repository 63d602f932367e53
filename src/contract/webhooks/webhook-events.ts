import { z } from 'zod'
import { PROGRESS_STATES } from '#domain/agents/progress.ts'
import { ASKER_KINDS } from '#domain/threads/thread.ts'
import {
  type SentEventType,
  TEST_EVENT,
  type WebhookEventType,
} from '#domain/webhooks/event-types.ts'

/*
 * What a webhook tells: that something happened, and where it is read. Ids, versions and counts, never
 * a word that somebody wrote. A field may be added here, none may go or mean something else; docs/api-v1.json
 * holds what was promised, and a test compares.
 */

const projectId = z.string()
const version = z.int().meta({ description: 'A version of the document' })
const item = z.string().meta({ description: 'The id of an item of the document, such as FR-007' })
const moment = z.iso.datetime()

const said = { projectId, threadId: z.string(), version, item }
const approved = {
  projectId,
  approvedVersion: version,
  approvedAt: moment,
  sha256: z.string().meta({ description: 'Of the canonical JSON of what was approved' }),
}

const describe = <Shape extends z.ZodRawShape>(shape: Shape, description: string) =>
  z.object(shape).meta({ description })

/** The data of each event, by its type. */
const WEBHOOK_EVENTS = {
  'document.version_created': describe(
    { projectId, version },
    'A new version of the document was written. Corrections within a version are not told.',
  ),
  'question.asked': describe(
    { ...said, by: z.enum(ASKER_KINDS) },
    'A visitor of a link or an agent asked about an item.',
  ),
  'question.answered': describe(
    { ...said, answeredAt: moment },
    'The founder replied to a question, or worded the reply anew.',
  ),
  'comment.added': describe(
    { ...said, kind: z.enum(['remark', 'wording']), by: z.enum(ASKER_KINDS) },
    'A visitor or an agent remarked on an item, or suggested a wording.',
  ),
  'comment.answered': describe(
    { ...said, kind: z.enum(['remark', 'wording']), answeredAt: moment },
    'The founder replied to a remark, or took up a suggested wording.',
  ),
  'approval.given': describe(approved, 'Somebody who was asked approved a version.'),
  'approval.needs_another_look': describe(
    { ...approved, version },
    'A version differs from what was approved. Told once for each approval and version.',
  ),
  'progress.reported': describe(
    { projectId, reportId: z.string(), item, state: z.enum(PROGRESS_STATES) },
    'An agent reported on the building of an item.',
  ),
  'tests.reported': describe(
    { projectId, reportId: z.string(), version, tests: z.int(), failing: z.int() },
    'A test report came in; `failing` counts the items of the document that fail by it.',
  ),
} as const satisfies Readonly<Record<WebhookEventType, z.ZodObject>>

const TEST_DATA = describe({ webhookId: z.string() }, 'The owner asked for a test.')

const SENT_EVENTS: Readonly<Record<SentEventType, z.ZodObject>> = {
  ...WEBHOOK_EVENTS,
  [TEST_EVENT]: TEST_DATA,
}

/** Something that happened in a project. */
export type Happening = {
  [Type in WebhookEventType]: { type: Type; data: z.output<(typeof WEBHOOK_EVENTS)[Type]> }
}[WebhookEventType]

const links = z
  .object({
    page: z.url().meta({ description: 'The page where the owner sees it' }),
    api: z.url().optional().meta({ description: 'Where a program with a token reads it' }),
  })
  .meta({ description: 'Where it is read' })

/** A whole message, as Standard Webhooks 1.0 has it: type, when it happened, data. */
export function describeMessage(type: SentEventType): z.ZodObject {
  const data = SENT_EVENTS[type]
  const message = z.object({
    type: z.literal(type),
    timestamp: moment.meta({ description: 'When it happened' }),
    data: data.extend({ links }),
  })
  return message.meta({ description: data.description ?? '' })
}
