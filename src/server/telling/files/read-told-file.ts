import { LIMITS } from '#contract/limits.ts'
import { readCsv } from './read-csv.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readRtf } from './read-rtf.ts'
import { decodeText } from './read-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { toPlainLines } from './to-plain-lines.ts'
import { type ReadFile, RefusedFile } from './told-file.ts'
import { unpack } from './unpack.ts'

/** Old Word and Excel files, and new ones under a password, are packed so. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

interface ToldFile {
  name: string
  bytes: Uint8Array
}

/**
 * The words of a file, by what it holds rather than by its name. Never throws: whatever a hostile
 * file does to a reader ends in a refusal. Runs on a thread whose time and memory are limited.
 */
export async function readToldFile({ name, bytes }: ToldFile): Promise<ReadFile> {
  try {
    const text = toPlainLines(await wordsOf(name, bytes))
    if (text === '') return { ok: false, why: 'empty' }
    if (text.length > LIMITS.toldText) return { ok: false, why: 'tooLong' }
    return { ok: true, text }
  } catch (error) {
    return { ok: false, why: error instanceof RefusedFile ? error.why : 'damaged' }
  }
}

async function wordsOf(name: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new RefusedFile('empty')
  if (startsWith(bytes, 'PK\u0003\u0004')) return packedWords(bytes)
  // A few bytes may be before it.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return readPdf(bytes)
  if (OLD_OFFICE.every((byte, index) => bytes[index] === byte)) {
    throw new RefusedFile(Buffer.from(bytes).includes(ENCRYPTED_PACKAGE) ? 'locked' : 'oldOffice')
  }
  const text = decodeText(bytes)
  if (text.startsWith('{\\rtf')) return readRtf(text)
  return /\.(?:csv|tsv)$/i.test(name) ? readCsv(text) : text
}

async function packedWords(bytes: Uint8Array): Promise<string> {
  const parts = unpack(bytes)
  if (parts['word/document.xml']) return readDocx(parts)
  if (parts['xl/workbook.xml']) return readXlsx(parts)
  if (parts['content.xml']) return readOdt(parts)
  throw new RefusedFile('unknownKind')
}

function startsWith(bytes: Uint8Array, sign: string): boolean {
  return Buffer.from(bytes.subarray(0, sign.length)).toString('latin1') === sign
}
