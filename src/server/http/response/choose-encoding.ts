import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** The smallest first. */
const COMPRESSED = ['br', 'gzip'] as const

export type Encoding = (typeof COMPRESSED)[number] | 'identity'

/** The smallest encoding that the browser takes; one with `q=0` it does not. */
export function chooseEncoding(c: Context): Encoding {
  const taken = parseAccept(c.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0)
  return COMPRESSED.find((encoding) => taken.some(({ type }) => type === encoding)) ?? 'identity'
}
