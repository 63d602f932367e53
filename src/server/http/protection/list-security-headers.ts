import type { PublicFace } from '#domain/public-face.ts'
import type { Config } from '#server/config.ts'

const TWO_YEARS = 63_072_000

/** What the browser may do with any response that is not a page: nothing. */
const NO_PAGE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

/** The headers of every response. A page replaces the policy and the caching by its own. */
export function listSecurityHeaders(config: Pick<Config, 'publicUrl'>): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', NO_PAGE],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ],
    ['Cache-Control', 'no-store'],
  ]
  if (config.publicUrl.protocol === 'https:') {
    headers.push(['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`])
  }
  return headers
}

/** Where Google's tag is fetched from and where it reports to (its own guide to such policies). */
const ANALYTICS = {
  script: ' https://www.googletagmanager.com',
  image: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connect:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const NOTHING_ELSE = { script: '', image: '', connect: '' }

/**
 * The policy of a page: our own files alone; style elements only from `styleSource` (a nonce or a
 * hash), and none without one. Other hosts are allowed only where the operator has configured analytics.
 */
export function writePagePolicy(
  styleSource: string | null,
  { analyticsId }: Pick<PublicFace, 'analyticsId'>,
): string {
  const others = analyticsId === null ? NOTHING_ELSE : ANALYTICS
  return [
    "default-src 'self'",
    `script-src 'self'${others.script}`,
    styleSource === null ? "style-src 'self'" : `style-src 'self' ${styleSource}`,
    `img-src 'self' data:${others.image}`,
    "font-src 'self'",
    `connect-src 'self'${others.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
