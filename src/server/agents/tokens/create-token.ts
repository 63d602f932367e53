import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { createTokenBody, NewToken } from '#contract/agents/token-endpoints.ts'
import { LIMITS } from '#contract/limits.ts'
import { keepScopes } from '#domain/agents/scopes.ts'
import { TOKEN_START } from '#domain/agents/token-days.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { hashSecret } from '#server/db/hash-secret.ts'
import type { Deps } from '#server/deps.ts'
import { insertToken } from './queries.ts'
import { showToken } from './show-token.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Input {
  account: Account
  body: z.output<typeof createTokenBody>
}

/**
 * Makes a personal token. It is told in this response alone: a repeat under the same key makes
 * another one, since the first is nowhere to be repeated from.
 */
export async function createToken(
  { db, now, newId, log }: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { account, body }: Input,
): Promise<NewToken> {
  const { readByAgents } = decideEntitlements(account)
  if (!readByAgents.allowed) throw new AppError(readByAgents.code)

  const at = now()
  const token = TOKEN_START + randomBytes(32).toString('base64url')
  const row = {
    userId: account.id,
    id: newId(),
    name: body.name,
    hash: hashSecret(token),
    ending: token.slice(-4),
    scopes: keepScopes([...body.scopes, 'requirements:read']),
    expiresAt: body.days === null ? null : new Date(at.getTime() + body.days * DAY_MS),
    lastUsedAt: null,
    createdAt: at,
  }
  if (!(await insertToken(db, row, LIMITS.tokens))) throw new AppError('token_limit')
  log.info({ event: 'token_made' }, 'Personal token made')
  return { ...showToken(row), token }
}
