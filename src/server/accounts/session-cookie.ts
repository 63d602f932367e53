import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'

export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** How the session's cookie is named and protected. */
export interface SessionCookie {
  name: string
  secure: boolean
  secret: string
}

/** Before every cookie's name; over https a browser then takes it from this host alone. */
export function chooseCookiePrefix(publicUrl: URL): string {
  return isSecure(publicUrl) ? '__Host-groundwork' : 'groundwork'
}

export function isSecure(publicUrl: URL): boolean {
  return publicUrl.protocol === 'https:'
}

export function describeSessionCookie(
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>,
): SessionCookie {
  return {
    name: `${chooseCookiePrefix(config.publicUrl)}.session_token`,
    secure: isSecure(config.publicUrl),
    secret: config.sessionSecret,
  }
}

/**
 * The session token of a cookie's value (`token.signature`, as Better Auth writes it), or null
 * when the signature is not ours. Synchronous, because it runs on every request.
 */
export function readSessionToken(value: string | undefined, secret: string): string | null {
  if (!value) return null
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}
