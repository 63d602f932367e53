import { isPublicRoutableHost } from '@better-auth/core/utils/host'
import { LIMITS } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'
import { isThisMachine } from '#server/settings/connections.ts'

type Settings = Pick<Config, 'mode' | 'publicUrl'>

/**
 * An address as it is kept and called; null for one that is not: https, a public host, without a
 * user's name. On a developer's own machine that machine may be told as well, without TLS.
 */
export function readAddress(text: string, config: Settings): string | null {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  url.hash = ''
  if (url.href.length > LIMITS.webhookAddress || !mayCall(url.hostname, config)) return null
  const isSafe = url.protocol === 'https:'
  return isSafe || (url.protocol === 'http:' && isThisMachine(url.hostname)) ? url.href : null
}

/** Whether a host, by its name or its address, may be told anything. */
export function mayCall(host: string, { mode, publicUrl }: Settings): boolean {
  if (isPublicRoutableHost(host.replace(/^\[|\]$/g, ''))) return true
  const isDevelopers = mode !== 'production' && isThisMachine(publicUrl.hostname)
  return isDevelopers && isThisMachine(host)
}
