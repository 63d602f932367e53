import { strFromU8, type Unzipped } from 'fflate'
import { readXmlWords } from './read-xml-words.ts'
import { RefusedFile } from './told-file.ts'

const ENCRYPTION = 'manifest:encryption-data'

/** The words of an OpenDocument text or sheet. */
export function readOdt(parts: Unzipped): string {
  const manifest = parts['META-INF/manifest.xml']
  if (manifest && strFromU8(manifest).includes(ENCRYPTION)) throw new RefusedFile('locked')
  const content = parts['content.xml']
  return content ? readXmlWords(strFromU8(content), OPEN_DOCUMENT) : ''
}

const OPEN_DOCUMENT = {
  line: /^(?:text:(?:p|h)|table:table-row)$/,
  item: /^text:list-item$/,
  list: /^text:list$/,
  cell: /^table:(?:covered-)?table-cell$/,
  row: /^table:table-row$/,
  breaks: /^text:line-break$/,
  tab: /^text:tab$/,
  spaces: /^text:s$/,
  // What was struck out, notes in the margin, and how dates look.
  skip: /^(?:text:tracked-changes|office:annotation|text:note-citation|office:automatic-styles|office:font-face-decls|text:sequence-decls)$/,
}
