import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { chooseCookiePrefix, isSecure } from '#server/accounts/session-cookie.ts'
import type { Config } from '#server/config.ts'
import type { PasswordHolder } from './queries.ts'

/** As long as browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60
/** So many accounts are remembered in one browser; the one used longest ago is forgotten first. */
const MOST_ACCOUNTS = 5

type DeviceConfig = Pick<Config, 'publicUrl' | 'sessionSecret'>

export function nameDeviceCookie({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${chooseCookiePrefix(publicUrl)}.device`
}

/**
 * The id by which this browser is known to an account, or null for a stranger's browser. The mark
 * was set after a right password and is worth nothing once that password was changed. It only
 * gives tries of its own: nobody is signed in by it.
 */
export function findKnownDevice(
  config: DeviceConfig,
  cookie: string | null,
  holder: PasswordHolder | null,
): string | null {
  if (holder === null) return null
  const mark = marksOf(cookie).find((each) => isMarkOf(each, config, holder))
  return mark === undefined ? null : idOf(mark)
}

/** `Set-Cookie`: this browser is known to the account from now on, beside those it was known to. */
export function rememberDevice(
  config: DeviceConfig,
  cookie: string | null,
  holder: PasswordHolder,
): string {
  const id = findKnownDevice(config, cookie, holder) ?? randomBytes(16).toString('base64url')
  const others = marksOf(cookie).filter((mark) => idOf(mark) !== id)
  const own = `${id}.${signature(id, config, holder)}`
  return serialize(nameDeviceCookie(config), [own, ...others].slice(0, MOST_ACCOUNTS).join('~'), {
    maxAge: KEPT_SECONDS,
    path: '/',
    httpOnly: true,
    secure: isSecure(config.publicUrl),
    sameSite: 'Lax',
  })
}

function marksOf(cookie: string | null): string[] {
  const marks = (cookie ?? '').split('~', MOST_ACCOUNTS)
  return marks.filter((mark) => /^[\w-]{22}\.[\w-]{43}$/.test(mark))
}

function idOf(mark: string): string {
  return mark.slice(0, mark.indexOf('.'))
}

function isMarkOf(mark: string, config: DeviceConfig, holder: PasswordHolder): boolean {
  const id = idOf(mark)
  const right = Buffer.from(signature(id, config, holder))
  const given = Buffer.from(mark.slice(id.length + 1))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** With the password's hash in it, so that a change of the password makes every mark worthless. */
function signature(id: string, config: DeviceConfig, { userId, hash }: PasswordHolder): string {
  return createHmac('sha256', config.sessionSecret)
    .update(JSON.stringify(['device', userId, id, hash]))
    .digest('base64url')
}
