import { strFromU8, strToU8, unzipSync } from 'fflate'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { writeZip } from '#server/exports/zip.ts'

const CORE = 'docProps/core.xml'
const STAMP = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/**
 * The same file with the document's day in place of the moment of writing, in its properties and
 * in the archive, so that the same document gives the same bytes. Names its language.
 */
export function settleDocx(file: Uint8Array, { date, language }: PrintedDocument): Uint8Array {
  const parts = unzipSync(file)
  const core = strFromU8(parts[CORE] ?? new Uint8Array())
    .replace(STAMP, `$1${date}T00:00:00Z`)
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`)
  const settled = { ...parts, [CORE]: strToU8(core) }
  return writeZip(
    Object.entries(settled).map(([path, bytes]) => ({ path, bytes })),
    date,
  )
}
