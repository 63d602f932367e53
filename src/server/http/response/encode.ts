import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

/** How hard to try: Brotli from 0 to 11, gzip from 1 to 9. */
export interface Effort {
  brotli: number
  gzip: number
}

/** A text as its bytes in an encoding, made beside the event loop. */
export async function encode(
  text: string,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: effort.brotli }
    return promisify(brotliCompress)(text, { params })
  }
  if (encoding === 'gzip') return promisify(gzip)(text, { level: effort.gzip })
  return Buffer.from(text)
}
