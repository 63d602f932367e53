import type { Config } from '#server/config.ts'

const TWO_YEARS = 63_072_000

/** What the browser may do with any answer that is not a page: nothing. */
const NO_PAGE =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

/** The headers of every answer. A page replaces the policy and the caching by its own. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): [string, string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', NO_PAGE],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['Cache-Control', 'no-store'],
  ]
  if (config.publicUrl.protocol === 'https:') {
    headers.push(['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`])
  }
  return headers
}

/** The policy of a page: our own files alone; style elements only with this answer's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
