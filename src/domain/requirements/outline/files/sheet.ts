import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** What is built, as a paragraph of section 7, and the lines below it. */
export interface SheetGroup {
  lead: Text
  below: Text[]
}

/** A capability as section 7 of a file tells it. */
export interface SheetPart {
  heading: Extract<Block, { kind: 'heading' }>
  groups: SheetGroup[]
  /** Its rules, which section 8 tells. */
  rules?: Text[]
}

/** Section 7 taken apart where it is a sheet of capabilities; every other block as it is. */
export function readSheet(blocks: readonly Block[]): (Block | SheetPart)[] {
  const parts: (Block | SheetPart)[] = []
  for (const [at, block] of blocks.entries()) {
    const last = parts.at(-1)
    const open = last !== undefined && isSheetPart(last) ? last : null
    const next = blocks[at + 1]
    if (block.kind === 'heading' && next !== undefined && isLead(next))
      parts.push({ heading: block, groups: [] })
    else if (open !== null && isLead(block)) open.groups.push({ lead: block.text, below: [] })
    else if (open !== null && block.kind === 'list' && blocks[at - 1]?.kind === 'paragraph')
      open.groups.at(-1)?.below.push(...block.entries)
    else parts.push(block)
  }
  return parts
}

/** The same as blocks again. */
export function writeSheet(parts: readonly (Block | SheetPart)[]): Block[] {
  return parts.flatMap((part): Block[] => {
    if (!isSheetPart(part)) return [part]
    const told = part.groups.flatMap(({ lead, below }): Block[] => [
      { kind: 'paragraph', text: lead },
      ...(below.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, entries: below }]),
    ])
    return [part.heading, ...told]
  })
}

export function isSheetPart(part: Block | SheetPart): part is SheetPart {
  return 'groups' in part
}

function isLead(block: Block): block is Extract<Block, { kind: 'paragraph' }> {
  return block.kind === 'paragraph' && labelOf(block.text) !== ''
}

/** "FR-003": the first of what stands in front of a line. */
export function labelOf([first]: Text): string {
  return first?.kind === 'strong' ? (ID.exec(first.text)?.[0] ?? '') : ''
}

const ID = /^[A-Z]{2,4}-\d+(?:\.\d+)?/

/** All that stands in front of a line. */
export function idsInFront(line: Text, { comma }: DocumentText): string[] {
  return labelOf(line) === '' ? [] : (line[0]?.text.split(comma) ?? [])
}

/** The same line with these in front, too. */
export function withInFront(
  [label, ...rest]: Text,
  ids: readonly string[],
  { comma }: DocumentText,
): Text {
  return label === undefined
    ? rest
    : [{ ...label, text: [label.text, ...ids].join(comma) }, ...rest]
}

/** A line without its id and without where it comes from. */
export function sentenceOf(text: Text, { open, close }: DocumentText['signs']): string {
  let isInside = false
  const told = text.slice(labelOf(text) === '' ? 0 : 1).filter((piece) => {
    const wasInside = isInside
    if (piece.text === open) isInside = true
    else if (piece.text === close) isInside = false
    return !wasInside && !isInside
  })
  return told
    .map((piece) => piece.text)
    .join('')
    .trim()
}
