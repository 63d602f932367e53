import type { OpenAPIHono } from '@hono/zod-openapi'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'
import type { AppEnv } from '#server/http/app-env.ts'

const HOUR = 'public, max-age=3600'

interface Listing {
  origin: string
  /** The addresses that should be found. */
  paths: readonly string[]
  /** The beginnings of those that should not. */
  closed: readonly string[]
}

/** What search engines ask for first: where they may look, and what there is. */
export function searchEngineRoutes(app: OpenAPIHono<AppEnv>, listing: Listing): void {
  app.get('/robots.txt', (c) =>
    c.body(robots(listing), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': HOUR,
    }),
  )
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(listing), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': HOUR,
    }),
  )
}

function robots({ origin, closed }: Listing): string {
  return `${[
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`
}

/** Each page in each language, every entry naming all of them. */
function sitemap({ origin, paths }: Listing): string {
  const addressIn = (path: string, language: Language) =>
    `${origin}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
  const alternates = (path: string) =>
    LANGUAGES.map(
      (language) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(path, language)}"/>`,
    )
  const entries = paths.flatMap((path) =>
    LANGUAGES.map((language) =>
      [
        '  <url>',
        `    <loc>${addressIn(path, language)}</loc>`,
        ...alternates(path),
        '  </url>',
      ].join('\n'),
    ),
  )
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n')}\n`
}
