import { strFromU8, strToU8, unzipSync } from 'fflate'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { writeZip } from '#server/exports/zip.ts'

const CORE = 'docProps/core.xml'
const BODY = 'word/document.xml'
/** In attributes and field codes, where no text of a person is. */
const BOOKMARK = /((?:w:anchor|w:name)="|<w:instrText[^>]*>PAGEREF )_Toc(\d+)/g
const BOOKMARK_ID = /(<w:bookmark(?:Start|End)[^>]* w:id=")(\d+)/g
/** Of a drawing, and of a shape in it, whose name the library numbers as well. */
const DRAWING_ID =
  /(<wp:docPr id="|<wps:cNvPr id=")\d+(?:(?<=<wps[^>]*)(" name="[A-Za-z ]+)\d+)?(?=")/g
const STAMP = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/**
 * The same file with the document's day in place of the moment of writing, in its properties and
 * in the archive, and with bookmarks and drawings counted from 1 (the library counts on from file to file), so
 * that the same document gives the same bytes. Names its language.
 */
export function settleDocx(file: Uint8Array, { date, language }: PrintedDocument): Uint8Array {
  const parts = unzipSync(file)
  const core = strFromU8(parts[CORE] ?? new Uint8Array())
    .replace(STAMP, `$1${date}T00:00:00Z`)
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`)
  const body = renumbered(strFromU8(parts[BODY] ?? new Uint8Array()))
  const settled = { ...parts, [CORE]: strToU8(core), [BODY]: strToU8(body) }
  return writeZip(
    Object.entries(settled).map(([path, bytes]) => ({ path, bytes })),
    date,
  )
}

function renumbered(body: string): string {
  const numbers = new Map<string, number>()
  const numberOf = (old: string) => {
    const number = numbers.get(old) ?? numbers.size + 1
    numbers.set(old, number)
    return number
  }
  let drawings = 0
  return body
    .replace(DRAWING_ID, (_, before: string, name?: string) => {
      drawings += 1
      return `${before}${drawings}${name === undefined ? '' : `${name}${drawings}`}`
    })
    .replace(BOOKMARK, (_, before: string, old: string) => `${before}_Toc${numberOf(old)}`)
    .replace(BOOKMARK_ID, (_, before: string, old: string) => before + numberOf(old))
}
