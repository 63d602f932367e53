import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeStrong, part } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'

/**
 * Section 6 of a file with the short journeys beside the main story as they are told, a paragraph each:
 * "**Two want the van.** The first gets it. (Q12; FR-003, MSG-06)". Their tests and rules stand with those.
 */
export function tellStories(section: Section, desk: Desk): Section {
  if (section.name !== 'journeys') return section
  const { blocks } = section
  const stories = blocks.flatMap((block, at): { at: number; told: Block }[] => {
    const steps = blocks[at + 1]
    if (!isStory(block) || !isSteps(steps)) return []
    return [{ at, told: { kind: 'paragraph', text: storyText(block, steps.entries, desk) } }]
  })
  const told = part(
    fileTextOf(desk.words).sideStories,
    stories.map((story) => story.told),
  )
  const places = stories.map(({ at }) => at)
  return {
    ...section,
    blocks: blocks.flatMap((block, at) => {
      // All stand where the first does.
      if (at === places[0]) return told
      return places.includes(at) || places.includes(at - 1) ? [] : [block]
    }),
  }
}

type Heading = Extract<Block, { kind: 'heading' }>
type Steps = Extract<Block, { kind: 'list' }>

/** The main story has an id; what happens when is a table. */
function isStory(block: Block): block is Heading {
  return block.kind === 'heading' && block.id === null
}

function isSteps(block: Block | undefined): block is Steps {
  return block?.kind === 'list' && block.ordered
}

function storyText({ text, origin }: Heading, steps: readonly Text[], desk: Desk): Text {
  const { words, links, bracketed } = desk
  const items = steps.flatMap((step) =>
    step.flatMap((piece) => (piece.kind === 'item' ? [piece.id] : [])),
  )
  const shown = [...new Set(items)].filter((id) => !['AC', 'BR'].includes(kindOf(id)))
  const from = bracketed(joined([origin, links(shown)], words.semicolon))
  const told = joined(
    steps.map((step) => withoutItems(step, words.signs.open)),
    words.space,
  )
  return joined([[makeStrong(text + words.stop)], [...told, ...from]], words.space)
}

/** A step without what it is built by; that it happens outside the app stays. */
function withoutItems(step: Text, open: string): Text {
  const at = step.findIndex((piece) => piece.text === open)
  const isBuilt = step.some(({ kind }) => kind === 'item')
  return at < 0 || !isBuilt ? step : step.slice(0, at)
}
