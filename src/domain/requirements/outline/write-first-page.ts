import type { Constraint } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { LostWords } from '#domain/requirements/registers/find-lost.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk, Sourced } from './desk.ts'
import { featureTable } from './features/feature-table.ts'
import { introduce } from './first/introduce.ts'
import { listDecisions } from './first/list-decisions.ts'
import { joined, line, list, makeItem, makeStrong, plain } from './pieces.ts'
import { goalLine } from './purpose.ts'

const SHOWN_UNPLACED = 6
const SHOWN_LOST = 8

/**
 * Section 1, written and not pasted: what it is and for whom, why, how one sees that it works, who does
 * what, what is out, the limits, what to decide first, what was said and is not used. Nothing is cut.
 */
export function writeFirstPage(desk: Desk): Block[] {
  const entries = [outOf(desk), limitsOf(desk)].filter(({ length }) => length > 0)
  return [
    ...introduce(desk).map((text): Block => ({ kind: 'paragraph', text })),
    ...goalLine(desk),
    ...featureTable(desk),
    ...list(entries),
    ...listDecisions(desk),
    ...unusedOf(desk),
  ]
}

function outOf({ document: { nonGoals }, words }: Desk): Text {
  if (nonGoals.length === 0) return []
  const names = nonGoals.map(({ text }) => bare(text)).join(words.semicolon)
  return [makeStrong(words.first.out), plain(words.space + names + words.stop)]
}

const LIMITS: ReadonlySet<Constraint['kind']> = new Set(['budget', 'date'])

function limitsOf({ document: { constraints }, words }: Desk): Text {
  const limits = constraints.filter(({ kind }) => LIMITS.has(kind))
  if (limits.length === 0) return []
  const told = limits.map(({ text }) => words.withoutReason(bare(text))).join(words.semicolon)
  return [makeStrong(words.first.limits), plain(words.space + told + words.stop)]
}

/** What no item has taken yet, in the founder's words; what is told but for a figure is in section 17. */
function unusedOf(desk: Desk): Block[] {
  const { document, words } = desk
  const { unplaced, morePlaced } = words.first
  const shown = document.unplaced.slice(0, SHOWN_UNPLACED)
  const lost = desk.lost.filter(({ item }) => item === null).slice(0, SHOWN_LOST)
  const more = document.unplaced.length - shown.length
  const label: Text = [makeStrong(unplaced)]
  if (shown.length + lost.length === 0) return []
  return [
    { kind: 'paragraph', text: label },
    ...shown.map((each) => writeUnusedLine(desk, each)),
    ...list(lost.map((words) => lostText(desk, words))),
    ...(more > 0 ? [{ kind: 'note' as const, text: [plain(morePlaced(more))] }] : []),
  ]
}

/** What a figure that no item tells was said with, and the item that tells the rest. */
export function lostText(
  { quoted, origin, bracketed, words }: Desk,
  { question, text, item }: LostWords,
): Text {
  const said = { sources: [question], mark: 'stated' as const, quotes: [{ question, text }] }
  const from = item === null ? [] : [makeItem(item)]
  return [quoted(text), ...bracketed(joined([from, origin(said)], words.comma))]
}

/** One thing that was said and is used nowhere. */
export function writeUnusedLine(
  desk: Desk,
  said: Sourced & { id: string; text: string },
): Statement {
  // That nothing was made of it is what the list is called.
  return line(said.id, {
    text: [desk.quoted(said.text)],
    origin: desk.origin({ ...said, mark: 'stated' }),
  })
}

/** Those that the first page has no room for. */
export function listMoreUnused(desk: Desk): Statement[] {
  return desk.document.unplaced.slice(SHOWN_UNPLACED).map((said) => writeUnusedLine(desk, said))
}
