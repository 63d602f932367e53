import type { Context } from 'hono'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that the browser takes. */
export function acceptedEncoding(c: Context): Encoding {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
