import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { PRIORITIES } from '#domain/requirements/document-items.ts'
import {
  besideFunctions,
  listFunctions,
  putLabelsBehind,
} from '#domain/requirements/outline/apart/labels-behind.ts'
import { setOverruled } from '#domain/requirements/outline/apart/set-overruled.ts'
import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeFairCopy } from '#domain/requirements/outline/fair-copy.ts'
import { fold, joined, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { dropRepeats } from './drop-repeats.ts'
import { placeRules, type ToldBeside } from './place-rules.ts'
import { isSheetPart, readSheet, type SheetPart, writeSheet } from './sheet.ts'
import { trimSources } from './trim-sources.ts'

/**
 * Sections 7 and 8 of a file, each thing in one place: a rule where it is built, no test that says its paragraph
 * or such a rule again, nothing that the default of a contradiction overrules, and of each line the answers that the
 * paragraph above it has not. What is not printed has its id beside the line that tells it.
 */
export function shortenSheet(whole: readonly Section[], desk: Desk): Section[] {
  const document = makeFairCopy(desk.document)
  const { sections, beside } = setOverruled(whole, document)
  const placed = placeAll(sections, { document, desk })
  const told = { beside: [...beside, ...placed.beside], functions: placed.functions }
  return placed.sections.map((section) =>
    section.name === 'requirements'
      ? { ...section, blocks: withBeside(section.blocks, told, desk) }
      : section,
  )
}

interface Placed extends Beside {
  sections: Section[]
}

/** Each thing in one place, where section 7 is a sheet of capabilities. */
function placeAll(
  sections: readonly Section[],
  { document, desk }: { document: RequirementsDocument; desk: Desk },
): Placed {
  const { words } = desk
  const sheet = readSheet(sections.find(({ name }) => name === 'requirements')?.blocks ?? [])
  const parts = sheet.filter((part): part is SheetPart => isSheetPart(part))
  if (parts.length === 0) return { sections: [...sections], beside: [], functions: new Map() }
  const beside: ToldBeside[] = []
  const placed = sections.map((section): Section => {
    if (section.name !== 'rules') return section
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'table' || block.name !== words.headings.rules) return [block]
      const found = placeRules(block, parts, { document, desk })
      beside.push(...found.beside)
      const { length } = found.rules.rows
      if (length === block.rows.length) return [block]
      const { all, others } = words.rulesThere
      const note: Block = { kind: 'note', text: [plain(length === 0 ? all : others)] }
      return length === 0 ? [note] : [note, found.rules]
    })
    return { ...section, blocks }
  })
  for (const part of parts) beside.push(...dropRepeats(part, { document, words }))
  for (const part of parts) trimPart(part, desk)
  const functions = listFunctions(parts)
  for (const part of parts) beside.push(...putLabelsBehind(part, desk))
  const short = placed.map((section) =>
    section.name === 'requirements'
      ? { ...section, blocks: writeSheet(withNote(sheet, desk)) }
      : section,
  )
  return { sections: short, beside, functions }
}

/** Where the answers of a line stand, behind what is said above the first capability. */
function withNote(sheet: readonly (Block | SheetPart)[], { words }: Desk): (Block | SheetPart)[] {
  const first = sheet.findIndex(isSheetPart)
  return sheet.map((part, at) => {
    if (at !== first - 1 || isSheetPart(part) || part.kind !== 'note') return part
    return { ...part, text: [...part.text, plain(words.space + words.sourcesAbove)] }
  })
}

/** A rank stands behind the title, or with the answers of its paragraph. */
function trimPart(part: SheetPart, { words }: Desk): void {
  const ranks = PRIORITIES.filter((each) => each !== 'unsaid').map((each) =>
    words.rankBehind(words.priorities[each]),
  )
  const { open } = words.signs
  const isTitleRanked = ranks.some((rank) => part.heading.text.includes(open + rank))
  part.groups = part.groups.map((group) => {
    const isRanked = isTitleRanked || group.lead.some(({ text }) => ranks.includes(text))
    return trimSources(group, { words, isRanked })
  })
}

interface Beside {
  beside: readonly ToldBeside[]
  functions: ReadonlyMap<string, string>
}

/** The ids of what is told by another line, in the register of those. */
function withBeside(blocks: readonly Block[], { beside, functions }: Beside, desk: Desk): Block[] {
  const { words } = desk
  const { parts, colon, semicolon } = words
  const labels = [...new Set(beside.map(({ label }) => label))]
  const entries = labels.map((label): Text => {
    const ids = beside.filter((each) => each.label === label).flatMap((each) => each.ids)
    return [makeItem(label), plain(colon), ...desk.ranged(ids)]
  })
  if (entries.length === 0) return [...blocks]
  const tell = (told: readonly Text[]): Block => ({
    kind: 'paragraph',
    text: besideFunctions(joined(told, semicolon), functions, words),
  })
  const isRegister = (block: Block) => block.kind === 'fold' && block.title === parts.alsoTold
  if (!blocks.some(isRegister)) return [...blocks, ...fold('also', parts.alsoTold, [tell(entries)])]
  return blocks.map((block): Block => {
    if (block.kind !== 'fold' || !isRegister(block)) return block
    const inside = block.blocks.map((each) =>
      each.kind === 'paragraph' ? tell([each.text, ...entries]) : each,
    )
    return { ...block, blocks: inside }
  })
}
