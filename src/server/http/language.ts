import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  choosePreferredLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
} from '#domain/language.ts'

/** Holds the language a person chose; the browser sets it. */
export const LANGUAGE_COOKIE = 'language'

/**
 * The language of a request: the one chosen, else the first that the browser asks for and we
 * speak, else English.
 */
export function chooseRequestLanguage(c: Context): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE)
  if (isLanguage(chosen)) return chosen
  return choosePreferredLanguage(c.req.header('accept-language') ?? '') ?? DEFAULT_LANGUAGE
}
