import chardet from 'chardet'
import { RefusedFile } from './told-file.ts'

/** Enough to tell one encoding from another. */
const SAMPLE_BYTES = 64 * 1024

/** A text file's words, in whatever encoding it was saved: UTF-8, UTF-16, Shift_JIS, Windows-1252 ... */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark(bytes)
  if (marked !== null) return marked
  if (bytes.subarray(0, SAMPLE_BYTES).includes(0)) throw new RefusedFile('unknownKind')
  const text = decode(bytes)
  if (!isText(text)) throw new RefusedFile('unknownKind')
  return text
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(guess(bytes)).decode(bytes)
  }
}

function byMark(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return null
}

function guess(bytes: Uint8Array): string {
  const name = chardet.detect(bytes.subarray(0, SAMPLE_BYTES)) ?? ''
  // A single byte too many makes it guess one of the old Latin sets, all of which Windows' holds.
  return /^(?:Shift_JIS|EUC-|Big5|GB|windows-125[013-8]|ISO-8859-[25-9]|KOI8|ISO-2022)/i.test(name)
    ? name
    : 'windows-1252'
}

/** Pictures and programs decode as well, to letters that nobody types. */
function isText(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const odd = sample.match(/[\u0001-\u0008\u000e-\u001f\u007f\ufffd]/g)?.length ?? 0
  return odd * 50 < sample.length
}
