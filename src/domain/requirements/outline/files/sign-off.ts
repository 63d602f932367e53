import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listDecisions } from '#domain/requirements/outline/first/list-decisions.ts'
import { joined, makeWords, part } from '#domain/requirements/outline/pieces.ts'

/**
 * The section, with the lines to sign on paper below it where it is the hand-off; nothing is added
 * to what was approved in the app.
 */
export function withSignOff(section: Section, desk: Desk): Section {
  const { document, words } = desk
  if (section.name !== 'handOff' || document.approvals !== undefined) return section
  const { heading, recognise, before, rest, lines } = words.approvals.signOff
  const first = listDecisions(desk).length === 0 ? [] : makeWords(before)
  const told = joined([makeWords(recognise), first, makeWords(rest)], words.space)
  const signed = lines.map((each): Block => ({ kind: 'paragraph', text: makeWords(each) }))
  return {
    ...section,
    blocks: [...section.blocks, ...part(heading, [{ kind: 'paragraph', text: told }, ...signed])],
  }
}
