import { randomBytes } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Language } from '#domain/language.ts'
import type { PublicFace } from '#domain/public-face.ts'
import { readTheme, THEME_COOKIE, type Theme } from '#domain/theme.ts'
import { describeSessionCookie, readSessionToken } from '#server/accounts/session-cookie.ts'
import { AppError } from '#server/app-error.ts'
import type { Config } from '#server/config.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { writePagePolicy } from '#server/http/protection/list-security-headers.ts'
import { chooseEncoding } from '#server/http/response/choose-encoding.ts'
import { readBuiltFiles, sendFile } from './built-files.ts'
import { choosePageLanguage } from './choose-page-language.ts'
import { searchEngineRoutes } from './search-engines.ts'
import {
  type AppFrame,
  findDrawnPage,
  readSitePages,
  type SitePage,
  type Visitor,
} from './site-pages.ts'

/** Named nowhere, not even where search engines are told to stay away. */
const ADMIN_PAGE = '/admin'
const NONCE_PLACE = '__NONCE__'
/** What a page depends on besides its address. */
const VARY = 'Cookie, Accept-Language, Accept-Encoding'

interface Site {
  webDir: string
  config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'publicFace'>
  /** Whether who asks may see the admin page. */
  isAdmin: (c: Context) => Promise<boolean>
}

/** What a response depends on besides the address. */
interface Asked {
  visitor: Visitor
  language: Language
  theme: Theme
  face: PublicFace
}

/**
 * Serves the built browser part: its files as they are, the public pages as the build drew them,
 * and for each screen of the app a frame. Who has a session's cookie gets the app at `/`, so that
 * the landing page never shows first.
 */
export function addPageRoutes(app: OpenAPIHono<AppEnv>, { webDir, config, isAdmin }: Site): void {
  const files = readBuiltFiles(webDir)
  const site = readSitePages(webDir, config)
  const cookie = describeSessionCookie(config)
  searchEngineRoutes(app, {
    origin: config.publicUrl.origin,
    paths: site?.en.listed ?? [],
    closed: closedPaths(site?.en.frames ?? []),
  })
  app.get('*', async (c) => {
    const { path } = c.req
    const file = files.get(path)
    if (file) return sendFile(c, file)
    if (site === null)
      return c.text('The browser part is not built. Run npm run build, then start again.', 503)
    const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    const visitor = token === null ? 'signed-out' : 'signed-in'
    const language = choosePageLanguage(c, config.publicUrl)
    const theme = readTheme(getCookie(c, THEME_COOKIE))
    const asked = { visitor, language, theme, face: config.publicFace } as const
    const { byPath, notFound } = site[language]
    const frames = await framesFor(site[language].frames, path, () => isAdmin(c))
    const page = byPath.get(path)
    // At `/` the dashboard is for the signed-in alone.
    const isApp = path !== '/' || visitor === 'signed-in'
    const frame = isApp ? frames.find(({ pattern }) => pattern.test(path)) : undefined
    if (frame) return sendApp(c, frame, asked)
    const bare = path.replace(/\/+$/, '')
    const isPage = byPath.has(bare) || frames.some(({ pattern }) => pattern.test(bare))
    // Of `/contact/` and `/contact` one is the page's address. `/` itself is bare of nothing.
    if (bare !== path && isPage) return c.redirect(`${bare}${new URL(c.req.url).search}`, 308)
    // A file that is not there is not a page: whoever asked for it wants no HTML.
    if (page === undefined && /\.[a-z0-9]+$/i.test(path)) throw new AppError('not_found')
    return sendPage(c, page ?? notFound, { ...asked, status: page ? 200 : 404 })
  })
}

/** For all others the admin page is not there, with a slash behind it neither. */
async function framesFor(
  frames: readonly AppFrame[],
  path: string,
  isAdmin: () => Promise<boolean>,
): Promise<readonly AppFrame[]> {
  if (path.replace(/\/+$/, '') !== ADMIN_PAGE || (await isAdmin())) return frames
  return frames.filter(({ address }) => address !== ADMIN_PAGE)
}

/** Where there is nothing to find. `/` is the landing page for those who search. */
function closedPaths(frames: readonly AppFrame[]): string[] {
  return frames
    .filter(({ address, isListed }) => !isListed && address !== '/' && address !== ADMIN_PAGE)
    .map(({ address }) => address.replace(/_.*$/, ''))
    .toSorted()
    .filter((path, index, all) => !all.slice(0, index).some((above) => path.startsWith(above)))
}

/** The app's frame, with the nonce of this response's content security policy. */
function sendApp(c: Context, frame: AppFrame, asked: Asked): Response {
  const { language, face } = asked
  const nonce = randomBytes(16).toString('base64')
  const html = findDrawnPage(frame.html, asked).replaceAll(NONCE_PLACE, nonce)
  return c.body(html, 200, {
    ...pageHeaders(language),
    'Content-Security-Policy': writePagePolicy(`'nonce-${nonce}'`, face),
    ...(frame.isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
  })
}

/** A public page: the same bytes for all who ask alike, so that they need not be sent twice. */
async function sendPage(
  c: Context,
  page: SitePage,
  { visitor, theme, language, face, status }: Asked & { status: 200 | 404 },
): Promise<Response> {
  const body = page[visitor][theme]
  const headers = {
    ...pageHeaders(language),
    'Content-Security-Policy': writePagePolicy(body.styleSource, face),
    ETag: body.etag,
  }
  if (status === 200 && c.req.header('if-none-match')?.includes(body.etag)) {
    return c.body(null, 304, headers)
  }
  const encoding = chooseEncoding(c)
  return c.body(await body.encoded(encoding), status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
}

/** A copy may be kept, but is asked for each time: signing in or out changes it. */
function pageHeaders(language: Language): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'private, no-cache',
    Vary: VARY,
  }
}
