import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { isMust } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** On the first page: that a day has passed or is near, and where it is told. */
export function timeLine(desk: Desk): Block[] {
  return tell(desk, desk.words.time.section)
}

/** In section 14: the same, with how far the musts go and what to do. */
export function timeRisk(desk: Desk): Block[] {
  const { words, workedOut } = desk
  const last = lastWithMust(desk)
  const parts = desk.document.slices.length
  const musts = last > 1 ? words.time.musts(last, parts) : ''
  const until = workedOut.plan?.until
  // A grant is asked for, and nothing is built, by a day that is not the one of the slices.
  const near = workedOut.near.filter(({ id }) => until == null || id === until.id)
  return tell(desk, musts + words.time.decide, near)
}

function tell(desk: Desk, end: string, near = desk.workedOut.near): Block[] {
  const { words, links, bracketed } = desk
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
  const musts = new Set(listRequirements(document).flatMap((each) => (isMust(each) ? each.id : [])))
  const withMust = document.slices.filter(({ requirements }) =>
    requirements.some((id) => musts.has(id)),
  )
  return Math.max(0, ...withMust.map(({ number }) => number))
}
