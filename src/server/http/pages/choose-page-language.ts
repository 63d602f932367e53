import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isLanguage, type Language } from '#domain/language.ts'
import { isSecure } from '#server/accounts/session-cookie.ts'
import { chooseRequestLanguage, LANGUAGE_COOKIE } from '#server/http/language.ts'

const YEAR = 31_536_000

/**
 * The language of a page: the one that its address names (`?lang=ja`), which is then remembered for
 * a year, else the one of the request.
 */
export function choosePageLanguage(c: Context, publicUrl: URL): Language {
  const named = c.req.query('lang')
  if (!isLanguage(named)) return chooseRequestLanguage(c)
  setCookie(c, LANGUAGE_COOKIE, named, {
    path: '/',
    maxAge: YEAR,
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(publicUrl),
  })
  return named
}
