import { type Unzipped, unzipSync, zipSync } from 'fflate'
import { RefusedFile } from './told-file.ts'

/** Far more than the words of any text; a hostile file claims gigabytes. */
const MOST_BYTES = 48 * 1024 * 1024
const MOST_PARTS = 2_000
/** Pictures, fonts and programs hold no words. */
const WORDS = /\.(?:xml|rels)$|^mimetype$/i
const ENCRYPTED_FLAG = 1

/**
 * The parts of a packed document that hold words. A part never takes more memory than the archive
 * says, and more than a document needs is refused before it is unpacked.
 */
export function unpack(bytes: Uint8Array): Unzipped {
  if (((bytes[6] ?? 0) & ENCRYPTED_FLAG) !== 0) throw new RefusedFile('locked')
  let size = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!WORDS.test(name)) return false
      size += originalSize
      parts += 1
      if (size > MOST_BYTES || parts > MOST_PARTS) throw new RefusedFile('tooHeavy')
      return true
    },
  })
}

/** The same parts for a reader that unpacks by itself: nothing in it can grow. */
export function packPlainly(parts: Unzipped): Uint8Array {
  return zipSync(parts, { level: 0 })
}
