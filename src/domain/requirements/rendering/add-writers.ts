import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Outline } from '#domain/requirements/outline/blocks.ts'
import { makeWords as text } from '#domain/requirements/outline/pieces.ts'

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

/** Lines alone, which add nothing. */
function isOfWords({ section }: SectionWriter): boolean {
  return section === 'wording'
}

/** Who wrote which part, in plain words; empty when no model was asked. */
function writeWritersLine(
  { writers = [] }: RequirementsDocument,
  words: DocumentWords['writers'],
): string {
  const name = ({ section }: SectionWriter) => words.sections[section]
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter((writer) => writer.model !== null && !isOfWords(writer))
  const worded = writers.find((writer) => writer.model !== null && isOfWords(writer))?.model
  const reasons = new Set(writers.flatMap((writer) => writer.fallback ?? []))
  if (writers.length === 0) return ''
  return [
    words.ground,
    ...(model == null || enriched.length === 0
      ? []
      : [words.enriched(model, words.listed(enriched.map(name)))]),
    ...(worded == null ? [] : [words.worded(worded)]),
    ...[...reasons].map((reason) => {
      const kept = writers.filter((writer) => writer.fallback === reason)
      return words.kept(words.listed(kept.map(name)), words.why[reason])
    }),
  ].join(' ')
}
