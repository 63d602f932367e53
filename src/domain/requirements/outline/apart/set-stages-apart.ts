import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { fold, plain } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/**
 * Section 8 of a file, which the founder reads, with the stages that were told; those that are only suggested
 * stand at the end, for who builds. Where none was told the first is the heart of the app and stays.
 */
export function setStagesApart(section: Section, { document, words }: Desk): Section {
  if (section.name !== 'rules') return section
  const { statusTables } = document
  const isSupposed = (id: string | null) =>
    statusTables.some((table) => table.id === id && table.mark === 'assumed')
  const isAllSupposed = statusTables.every(({ id }) => isSupposed(id))
  const stays = isAllSupposed ? statusTables[0]?.id : undefined
  const [here, apart]: [Block[], Block[]] = [[], []]
  let target = here
  for (const block of section.blocks) {
    if (block.kind === 'heading') target = isSupposed(block.id) && block.id !== stays ? apart : here
    target.push(block)
  }
  if (apart.length === 0) return section
  const text = fileTextOf(words).stagesApart
  const names = statusTables.filter(({ id }) => apart.some((each) => isHeadingOf(each, id)))
  const note: Block = {
    kind: 'note',
    text: [plain(text.note(words.listed(names.map(({ thing }) => thing))))],
  }
  return { ...section, blocks: [...here, note, ...fold('stages', text.title, apart)] }
}

function isHeadingOf(block: Block, id: string): boolean {
  return block.kind === 'heading' && block.id === id
}
