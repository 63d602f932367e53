import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Outline } from '#domain/requirements/outline/blocks.ts'
import { makeWords as text } from '#domain/requirements/outline/pieces.ts'
import { writeWritersLine } from './write-writers-line.ts'

/** The outline with who wrote what at the end of its head, where a model was asked. */
export function addWriters(
  outline: Outline,
  document: RequirementsDocument,
  words: DocumentWords['writers'],
): Outline {
  const writers = text(writeWritersLine(document, words))
  if (writers.length === 0) return outline
  return { ...outline, front: [...outline.front, { kind: 'note', text: writers }] }
}
