import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readWrittenJson } from '#server/written-json.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { encode } from './encode.ts'

/** Characters below which a response is sent as it is: it fits the first packets anyway. */
const WORTH_COMPRESSING = 4096
/** A document takes about a millisecond; Brotli's best takes a hundred. */
const EFFORT = { brotli: 4, gzip: 6 }

/** A response of the API as JSON; a long one compressed as the browser takes it. */
export async function sendJson(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = readWrittenJson(value)
  const isLong = text.length >= WORTH_COMPRESSING
  const headers = {
    'Content-Type': 'application/json',
    ...(isLong && { Vary: 'Accept-Encoding' }),
  }
  const encoding = isLong ? chooseEncoding(c) : 'identity'
  if (encoding === 'identity') return c.body(text, status, headers)
  const bytes = await encode(text, encoding, EFFORT)
  return c.body(bytes, status, { ...headers, 'Content-Encoding': encoding })
}
