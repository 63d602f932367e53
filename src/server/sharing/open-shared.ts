import { verifyPassword } from 'better-auth/crypto'
import type { z } from 'zod'
import type { openSharedBody, SharedDocument } from '#contract/sharing.ts'
import { spend } from '#server/accounts/sign-in/sign-in-request.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { withEdits } from '#server/documents/editing/with-edits.ts'
import { readDocument } from '#server/documents/queries.ts'
import { WrittenJson } from '#server/written-json.ts'
import { guessesAt, openingsFrom } from './limits.ts'
import { countOpening, findShared } from './queries.ts'

interface Input {
  body: z.output<typeof openSharedBody>
  /** The network address that limits count by. */
  source: string
  signal: AbortSignal
}

/** Gives the one version that a link leads to, to whoever has the link and knows its passphrase. */
export async function openShared(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  { body, source, signal }: Input,
): Promise<WrittenJson<SharedDocument>> {
  await spend(deps, openingsFrom(source))
  const now = deps.now()
  const share = await findShared(deps.db, body.token, now)
  if (share === null) throw new AppError('share_gone')
  await checkPassphrase(deps, share, body.passphrase)

  const { userId, projectId, id, version, expiresAt, newest } = share
  const key = { userId, projectId }
  const row = await readDocument(deps.db, key, version)
  if (!row) throw new AppError('share_gone')
  // A visitor's heavy work counts as the visitor's own, never as the founder's.
  const { content } = await withEdits(row, { userId: `visitor ${source}`, signal })
  await countOpening(deps.db, { ...key, id, now })
  const rest = {
    title: row.title,
    version,
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    hasNewer: newest > version,
  }
  return new WrittenJson(`${JSON.stringify(rest).slice(0, -1)},"content":${content}}`)
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
