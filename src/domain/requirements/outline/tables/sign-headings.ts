import type { Block } from '#domain/requirements/outline/blocks.ts'

type Statement = Extract<Block, { kind: 'statement' }>
type Heading = Extract<Block, { kind: 'heading' }>

/** Fewer lines have the sign themselves. */
const SEVERAL = 3

/** "For every feature†": where each of several lines below a heading ends with the sign, the heading has it, and no line. */
export function signHeadings(blocks: readonly Block[], sign: string): Block[] {
  const signed = new Set<Block>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading') continue
    const below = untilNext(blocks, at + 1)
    if (below.length >= SEVERAL && below.every((each) => isSigned(each, sign)))
      for (const each of [block, ...below]) signed.add(each)
  }
  return blocks.map((block) => {
    if (!signed.has(block)) return block
    if (block.kind === 'heading') return { ...block, text: block.text + sign } satisfies Heading
    const { text } = block as Statement
    return { ...(block as Statement), text: text.slice(0, -1) }
  })
}

/** The lines below a heading; another kind of block ends them. */
function untilNext(blocks: readonly Block[], from: number): Block[] {
  const end = blocks.findIndex(({ kind }, at) => at >= from && kind !== 'statement')
  return blocks.slice(from, end < 0 ? blocks.length : end)
}

function isSigned(block: Block, sign: string): boolean {
  return block.kind === 'statement' && block.text.at(-1)?.text === sign && block.meta.length === 0
}
