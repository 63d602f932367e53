import { verifyPassword } from 'better-auth/crypto'
import type { z } from 'zod'
import type { openSharedBody, SharedDocument } from '#contract/sharing.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import type { Waiter } from '#server/turns/fair-line.ts'
import { WrittenJson } from '#server/written-json.ts'
import { guessesAt, limitOpenings } from './limits.ts'
import { makePass } from './link-pass.ts'
import { countOpening, findShared } from './queries.ts'

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
  await spend(deps, limitOpenings(source))
  const now = deps.now()
  const share = await findShared(deps.db, body.token, now)
  if (share === null) throw new AppError('share_gone')
  await checkPassphrase(deps, share, body.passphrase)

  const { userId, projectId, id, version, title, writtenAt, expiresAt, newest } = share
  // A visitor's heavy work counts as the visitor's own, never as the founder's.
  const content = await layEdits(deps, share, { userId: `visitor ${source}`, signal })
  await countOpening(deps.db, { userId, projectId, id, now })
  const rest = {
    title,
    version,
    createdAt: writtenAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    hasNewer: newest > version,
    pass: makePass(share, deps.config),
  }
  return new WrittenJson(`${JSON.stringify(rest).slice(0, -1)},"content":${content}}`)
}

type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** The value as its founder left it, edits included. */
async function layEdits(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  { content, edits }: Shared,
  waiter: Waiter,
): Promise<string> {
  if (edits.length === 0) return content
  return (await heavyWork('layEdits', { content, edits }, waiter)).content
}

async function checkPassphrase(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { id, passphraseHash }: { id: string; passphraseHash: string | null },
  passphrase: string | null,
): Promise<void> {
  if (passphraseHash === null) return
  if (!passphrase?.trim()) throw new AppError('passphrase_needed')
  await spend(deps, guessesAt(id))
  const isRight = await verifyPassword({ hash: passphraseHash, password: passphrase.trim() })
  if (!isRight) throw new AppError('passphrase_wrong')
}
