import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Outline } from '#domain/requirements/outline/blocks.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { addWriters } from '#domain/requirements/rendering/add-writers.ts'
import { DOCUMENT_TEXT, type DocumentText } from '#domain/requirements/text-en/document.ts'
import { WRITERS_TEXT } from '#domain/requirements/text-en/writers.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { loadOtherWords } from '#web/text/document/words-by-language.ts'

/** A document is drawn by several parts of a screen, and laid out once. */
const known = new WeakMap<RequirementsDocument, Outline>()

/** The outline of a document in its own language; null while its words are on their way. */
export function useOutline(document: RequirementsDocument): Outline | null {
  const isOwn = document.writtenIn === DOCUMENT_TEXT.language
  const file = useFile(loadOtherWords, !isOwn)
  const text = isOwn ? DOCUMENT_TEXT : (file?.DOCUMENT_TEXT ?? null)
  return text === null ? null : laidOut(document, text)
}

/** The head says who wrote what, in the words of the page. */
function laidOut(document: RequirementsDocument, text: DocumentText): Outline {
  const outline =
    known.get(document) ?? addWriters(outlineOf(document, text), document, WRITERS_TEXT)
  known.set(document, outline)
  return outline
}
