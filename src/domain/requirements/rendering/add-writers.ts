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

/** What adds nothing: it takes back, or says the same in other words. */
const ADDS_NOTHING: readonly SectionWriter['section'][] = ['review', 'wording']
/** To have found nothing is what a review is for. */
const FOUND_NOTHING: readonly SectionWriter['fallback'][] = ['nothing-to-add', 'refused']

/** Who wrote which part, in plain words; empty when no model was asked. */
function writeWritersLine(
  { writers = [] }: RequirementsDocument,
  words: DocumentWords['writers'],
): string {
  const name = ({ section }: SectionWriter) => words.sections[section]
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter(
    (writer) => writer.model !== null && !ADDS_NOTHING.includes(writer.section),
  )
  const review = writers.find(({ section }) => section === 'review')
  const worded = writers.find(({ section }) => section === 'wording')?.model
  const others = writers.filter((writer) => writer !== review)
  const reasons = new Set(others.flatMap((writer) => writer.fallback ?? []))
  if (writers.length === 0) return ''
  return [
    words.ground,
    ...(model == null || enriched.length === 0
      ? []
      : [words.enriched(model, words.listed(enriched.map(name)))]),
    ...(review?.model == null ? [] : [words.reviewed(review.model)]),
    ...(review?.fallback == null || FOUND_NOTHING.includes(review.fallback)
      ? []
      : [words.notReviewed(words.why[review.fallback])]),
    ...(worded == null ? [] : [words.worded(worded)]),
    ...[...reasons].map((reason) => {
      const kept = others.filter((writer) => writer.fallback === reason)
      return words.kept(words.listed(kept.map(name)), words.why[reason])
    }),
  ].join(' ')
}
