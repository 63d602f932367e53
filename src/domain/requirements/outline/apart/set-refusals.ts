import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Block, Section, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  nameSources,
  writeCriterionLine,
} from '#domain/requirements/outline/features/criteria-lines.ts'
import { labelOf } from '#domain/requirements/outline/files/sheet.ts'
import { fold, plain } from '#domain/requirements/outline/pieces.ts'
import { listToldRights } from '#domain/requirements/outline/rights/right-rows.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

/**
 * Sections 4 and 7 of a file with the tests that only try a no of the table of rights told below that table, once:
 * no function has them again, and they stand in full with the other tests that only say something again.
 */
export function setRefusals(
  sections: readonly Section[],
  document: RequirementsDocument,
  desk: Desk,
): Section[] {
  const refusals = listRefusals(document, desk)
  const ids = new Set(refusals.map(({ id }) => id))
  const lines = (document.capabilities ?? []).flatMap((each) => each.lines)
  const left = new Set<string>()
  const leave = (told: readonly string[]) => {
    const isLeft = told.length > 0 && told.every((id) => ids.has(id))
    if (isLeft) for (const id of told) left.add(id)
    return isLeft
  }
  const isEntryLeft = (entry: Text) => {
    const label = labelOf(entry)
    if (!ids.has(label)) return false
    const items = lines.find((each) => each.items.includes(label))?.items ?? [label]
    return leave(items.filter((id) => !BESIDE.has(kindOf(id))))
  }
  const without = (block: Block): Block[] => {
    if (block.kind === 'statement') return [withoutTests(block, leave)]
    if (block.kind !== 'list') return [block]
    const entries = block.entries.filter((entry) => !isEntryLeft(entry))
    return entries.length === 0 && block.entries.length > 0 ? [] : [{ ...block, entries }]
  }
  const short = sections.map((section) =>
    section.name === 'requirements'
      ? { ...section, blocks: section.blocks.flatMap(without) }
      : section,
  )
  const told = refusals.filter(({ id }) => left.has(id))
  if (told.length === 0) return [...sections]
  const full = told.map((each) => writeCriterionLine(desk, each, { named: nameSources(desk) }))
  return short.map((section) => {
    if (section.name === 'roles')
      return { ...section, blocks: withNote(section.blocks, [...left], desk) }
    if (section.name !== 'requirements') return section
    return { ...section, blocks: withTests(section.blocks, full, desk) }
  })
}

/** What a line of tests also names: who does it, the right, and what waits, which the table has. */
const BESIDE: ReadonlySet<string> = new Set(['FR', 'PERM', 'CT'])

/** The tests that were made of a right which the table tells, and of nothing else. */
function listRefusals(document: RequirementsDocument, { workedOut }: Desk): AcceptanceCriterion[] {
  const { rights } = workedOut
  const told = new Set(
    rights === undefined
      ? document.permissions.map(({ id }) => id)
      : listToldRights({ ...rights, others: [] }).flatMap(({ items }) => items),
  )
  return listRequirements(document).flatMap(({ criteria }) =>
    criteria.filter(
      ({ failure, given, from = [], example, edge, edited }) =>
        failure &&
        given === '' &&
        !(example || edge || edited) &&
        from.length > 0 &&
        from.every((id) => kindOf(id) === 'PERM' && told.has(id)),
    ),
  )
}

function withoutTests(statement: Statement, leave: (ids: readonly string[]) => boolean): Statement {
  const below = statement.below.filter(({ id, told }) => !leave([id, ...(told?.ids ?? [])]))
  return below.length === statement.below.length ? statement : { ...statement, below }
}

/** Behind the table of rights. */
function withNote(blocks: readonly Block[], ids: readonly string[], desk: Desk): Block[] {
  const { words, ranged, bracketed } = desk
  const { noIsTest } = fileTextOf(words)
  const text = [plain(noIsTest), ...bracketed(ranged(ids)), plain(words.stop)]
  return blocks.flatMap((block): Block[] =>
    block.kind === 'table' && block.name === words.roleTable.rights
      ? [block, { kind: 'note', text }]
      : [block],
  )
}

/** With the other tests that only say something again. */
function withTests(blocks: readonly Block[], tests: readonly Statement[], desk: Desk): Block[] {
  const isTests = (block: Block) => block.kind === 'fold' && block.anchor === 'fold-tests'
  if (!blocks.some(isTests)) return [...blocks, ...fold('tests', desk.words.parts.moreTests, tests)]
  return blocks.map((block) =>
    block.kind === 'fold' && isTests(block)
      ? { ...block, blocks: [...block.blocks, ...tests] }
      : block,
  )
}
