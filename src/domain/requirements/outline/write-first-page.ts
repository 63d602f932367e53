import { countWords } from '#domain/language/count-words.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk, Sourced } from './desk.ts'
import { featureTable } from './features/feature-table.ts'
import { introduce } from './first/introduce.ts'
import { decisionBlocks } from './first/list-decisions.ts'
import { joined, line, list, makeItem, makeStrong, plain } from './pieces.ts'
import { timeLine } from './time/time-line.ts'
import type { LostWords } from './worked/worked-out.ts'

const SHOWN_UNPLACED = 6
const SHOWN_LOST = 8

/**
 * Section 1, written and not pasted: what it is and for whom, why, who does what, what to decide first,
 * what was said and is not used. What has a section of its own to read is told there, once.
 */
export function writeFirstPage(desk: Desk): Block[] {
  return [
    ...introduce(desk).map((text): Block => ({ kind: 'paragraph', text })),
    ...withheldNote(desk),
    ...featureTable(desk),
    ...decisionBlocks(desk),
    ...timeLine(desk),
    ...unusedOf(desk),
  ]
}

/** On the founder's own screen: what stands in no file. A file has nothing of it. */
export function withheldNote({ workedOut, words, isFile, quoted }: Desk): Block[] {
  const { withheld = [] } = workedOut
  if (isFile || withheld.length === 0) return []
  return [{ kind: 'note', text: [plain(words.first.withheld), ...withheld.map(quoted)] }]
}

/** What no item has taken yet, in the founder's words; what is told but for a figure is in section 17. */
function unusedOf(desk: Desk): Block[] {
  const { document, words } = desk
  const { unplaced, morePlaced } = words.first
  const shown = document.unplaced.slice(0, SHOWN_UNPLACED)
  const lost = listUnused(desk).slice(0, SHOWN_LOST)
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

/** What is used nowhere and tells something by itself. */
export function listUnused(desk: Desk): LostWords[] {
  const told = [...listToldToday(desk), ...listToldGoals(desk)]
  // What stands around a gap that the founder asked for says nothing by itself.
  const hasGap = ({ text }: LostWords) => text.includes(desk.words.withheld)
  return listLost(desk).filter((each) => !told.includes(each) && !hasGap(each))
}

/** What is left of what is promised and measured: it says what matters, and stands in section 3. */
export function listToldGoals(desk: Desk): LostWords[] {
  const { promise, success, counterMeasures } = desk.document
  const told = new Set([...promise, ...success, ...counterMeasures].flatMap((each) => each.sources))
  return listLost(desk).filter(({ question }) => GOALS.has(question) && told.has(question))
}

const GOALS: ReadonlySet<string> = new Set(['q3', 'q4'])

/**
 * What is left of an account of how it is today: nothing of it is built by itself, and it stands in
 * section 2 with the rest of the account.
 */
export function listToldToday(desk: Desk): LostWords[] {
  const { problem, today } = desk.document
  const told = new Set([...problem, ...today].flatMap(({ sources }) => sources))
  return listLost(desk).filter(({ question }) => TODAY.has(question) && told.has(question))
}

/** The answers to who has which problem, and how it is today. */
export const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])

function listLost({ document, workedOut }: Desk): LostWords[] {
  const asides = (document.asides ?? []).map(({ text }) => text)
  return workedOut.lost.filter(
    ({ item, text }) =>
      item === null && !asides.some((aside) => aside.includes(text)) && !isScrap(text),
  )
}

/** The others, which are read with the answers alone: “Sat 11 May”. */
export function listScraps({ document, workedOut }: Desk): LostWords[] {
  const asides = (document.asides ?? []).map(({ text }) => text)
  return workedOut.lost.filter(
    ({ item, text }) =>
      item === null && !asides.some((aside) => aside.includes(text)) && isScrap(text),
  )
}

/** So few words are a name or a day, and no fact. */
function isScrap(text: string): boolean {
  return countWords(text) < FEWEST_TOLD
}

const FEWEST_TOLD = 4

/** What a figure that no item tells was said with, and the item that tells the rest. */
export function lostText(
  { quoted, origin, bracketed, words }: Desk,
  { question, text, item }: LostWords,
): Text {
  const said = { sources: [question], mark: 'stated' as const, quotes: [{ question, text }] }
  const from = item === null ? [] : [makeItem(item)]
  return [
    quoted(text.replace(OPEN_END, '')),
    ...bracketed(joined([from, origin(said)], words.comma)),
  ]
}

/** A bracket or a comma of which the rest is told elsewhere. */
const OPEN_END = /[\s([（「,、:：+&-]+$/u

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
