import type { Block, Outline } from '#domain/requirements/outline/blocks.ts'
import { makeWords as text } from '#domain/requirements/outline/pieces.ts'
import type { ToldWriters } from '#domain/requirements/outline/worked/worked-out.ts'

/** Where nobody's part is told: the register of what was filled in. */
const REGISTER = 'fold-assumptions'

/**
 * The outline with who wrote it in one sentence at the end of its head, where a model was asked, and who
 * wrote which part at the beginning of the register of what was filled in. Without one, and where no
 * model has given anything, all in the head: whoever waited for a model reads there why.
 */
export function addWriters(outline: Outline, told: ToldWriters | undefined): Outline {
  if (told === undefined) return outline
  const { brief, whole, parts } = told
  const isApart = brief !== null && outline.sections.some(({ blocks }) => blocks.some(isRegister))
  const front: Block[] = [...outline.front, { kind: 'note', text: text(isApart ? brief : whole) }]
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

function withParts(block: Block, parts: string): Block {
  if (block.kind !== 'fold' || !isRegister(block) || parts === '') return block
  return { ...block, blocks: [{ kind: 'note', text: text(parts) }, ...block.blocks] }
}
