import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { PRIORITIES } from '#domain/requirements/document-items.ts'
import { setOverruled } from '#domain/requirements/outline/apart/set-overruled.ts'
import { signLines, tellBeside } from '#domain/requirements/outline/apart/sign-lines.ts'
import { tellRules } from '#domain/requirements/outline/apart/tell-rules.ts'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeFairCopy } from '#domain/requirements/outline/fair-copy.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { partTogether } from '#domain/requirements/outline/features/list-together.ts'
import { listAlsoTold } from '#domain/requirements/outline/features/told-lines.ts'
import { fold } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { dropRepeats } from './drop-repeats.ts'
import { placeRules, type ToldBeside } from './place-rules.ts'
import { isSheetPart, readSheet, type SheetPart, writeSheet } from './sheet.ts'
import { trimSources } from './trim-sources.ts'

/**
 * Sections 7 and 8 of a file, each thing in one place: its tests where it is built and its rules by area, no test
 * that says its paragraph or such a rule again, nothing that the default of a contradiction overrules, and of each
 * line few answers. What is not printed has its id with the line below a function that tells it, else in a register.
 */
export function shortenSheet(whole: readonly Section[], desk: Desk): Section[] {
  const document = makeFairCopy(desk.document)
  const { sections, beside } = setOverruled(whole, document)
  const placed = placeAll(sections, { document, desk, beside })
  const left = fold('also', fileTextOf(desk.words).alsoTold, registerOf(placed.beside, desk))
  return placed.sections.map((section) =>
    section.name === 'requirements'
      ? { ...section, blocks: [...section.blocks, ...left] }
      : section,
  )
}

interface Placing {
  document: RequirementsDocument
  desk: Desk
  beside: readonly ToldBeside[]
}

type Table = Extract<Block, { kind: 'table' }>

interface Placed {
  sections: Section[]
  beside: ToldBeside[]
}

/** Each thing in one place, where section 7 is a sheet of capabilities. */
function placeAll(
  sections: readonly Section[],
  { document, desk, beside: overruled }: Placing,
): Placed {
  const { words } = desk
  const sheet = readSheet(sections.find(({ name }) => name === 'requirements')?.blocks ?? [])
  const parts = sheet.filter((part): part is SheetPart => isSheetPart(part))
  if (parts.length === 0) return { sections: [...sections], beside: [...overruled] }
  const beside: ToldBeside[] = [...overruled, ...listTestsOfLeads({ ...desk, document })]
  const isRules = (block: Block) => block.kind === 'table' && block.name === words.headings.rules
  const rules = sections
    .flatMap(({ name, blocks }) => (name === 'rules' ? blocks : []))
    .find((block): block is Table => isRules(block))
  const found = rules === undefined ? null : placeRules(rules, parts, { document, desk })
  beside.push(...(found?.beside ?? []))
  for (const part of parts) beside.push(...dropRepeats(part, { document, words }))
  for (const part of parts) trimPart(part, desk)
  const left = signLines(parts, { document, desk, beside })
  const told = tellRules(parts, found?.rules.rows ?? [], { document, desk })
  const short = sections.map((section): Section => {
    if (section.name === 'requirements') return { ...section, blocks: writeSheet(sheet) }
    if (section.name !== 'rules') return section
    return { ...section, blocks: section.blocks.flatMap((each) => (isRules(each) ? told : [each])) }
  })
  return { sections: short, beside: left }
}

function listTestsOfLeads(desk: Desk): ToldBeside[] {
  return groupRequirements(desk).flatMap(({ requirements }) =>
    partTogether(desk, requirements).together.flatMap(listAlsoTold),
  )
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

/** What has no line of its own, in a register. */
function registerOf(beside: readonly ToldBeside[], desk: Desk): Block[] {
  return beside.length === 0 ? [] : [{ kind: 'paragraph', text: tellBeside(beside, desk) }]
}
