import { setOverruled, type ToldBeside } from '#domain/requirements/outline/apart/set-overruled.ts'
import type { Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { fold, joined, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/** The sections of a file without what the default of a contradiction overrules, which has its id in a register. */
export function shortenSections(whole: readonly Section[], desk: Desk): Section[] {
  const { sections, beside } = setOverruled(whole, desk.document)
  if (beside.length === 0) return sections
  const text = tellBeside(beside, desk)
  const left = fold('also', fileTextOf(desk.words).alsoTold, [{ kind: 'paragraph', text }])
  return sections.map((section) =>
    section.name === 'requirements'
      ? { ...section, blocks: [...section.blocks, ...left] }
      : section,
  )
}

/** "FR-024: AC-024.1; CT-05: BR-030": what has no line of its own, beside what tells it. */
function tellBeside(beside: readonly ToldBeside[], desk: Desk): Text {
  const { colon, semicolon } = desk.words
  const labels = [...new Set(beside.map(({ label }) => label))]
  const entries = labels.map((label): Text => {
    const ids = beside.filter((each) => each.label === label).flatMap((each) => each.ids)
    return [makeItem(label), plain(colon), ...desk.ranged(ids)]
  })
  return joined(entries, semicolon)
}
