import { randomBytes } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PublicFace } from '#domain/public-face.ts'
import { readSessionToken, sessionCookie } from '#server/account/session-cookie.ts'
import { AppError } from '#server/app-error.ts'
import type { Config } from '#server/config.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { pagePolicy } from '#server/http/protection/security-headers.ts'
import { type BuiltFile, readBuiltFiles } from './built-files.ts'
import { fillPublicFace } from './fill-public-face.ts'

/** The addresses of the app's screens (`web/paths.ts`); any other gets the page with status 404. */
export const PAGE_PATHS = [
  /^\/$/,
  /^\/(contact|privacy-policy|terms-of-service|cookie-policy|tokusho)$/,
  /^\/sign-in$/,
  /^\/reset-password$/,
  /^\/dashboard$/,
  /^\/dashboard\/projects\/[^/]+\/(requirements|document)$/,
  /^\/dashboard\/profile$/,
  /^\/goodbye$/,
]

const NONCE_PLACE = '__NONCE__'
const VISITOR_PLACE = '__VISITOR__'
const YEAR = 31_536_000

interface Site {
  webDir: string
  config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'publicFace'>
}

/** Serves the built browser part: its files as they are, and the page for every other address. */
export function pageRoutes(app: OpenAPIHono<AppEnv>, { webDir, config }: Site): void {
  const files = readBuiltFiles(webDir)
  const built = files.get('/index.html')?.body.toString('utf8')
  const page = built && fillPublicFace(built, config.publicFace)
  const cookie = sessionCookie(config)
  files.delete('/index.html')
  app.get('*', (c) => {
    const file = files.get(c.req.path)
    if (file) return sendFile(c, file)
    if (!page)
      return c.text('The browser part is not built. Run npm run build, then start again.', 503)
    const token = readSessionToken(getCookie(c, cookie.name), cookie.secret)
    const html = page.replace(VISITOR_PLACE, token === null ? 'signed-out' : 'ask')
    return sendPage(c, html, config.publicFace)
  })
}

function sendPage(c: Context, page: string, face: PublicFace): Response {
  // A file that is not there is not a page: whoever asked for it wants no HTML.
  if (/\.[a-z0-9]+$/i.test(c.req.path)) throw new AppError('not_found')
  const nonce = randomBytes(16).toString('base64')
  const status = PAGE_PATHS.some((path) => path.test(c.req.path)) ? 200 : 404
  return c.body(page.replaceAll(NONCE_PLACE, nonce), status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(nonce, face),
    'Cache-Control': 'no-cache',
  })
}

function sendFile(c: Context, file: BuiltFile): Response {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  if (file.brotli && /\bbr\b/.test(accepted)) {
    return c.body(file.brotli, 200, { ...headers, 'Content-Encoding': 'br' })
  }
  if (file.gzip && /\bgzip\b/.test(accepted)) {
    return c.body(file.gzip, 200, { ...headers, 'Content-Encoding': 'gzip' })
  }
  return c.body(file.body, 200, headers)
}
