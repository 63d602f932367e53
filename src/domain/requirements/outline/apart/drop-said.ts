import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Statement } from '#domain/requirements/document-items.ts'
import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findOpening } from '#domain/requirements/outline/first/list-introduced.ts'

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

/** So much of the words, and each figure, say a promise again. */
const WHOLE = 0.8

/** Whether an opening says a promise again, in so many words: a file need not tell it twice. */
export function isSaidByOpening({ text }: Statement, opening: Statement): boolean {
  const known = new Set(findNumbers(opening.text).flatMap(({ readings }) => readings))
  const hasFigures = findNumbers(text).every(({ readings }) =>
    readings.some((each) => known.has(each)),
  )
  const stems = contentStems(text)
  return hasFigures && sharedCount(stems, contentStems(opening.text)) >= stems.size * WHOLE
}
