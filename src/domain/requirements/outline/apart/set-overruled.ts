import { listOverruled } from '#domain/requirements/contradictions/list-overruled.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, Section, Statement } from '#domain/requirements/outline/blocks.ts'

/** What is not printed in a place of its own: its ids, and in front of which line it is told. */
export interface ToldBeside {
  label: string
  ids: readonly string[]
}

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
  const isOver = (id: string | null) => id !== null && overruled.has(id)
  const without = (statement: Statement): Statement => ({
    ...statement,
    below: statement.below.filter(({ id }) => !isOver(id)).map(without),
  })
  const leave = (block: Block): Block[] => {
    switch (block.kind) {
      case 'statement':
        return isOver(block.id) ? [] : [without(block)]
      case 'table': {
        const rows = block.rows.filter(({ id }) => !isOver(id))
        return rows.length === 0 && block.rows.length > 0 ? [] : [{ ...block, rows }]
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
