import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Characters below which an answer is sent as it is: it fits the first packets anyway. */
const WORTH_COMPRESSING = 4096
/** A document takes about a millisecond, beside the event loop; the best quality takes a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** An answer of the API as JSON; a long one compressed as the browser takes it. */
export async function sendJson(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': 'application/json' }
  const encoding = text.length < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(c)
  if (encoding === 'identity') return c.body(text, status, headers)
  const compressed =
    encoding === 'br' ? await promisify(brotliCompress)(text, BROTLI) : await promisify(gzip)(text)
  return c.body(compressed, status, {
    ...headers,
    'Content-Encoding': encoding,
    Vary: 'Accept-Encoding',
  })
}
