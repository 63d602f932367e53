import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

/** The sections of a file with a glossary that does not tell the names of roles again which section 4 has. */
export function dropToldNames(sections: readonly Section[], desk: Desk): Section[] {
  const { words, workedOut } = desk
  const roles = JSON.stringify(sections.filter(({ name }) => name === 'roles'))
  const told = new Set(
    (workedOut.glossary ?? []).flatMap(({ words: names, items, sources }) => {
      const isRole = sources.length === 0 && items.every((id) => kindOf(id) === 'ROLE')
      return isRole && names.every((name) => roles.includes(name))
        ? [names.join(words.comma).toLowerCase()]
        : []
    }),
  )
  const isTold = (entry: Text) => told.has(entry[0]?.text.toLowerCase() ?? '')
  return sections.map((section) => {
    if (section.name !== 'glossary') return section
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'list') return [block]
      const entries = block.entries.filter((entry) => !isTold(entry))
      return entries.length === 0 ? [] : [{ ...block, entries }]
    })
    const empty: Block = { kind: 'note', text: [plain(words.emptyGlossary)] }
    return { ...section, blocks: blocks.length === 0 ? [empty] : blocks }
  })
}
