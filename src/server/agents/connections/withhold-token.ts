import { AGENT_TOKEN_START } from '#domain/agents/token-days.ts'
import { hashSecret } from '#server/db/hash-secret.ts'
import type { Deps } from '#server/deps.ts'
import { isStillLetIn } from './queries.ts'

/**
 * The response to a request for tokens; a refusal instead where the person took the program's access
 * back meanwhile. Such tokens open nothing, and would live again if the program were let in again.
 */
export async function withholdToken(
  { db }: Pick<Deps, 'db'>,
  response: Response,
): Promise<Response> {
  if (!response.ok) return response
  const { access_token: token } = (await response.clone().json()) as { access_token: string }
  if (await isStillLetIn(db, hashSecret(token.slice(AGENT_TOKEN_START.length)))) return response
  const refusal = { error: 'invalid_grant', error_description: 'access was taken back' }
  return Response.json(refusal, { status: 400, headers: { 'Cache-Control': 'no-store' } })
}
