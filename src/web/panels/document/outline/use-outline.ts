import type { Outline } from '#domain/requirements/outline/blocks.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import type {
  PrintedDocument,
  StoredDocument,
} from '#domain/requirements/outline/worked/worked-out.ts'
import { addWriters } from '#domain/requirements/rendering/add-writers.ts'
import { DOCUMENT_TEXT, type DocumentText } from '#domain/requirements/text-en/document.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { loadOtherWords } from '#web/text/document/words-by-language.ts'
import { loadWorkOut } from './load-work-out.ts'

/** A document is drawn by several parts of a screen, and laid out once. */
const known = new WeakMap<StoredDocument, Outline>()

/** The outline of a document in its own language; null while what it is printed with is on its way. */
export function useOutline(document: StoredDocument): Outline | null {
  const isOwn = document.writtenIn === DOCUMENT_TEXT.language
  const file = useFile(loadOtherWords, !isOwn)
  const text = isOwn ? DOCUMENT_TEXT : (file?.DOCUMENT_TEXT ?? null)
  const worker = useFile(loadWorkOut, !isPrinted(document))
  const laid = known.get(document)
  if (laid !== undefined || text === null) return laid ?? null
  const printed = isPrinted(document) ? document : worker?.workOut(document, text)
  if (printed === undefined) return null
  const outline = laidOut(printed, text)
  known.set(document, outline)
  return outline
}

function isPrinted(document: StoredDocument): document is PrintedDocument {
  const { kept, overruled, writers } = document.workedOut ?? {}
  return (
    overruled !== undefined &&
    kept !== undefined &&
    (writers !== undefined || (document.writers ?? []).length === 0)
  )
}

/** The head says who wrote what. */
function laidOut(document: PrintedDocument, text: DocumentText): Outline {
  return addWriters(outlineOf(document, text), document.workedOut.writers)
}
