import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, list, makeStrong, part, plain } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { WorkedOut } from '#domain/requirements/outline/worked/worked-out.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

type Side = NonNullable<WorkedOut['sideJourneys']>[number]

/** The short journeys beside the main story, step by step on the screen, in a file as it is told. */
export function sideJourneyBlocks(desk: Desk): Block[] {
  const all = desk.workedOut.sideJourneys ?? []
  if (!desk.isFile) return all.flatMap((each) => stepBlocks(desk, each))
  return part(
    fileTextOf(desk.words).sideStories,
    all.map((each): Block => ({ kind: 'paragraph', text: toldText(desk, each) })),
  )
}

function stepBlocks(desk: Desk, { title, steps, sources }: Side): Block[] {
  const { words, links } = desk
  const origin = desk.origin({ sources, mark: 'stated', quotes: [] })
  const entries = steps.map(({ text, items }): Text => {
    const by = items.length === 0 ? [plain(words.outsideApp)] : links(items)
    return [plain(text), ...desk.bracketed(by)]
  })
  return [{ kind: 'heading', anchor: null, id: null, text: title, origin }, ...list(entries, true)]
}

/** "**Two want the van.** The first gets it. (Q12; FR-003, MSG-06)": its tests and rules stand with those. */
function toldText(desk: Desk, { title, steps, sources }: Side): Text {
  const { words, links, bracketed } = desk
  const origin = desk.origin({ sources, mark: 'stated', quotes: [] })
  const items = [...new Set(steps.flatMap((step) => step.items))]
  const shown = items.filter((id) => !['AC', 'BR'].includes(kindOf(id)))
  const told = steps.map(({ text, items: by }): Text => {
    return [plain(text), ...(by.length === 0 ? bracketed([plain(words.outsideApp)]) : [])]
  })
  const from = bracketed(joined([origin, links(shown)], words.semicolon))
  return joined(
    [[makeStrong(title + words.stop)], [...joined(told, words.space), ...from]],
    words.space,
  )
}
