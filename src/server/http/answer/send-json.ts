import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptedEncoding } from './accepted-encoding.ts'
import { encode } from './encode.ts'

/** Characters below which an answer is sent as it is: it fits the first packets anyway. */
const WORTH_COMPRESSING = 4096
/** A document takes about a millisecond; Brotli's best takes a hundred. */
const EFFORT = { brotli: 4, gzip: 6 }

/** An answer of the API as JSON; a long one compressed as the browser takes it. */
export async function sendJson(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': 'application/json' }
  if (text.length < WORTH_COMPRESSING) return c.body(text, status, headers)
  const encoding = acceptedEncoding(c)
  return c.body(await encode(text, encoding, EFFORT), status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  })
}
