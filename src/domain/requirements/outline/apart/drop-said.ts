import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import { textOfCell, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { saysAgain } from './says-again.ts'

/** Section 16 of a file without the words that one line of another section tells with all that they mean. */
export function dropToldTerms(sections: readonly Section[]): Section[] {
  const told = sections.flatMap((section) =>
    TELLING.has(section.name) ? linesOf(section.blocks) : [],
  )
  const isTold = ([term, means]: Text) => {
    const words = term?.text.toLowerCase() ?? ''
    return told.some(
      (line) => line.toLowerCase().includes(words) && saysAgain(means?.text ?? '', line),
    )
  }
  return sections.map((section) => {
    if (section.name !== 'glossary') return section
    const blocks = section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'list') return [block]
      const entries = block.entries.filter((entry) => !isTold(entry))
      return entries.length === 0 ? [] : [{ ...block, entries }]
    })
    return blocks.length === 0 ? section : { ...section, blocks }
  })
}

/** Where a word is used so that who reads it knows what it means. */
const TELLING: ReadonlySet<string> = new Set(['requirements', 'rules', 'connections'])

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.kind === 'paragraph') return [toPlainText(block.text)]
    if (block.kind === 'statement') return [toPlainText(block.text)]
    if (block.kind === 'list') return block.entries.map(toPlainText)
    return block.kind === 'table'
      ? block.rows.map(({ cells }) => toPlainText(cells.flatMap(textOfCell)))
      : []
  })
}
