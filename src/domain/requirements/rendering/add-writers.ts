import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Block, Outline } from '#domain/requirements/outline/blocks.ts'
import { makeWords as text } from '#domain/requirements/outline/pieces.ts'

type Words = DocumentWords['writers']

/** Where nobody's part is told: the register of what was filled in. */
const REGISTER = 'fold-assumptions'

/**
 * The outline with who wrote it in one sentence at the end of its head, where a model was asked, and who
 * wrote which part at the beginning of the register of what was filled in. Without one, and where no
 * model has given anything, all in the head: whoever waited for a model reads there why.
 */
export function addWriters(
  outline: Outline,
  document: RequirementsDocument,
  words: Words,
): Outline {
  const { writers = [] } = document
  if (writers.length === 0) return outline
  const models = [...new Set(writers.flatMap(({ model }) => model ?? []))]
  const parts = listParts(writers, words)
  const isApart =
    models.length > 0 && outline.sections.some(({ blocks }) => blocks.some(isRegister))
  const head = isApart ? words.brief(words.listed(models)) : [words.ground, ...parts].join(' ')
  const front: Block[] = [...outline.front, { kind: 'note', text: text(head) }]
  if (!isApart) return { ...outline, front }
  const sections = outline.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withParts(block, parts)),
  }))
  return { ...outline, front, sections }
}

function isRegister(block: Block): boolean {
  return block.kind === 'fold' && block.anchor === REGISTER
}

function withParts(block: Block, parts: readonly string[]): Block {
  if (block.kind !== 'fold' || !isRegister(block) || parts.length === 0) return block
  return { ...block, blocks: [{ kind: 'note', text: text(parts.join(' ')) }, ...block.blocks] }
}

/** What adds nothing: it takes back, or says the same in other words. */
const ADDS_NOTHING: readonly SectionWriter['section'][] = [
  'review',
  'capabilities',
  'wording',
  'people',
]
/** To have found nothing is what a review is for. */
const FOUND_NOTHING: readonly SectionWriter['fallback'][] = ['nothing-to-add', 'refused']

/** Who wrote which part, in plain words. */
function listParts(writers: readonly SectionWriter[], words: Words): string[] {
  const name = ({ section }: SectionWriter) => words.sections[section]
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter(
    (writer) => writer.model !== null && !ADDS_NOTHING.includes(writer.section),
  )
  const review = writers.find(({ section }) => section === 'review')
  const worded = writers.find(({ section }) => section === 'wording')?.model
  const others = writers.filter((writer) => writer !== review)
  const reasons = new Set(others.flatMap((writer) => writer.fallback ?? []))
  return [
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
  ]
}
