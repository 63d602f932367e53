import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** "Dont put that in": said to whoever writes it down, and of nothing that the app does. */
const NOT_THAT =
  /\b(?:do ?n['’]?t|do not|please leave) (?:put|write|include|mention|print) (?:that|this)(?: (?:in|down|here|anywhere))?\W*$/iu
const IN_JAPANESE =
  /(?:これ|ここ|今の話?)(?:は|だけは)?(?:書か|載せ|出さ)ないで(?:ください|下さい|くださいね|ね)?[。\s]*$/u
const ASKED = makePattern('iu')`${[NOT_THAT, /\boff the record\b/iu, IN_JAPANESE]}`

/** The document as others read it: without the words that the founder asked not to put in, which build nothing. */
export function withhold(
  document: RequirementsDocument,
  words: DocumentText,
): RequirementsDocument {
  const asked = (document.asides ?? [])
    .flatMap(({ quotes }) => quotes.map(({ text }) => text))
    .filter((text) => ASKED.test(text))
  if (asked.length === 0) return document
  const told = (text: string) =>
    asked.reduce((whole, each) => whole.replaceAll(each, words.withheld), text)
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? told(value) : value,
  )
}
