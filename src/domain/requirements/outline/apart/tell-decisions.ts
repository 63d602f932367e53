import { countWords } from '#domain/language/count-words.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { Block, Cell, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { type Decision, listDecisions } from '#domain/requirements/outline/first/list-decisions.ts'
import { isTelling, listSides } from '#domain/requirements/outline/open/contradiction-table.ts'
import { reasonOf } from '#domain/requirements/outline/open/question-blocks.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/**
 * Section 1 of a file with its decisions, each with why it matters and what is built until it is taken; section 15
 * has the others in the same columns, but why.
 */
export function tellDecisions(section: Section, desk: Desk): Section {
  if (section.name === 'registers') return { ...section, blocks: section.blocks.map(headed(desk)) }
  const { decideHere } = desk.words.first
  const blocks = section.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.text[0]?.text === decideHere
      ? [block, decisionTable(desk)]
      : [block],
  )
  return { ...section, blocks }
}

function decisionTable(desk: Desk): Block {
  const { columns, first } = desk.words
  const ofFile = fileTextOf(desk.words)
  const head = [columns.id, ofFile.decision, columns.matters, ofFile.builtUntil]
  const decisions = listDecisions(desk)
  // Beside reasons what only waits reads as none.
  const isReasoned = decisions.some((each) => toldReason(desk, each) !== '')
  const rows = decisions.map((each) => decisionRow(desk, each, isReasoned))
  return { kind: 'table', name: first.decideHere, head, rows }
}

/** What is asked is what is to be decided. */
function headed({ words }: Desk): (block: Block) => Block {
  const { columns } = words
  const ofFile = fileTextOf(words)
  const others = new Map([
    [columns.question, ofFile.decision],
    [columns.untilThen, ofFile.builtUntil],
  ])
  return (block) =>
    block.kind === 'table' && block.head.includes(columns.untilThen)
      ? { ...block, head: block.head.map((each) => others.get(each) ?? each) }
      : block
}

function decisionRow(desk: Desk, decision: Decision, isReasoned: boolean): Row {
  const { entry } = decision
  const why = isReasoned ? told(desk, toldReason(desk, decision)) : whyOf(desk, decision)
  return {
    id: entry.id,
    main: 0,
    cells: [askedCell(desk, decision), makeTextCell(why), untilOf(desk, decision)],
  }
}

/**
 * In short first, then asked in full, since few words alone are no question to who reads them first; the sides of
 * what does not agree are in its question, else in their quotes.
 */
function askedCell(desk: Desk, { kind, entry }: Decision): Cell {
  const { space, stop } = desk.words
  const said = desk.said(entry)
  if (kind === 'doubt') {
    const end = toPlainText(said).endsWith(stop) ? '' : stop
    return makeTextCell([
      ...said,
      plain(end + space + fileTextOf(desk.words).isItSo),
      ...desk.sourced(entry),
    ])
  }
  const short = entry.short === undefined ? [] : [makeStrong(entry.short)]
  const sources = desk.sourced({ ...entry, mark: entry.mark === 'open' ? 'stated' : entry.mark })
  const asked = bare(entry.text) === bare(entry.short ?? '') ? [] : said
  const whole = joined([short, asked], space)
  if (kind === 'question' || tellsSides(entry)) return makeTextCell([...whole, ...sources])
  return { kind: 'entries', entries: [whole, joined(listSides(desk, entry), desk.words.against)] }
}

function tellsSides(entry: Contradiction): boolean {
  return countWords(entry.text) >= BOTH || isTelling(entry)
}

/** So many words of a question have both of its sides. */
const BOTH = 10

/** Why it matters, as somebody who read the whole says; empty where nobody does. */
function toldReason(desk: Desk, { kind, entry }: Decision): string {
  if (kind === 'doubt') return ''
  return kind === 'clash' ? (entry.why ?? '') : reasonOf(desk, entry)
}

function told({ words }: Desk, reason: string): Text {
  return reason === '' ? [] : [plain(words.writePlainly(bare(reason)))]
}

/** Where no decision has a reason: what waits for it in the words of its headings, else that the founder does not know. */
function whyOf(desk: Desk, { kind, entry }: Decision): Text {
  const { words } = desk
  if (kind === 'doubt') return []
  const waiting = kind === 'clash' ? entry.items : entry.blocks
  const titles = [listHeadings, listStages].map((list) => list(desk, waiting))
  const named = titles.find(({ length }) => length > 0)
  if (named !== undefined) return [plain(words.waits + named.join(words.semicolon))]
  return kind === 'clash' ? [] : [plain(words.writePlainly(bare(entry.why)))]
}

/** The titles of section 7 that requirements stand below, or those that keep rules; none of so many that it is about all. */
function listHeadings({ document }: Desk, ids: readonly string[]): string[] {
  const { areas = [] } = document
  const waiting = listRequirements(document).filter(
    ({ id, rules }) => ids.includes(id) || rules.some((rule) => ids.includes(rule)),
  )
  const titles = waiting.flatMap(
    ({ id }) => areas.find(({ requirements }) => requirements.includes(id))?.name ?? [],
  )
  const told = [...new Set(titles)]
  return told.length > MOST_TITLES ? [] : told
}

const MOST_TITLES = 3

/** Where no function waits, whose stages do. */
function listStages({ document, words }: Desk, ids: readonly string[]): string[] {
  return document.statusTables
    .filter(({ id }) => ids.includes(id))
    .map(({ thing }) => fileTextOf(words).stagesOf(thing))
}

function untilOf({ words }: Desk, { kind, entry }: Decision): Cell {
  if (kind === 'doubt') return makeTextCell(fileTextOf(words).takenSo)
  return makeTextCell(words.writePlainly(bare(entry.suggestedDefault ?? '')))
}
