import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { list, plain } from '#domain/requirements/outline/pieces.ts'

/** The short journeys beside the main story: each with what its steps are built by. */
export function sideJourneyBlocks(desk: Desk): Block[] {
  const { words, links, workedOut } = desk
  return (workedOut.sideJourneys ?? []).flatMap(({ title, steps, sources }): Block[] => {
    const origin = desk.origin({ sources, mark: 'stated', quotes: [] })
    const entries = steps.map(({ text, items }): Text => {
      const by = items.length === 0 ? [plain(words.outsideApp)] : links(items)
      return [plain(text), ...desk.bracketed(by)]
    })
    return [
      { kind: 'heading', anchor: null, id: null, text: title, origin },
      ...list(entries, true),
    ]
  })
}
