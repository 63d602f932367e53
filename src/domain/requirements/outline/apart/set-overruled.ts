import { listOverruled } from '#domain/requirements/contradictions/list-overruled.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Section, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import { labelOf } from '#domain/requirements/outline/files/sheet.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

/**
 * Sections 7, 8 and 11 of a file without what the default of a contradiction overrules: whoever builds reads one of
 * two sides. Its ids stand beside that of the contradiction, which has both quotes.
 */
export function setOverruled(
  sections: readonly Section[],
  document: RequirementsDocument,
): { sections: Section[]; beside: ToldBeside[] } {
  const overruled = listOverruled(document)
  const beside = [...overruled].map(([id, label]): ToldBeside => ({ label, ids: [id] }))
  if (overruled.size === 0) return { sections: [...sections], beside }
  const lines = (document.capabilities ?? []).flatMap((each) => each.lines)
  const isOver = (ids: readonly (string | null)[]) =>
    ids.length > 0 && ids.every((id) => id !== null && overruled.has(id))
  const isEntryOver = (entry: Text) => {
    const label = labelOf(entry)
    const line = lines.find(({ items }) => items.includes(label))
    const told = line?.items.filter((id) => TOLD.has(kindOf(id))) ?? [label]
    return overruled.has(label) && isOver(told)
  }
  const isStatementOver = ({ id, told }: Statement) => isOver([id, ...(told?.ids ?? [])])
  const without = (statement: Statement): Statement => ({
    ...statement,
    below: statement.below.filter((each) => !isStatementOver(each)).map(without),
  })
  const leave = (block: Block): Block[] => {
    switch (block.kind) {
      case 'statement':
        return isStatementOver(block) ? [] : [without(block)]
      case 'table': {
        const rows = block.rows.filter(({ id, told }) => !isOver([id, ...(told?.ids ?? [])]))
        return rows.length === 0 && block.rows.length > 0 ? [] : [{ ...block, rows }]
      }
      case 'list': {
        const entries = block.entries.filter((entry) => !isEntryOver(entry))
        return entries.length === 0 ? [] : [{ ...block, entries }]
      }
      case 'fold':
        return [{ ...block, blocks: block.blocks.flatMap(leave) }]
      default:
        return [block]
    }
  }
  return {
    sections: sections.map((section) =>
      OVERRULED.has(section.name) ? { ...section, blocks: section.blocks.flatMap(leave) } : section,
    ),
    beside,
  }
}

const OVERRULED: ReadonlySet<string> = new Set(['requirements', 'rules', 'connections'])

/** What a line of sections 7 and 8 tells besides what is built. */
const TOLD: ReadonlySet<string> = new Set(['AC', 'BR'])
