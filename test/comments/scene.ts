import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { StoredDocument } from '#contract/documents.ts'
import type { ErrorBody } from '#contract/error-body.ts'
import type { Share, SharedDocument } from '#contract/sharing.ts'
import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import type { SharedThread } from '#contract/threads/thread-schema.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { projects } from '#server/db/schema.ts'
import type { Mail } from '#server/providers/mailer.ts'
import type { TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { answeredScene, generate, type Scene } from '#test/endpoints/scene.ts'

export const MINUTE_MS = 60_000

export interface Shared extends Scene {
  link: Share
  document: RequirementsDocument
}

/** Makes a link to the first version, and a comment by it. */
export async function leaveComment(app: TestApp, { client, path }: Scene): Promise<Visit> {
  const { body: link } = await client.post<Share>(`${path}/shares`, { version: 1 })
  const guest = await visit(app, link)
  const { status } = await say(guest, { id: 'FR-001', text: '' })
  if (status !== 201) throw new Error(`commenting answered ${status}`)
  return guest
}

/** A browser at a link: the pass it was given, and the token it made up. */
export interface Visit {
  client: Client
  access: { token: string; pass: string }
  guest: string
}

export async function sharedScene(app: TestApp, body: object = {}): Promise<Shared> {
  const scene = await answeredScene(app)
  await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
  expect((await generate(scene)).status).toBe(201)
  const { body: link } = await scene.client.post<Share>(`${scene.path}/shares`, {
    version: 1,
    ...body,
  })
  const { body: stored } = await scene.client.get<
    StoredDocument & { content: RequirementsDocument }
  >(`${scene.path}/documents/latest`)
  return { ...scene, link, document: stored.content }
}

const newGuest = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

export async function visit(app: TestApp, { token }: Share, passphrase: string | null = null) {
  const client = app.visitor()
  const { body } = await client.post<SharedDocument>('/api/shared', { token, passphrase })
  return { client, access: { token, pass: body.pass }, guest: newGuest() }
}

/** A requirement written from exactly one row. */
export function requirement({ document }: Shared, at = 0) {
  const found = document.features
    .flatMap(({ requirements }) => requirements)
    .filter(({ rows }) => rows?.length === 1)[at]
  if (!found) throw new Error('no requirement of one row')
  return found
}

export const say = (
  { client, access, guest }: Visit,
  item: { id: string; text: string },
  body: object = {},
) =>
  client.post<SharedThread & ErrorBody>('/api/shared/comments', {
    ...access,
    guest,
    name: 'Dana',
    kind: 'question',
    item: item.id,
    field: 'text',
    quote: item.text,
    text: 'Does this hold on Sundays?',
    key: crypto.randomUUID(),
    ...body,
  })

export const listShared = async ({ client, access, guest }: Visit) =>
  (await client.post<SharedThreads>('/api/shared/threads', { ...access, guest })).body

export const inbox = async ({ client }: Scene) => (await client.get<Inbox>('/api/threads')).body

export const at = ({ path }: Scene, { id }: { id: string }) => `${path}/threads/${id}`

/** Keeps the mails that are sent from here on. */
export function catchMails({ deps }: TestApp): Mail[] {
  const mails: Mail[] = []
  deps.mailer = {
    send: async (mail) => {
      mails.push(mail)
    },
  }
  return mails
}

export const linkIn = ({ text }: Mail) => /\/mail#(\S+)/.exec(text)?.[1] ?? ''

export async function userOf({ deps }: TestApp, { project }: Scene): Promise<string> {
  const { userId } = projects
  const rows = await deps.db.select({ userId }).from(projects).where(eq(projects.id, project.id))
  return rows[0]?.userId ?? ''
}
