import { extractText, getDocumentProxy } from 'unpdf'
import { RefusedFile } from './told-file.ts'

const MOST_PAGES = 200
/** A scanned page holds a picture and perhaps a page number. */
const LEAST_LETTERS = 20

/** The words of a PDF, page after page. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes)
  try {
    if (pdf.numPages > MOST_PAGES) throw new RefusedFile('tooManyPages')
    const { text } = await extractText(pdf, { mergePages: false })
    const all = text.map((page) => page.trim()).filter((page) => page !== '')
    const letters = all.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
    if (letters < LEAST_LETTERS) throw new RefusedFile('picturesOnly')
    return all.join('\n\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new RefusedFile(isLocked ? 'locked' : 'damaged')
  }
}
