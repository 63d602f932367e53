import type { SentEventType } from '#domain/webhooks/event-types.ts'
import type { Config } from '#server/config.ts'
import type { DeliveryRow } from '#server/webhooks/log-queries.ts'

type Told = Pick<DeliveryRow, 'type' | 'data' | 'createdAt'>

/** The body of a message, the same with every try. Where a thing is read is made of its ids. */
export function writeMessage(
  { type, data, createdAt }: Told,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  const { page, api } = LINKS[type](data)
  const links = {
    page: new URL(page, publicUrl).href,
    ...(api && { api: new URL(api, publicUrl).href }),
  }
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { ...data, links } })
}

type Data = Told['data']

interface Paths {
  page: string
  api?: string
}

const pageOf = ({ projectId }: Data) =>
  `/dashboard/projects/${encodeURIComponent(String(projectId))}/document`

const documentOf = (data: Data): Paths => ({
  page: pageOf(data),
  api: `/api/v1/projects/${encodeURIComponent(String(data.projectId))}/documents/${data.version ?? data.approvedVersion ?? 'latest'}`,
})

const inboxOf = (): Paths => ({ page: '/dashboard/inbox' })

const LINKS: Readonly<Record<SentEventType, (data: Data) => Paths>> = {
  'document.version_created': documentOf,
  'question.asked': inboxOf,
  'question.answered': inboxOf,
  'comment.added': inboxOf,
  'comment.answered': inboxOf,
  'approval.given': documentOf,
  'approval.needs_another_look': documentOf,
  'progress.reported': documentOf,
  'tests.reported': documentOf,
  'webhook.test': () => ({ page: '/dashboard/profile' }),
}
