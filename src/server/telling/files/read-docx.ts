import type { Unzipped } from 'fflate'
import mammoth from 'mammoth'
import { readXmlWords } from './read-xml-words.ts'
import { packPlainly } from './unpack.ts'

/** The words of a Word document: its lists and tables stay lists and tables. */
export async function readDocx(parts: Unzipped): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(packPlainly(parts)) },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    },
  )
  return readXmlWords(`<body>${value}</body>`, HTML)
}

const HTML = {
  line: /^(?:p|h[1-6]|li|tr|table)$/,
  item: /^li$/,
  list: /^[uo]l$/,
  cell: /^t[dh]$/,
  row: /^tr$/,
  breaks: /^br$/,
  tab: /^$/,
  spaces: /^$/,
  skip: /^(?:sup)$/,
}
