import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Statement } from '#domain/requirements/document-items.ts'
import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findOpening } from '#domain/requirements/outline/first/list-introduced.ts'
import { textOfCell, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { saysAgain } from './says-again.ts'

/** Section 3 of a file without the promises that the opening of its first page says. */
export function dropSaid(section: Section, { document }: Desk): Section {
  const opening = section.name === 'goals' ? findOpening(document) : null
  if (opening === null) return section
  const said = new Set(
    document.promise.filter((each) => isSaidByOpening(each, opening)).map(({ id }) => id),
  )
  const isSaid = (block: Section['blocks'][number]) =>
    block.kind === 'statement' && said.has(block.id)
  return { ...section, blocks: section.blocks.filter((block) => !isSaid(block)) }
}

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

/** So much of the words, and each figure, say a promise again. */
const WHOLE = 0.8

/** Whether an opening says a promise again, in so many words: a file need not tell it twice. */
export function isSaidByOpening({ text }: Statement, opening: Statement): boolean {
  // What comes before all else is said only where that is said, too.
  if (ABOVE_ALL.test(text) && !ABOVE_ALL.test(opening.text)) return false
  const known = new Set(findNumbers(opening.text).flatMap(({ readings }) => readings))
  const hasFigures = findNumbers(text).every(({ readings }) =>
    readings.some((each) => known.has(each)),
  )
  const stems = contentStems(text)
  return hasFigures && sharedCount(stems, contentStems(opening.text)) >= stems.size * WHOLE
}

const ABOVE_ALL =
  /一番|いちばん|何より|もっとも|最も|最優先|\b(?:most of all|above all|the most)\b/iu
