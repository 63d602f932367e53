import { SCOPES } from '#domain/agents/scopes.ts'

/** Signing agents in needs https, or this very machine: elsewhere a code could be read on its way. */
export function isOAuthPossible({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** What a request without a good token is told: where to ask for one, and for what. */
export function writeChallenge(publicUrl: URL): string {
  const fault = 'Bearer error="invalid_token"'
  if (!isOAuthPossible(publicUrl)) return fault
  const metadata = new URL('/.well-known/oauth-protected-resource/mcp', publicUrl).href
  return `${fault}, resource_metadata="${metadata}", scope="${SCOPES.join(' ')}"`
}
