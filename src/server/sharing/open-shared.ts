import type { z } from 'zod'
import type { openSharedBody, SharedDocument } from '#contract/sharing.ts'
import type { Deps } from '#server/deps.ts'
import { hasLayers } from '#server/lay-over.ts'
import type { Waiter } from '#server/turns/fair-line.ts'
import { WrittenJson } from '#server/written-json.ts'
import { findReadable, type Shared } from './find-readable.ts'
import { makePass } from './link-pass.ts'
import { countOpening } from './queries.ts'

interface Input {
  body: z.output<typeof openSharedBody>
  /** The network address that limits count by. */
  source: string
  signal: AbortSignal
}

/** Gives the one version that a link leads to, to whoever has the link and knows its passphrase. */
export async function openShared(
  deps: Pick<Deps, 'config' | 'db' | 'heavyWork' | 'now' | 'log'>,
  { body, source, signal }: Input,
): Promise<WrittenJson<SharedDocument>> {
  const share = await findReadable(deps, { ...body, source })

  const { userId, projectId, id, version, title, writtenAt, expiresAt, newest } = share
  // A visitor's heavy work counts as the visitor's own, never as the founder's.
  const waiter = { userId: `visitor ${source}`, signal }
  const content = await layOver(deps, share, waiter)
  const approval = await readApproval(deps, share, waiter)
  await countOpening(deps.db, { userId, projectId, id, now: deps.now() })
  const rest = {
    title,
    version,
    createdAt: writtenAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    hasNewer: newest > version,
    pass: makePass(share, deps.config),
    approval,
  }
  return new WrittenJson(`${JSON.stringify(rest).slice(0, -1)},"content":${content}}`)
}

/** The value as its founder left it, edits and approvals included. */
async function layOver(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  { content, edits, approvals }: Shared,
  waiter: Waiter,
): Promise<string> {
  if (!hasLayers({ edits, approvals }) && !WITHHOLDS.test(content)) return content
  const shared = { content, edits, approvals, isShared: true } as const
  return (await heavyWork('layOver', shared, waiter)).content
}

/** What the founder asked not to tell is worked out where it was written: nobody else gets it. */
const WITHHOLDS = /"withheld":\s*\[/u

async function readApproval(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  { content, edits, request }: Shared,
  waiter: Waiter,
): Promise<SharedDocument['approval']> {
  if (request === null) return null
  const { sha256 } = await heavyWork('fingerprintDocument', { content, edits }, waiter)
  return { ...request, sha256 }
}
