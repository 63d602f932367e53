import { decideForOwner } from '#domain/entitlements.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitLinkUse } from './limits.ts'
import { isPass } from './link-pass.ts'
import { findLink } from './queries.ts'

/** What a live link leads to. */
export interface Link {
  userId: string
  projectId: string
  shareId: string
  version: number
  /** Whether its maker's plan takes comments. */
  mayAsk: boolean
}

interface Input {
  token: string
  pass: string
  /** The network address that limits count by. */
  source: string
}

/** The link of a visitor who has opened it; throws `share_gone` when it has ended meanwhile. */
export async function requireLink(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'log'>,
  { token, pass, source }: Input,
): Promise<Link> {
  await spend(deps, limitLinkUse(source))
  const link = await findLink(deps.db, token, deps.now())
  if (link === null || !isPass(pass, link, deps.config)) throw new AppError('share_gone')
  const { userId, projectId, id, version, owner } = link
  const mayAsk = decideForOwner(owner, deps.now()).takeComments.allowed
  return { userId, projectId, shareId: id, version, mayAsk }
}
