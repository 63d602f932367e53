import type { RequirementsDocument } from './document.ts'
import type { DocumentWords } from './document-words.ts'
import { fileOutline } from './outline/file-outline.ts'
import { printMarkdown } from './rendering/print-markdown.ts'

/** The document as Markdown (GitHub's flavour), in the words of its language. */
export function renderMarkdown(document: RequirementsDocument, words: DocumentWords): string {
  return printMarkdown(fileOutline(document, words))
}
