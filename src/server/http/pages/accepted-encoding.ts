import type { Context } from 'hono'
import type { Encoding } from './site-pages.ts'

/** The smallest encoding that the browser takes. */
export function acceptedEncoding(c: Context): Encoding {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
