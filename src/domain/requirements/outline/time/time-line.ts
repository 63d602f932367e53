import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** On the first page: that a day has passed or is near, and where it is told. */
export function timeLine(desk: Desk): Block[] {
  return tell(desk, desk.words.time.section)
}

/** In section 14: the same, with how far the musts go and what to do. */
export function timeRisk(desk: Desk): Block[] {
  const { words } = desk
  const last = lastWithMust(desk)
  const parts = desk.document.slices.length
  const musts = last > 1 ? words.time.musts(last, parts) : ''
  return tell(desk, musts + words.time.decide)
}

function tell(desk: Desk, end: string): Block[] {
  const { words, links, bracketed } = desk
  const { near } = desk.workedOut
  if (near.length === 0) return []
  const told = near.map(({ id, day, away }): Text => {
    // The year, and a day within a month, are filled in.
    const named = words.day(day.year, day.month, day.day) + words.assumedSign
    const behind = away < 0 ? words.time.passed : words.time.near(away)
    return [plain(named), ...bracketed(links([id])), plain(behind)]
  })
  const label = [makeStrong(words.time.label), plain(words.space)]
  const text = [...label, ...joined(told, words.semicolon), plain(end)]
  return [{ kind: 'paragraph', text }]
}

/** The last part of the delivery that has something the founder calls a must. */
function lastWithMust({ document }: Desk): number {
  const musts = new Set(
    listRequirements(document).flatMap(({ id, priority }) => (priority === 'must' ? [id] : [])),
  )
  const withMust = document.slices.filter(({ requirements }) =>
    requirements.some((id) => musts.has(id)),
  )
  return Math.max(0, ...withMust.map(({ number }) => number))
}
