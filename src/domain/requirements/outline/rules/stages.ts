import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type { StageNote, StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  list,
  makeItem,
  makeTextCell,
  plain,
  table,
  makeWords as text,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** What passes through stages: how each follows the other, and what it means where somebody said so. */
export function stageBlocks(desk: Desk): Block[] {
  return desk.document.statusTables.flatMap((stages) => oneThing(desk, stages))
}

function oneThing(desk: Desk, stages: StatusTable): Block[] {
  const { states, transitions, edited, id, thing } = stages
  const title = desk.words.stagesOf(capitalise(thing))
  const diagram = stagesDiagram(stages)
  const line = stageLine(desk, stages)
  const told =
    transitions.length > 0
      ? stageTable(desk, title, stages)
      : list(states.map((state) => text(state)))
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: desk.origin(stages) },
    ...(edited === true ? [{ kind: 'paragraph' as const, text: text(stages.text) }] : []),
    ...(line === null ? told : [{ kind: 'paragraph' as const, text: line }]),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

/** A row for each stage: what it means, whether it is taken by then, and what follows by what. */
function stageTable(desk: Desk, title: string, stages: StatusTable): Block[] {
  const { columns } = desk.words
  const { states, transitions, notes = [] } = stages
  const isTold = notes.some(({ meaning }) => meaning !== '')
  const isTaken = decidesPlace(stages)
  // What nobody said of any stage is marked once, above.
  const isSupposed = notes.every(({ assumed }) => assumed === true)
  const areSupposed = transitions.every(({ assumed }) => assumed === true)
  const head = [
    columns.stage,
    ...(isTold ? [isSupposed ? columns.meansSuggested : columns.means] : []),
    ...(isTaken ? [columns.takes] : []),
    areSupposed ? columns.nextSuggested : columns.next,
  ]
  const rows = states.map((stage): Row => {
    const note = notes.find((each) => each.stage === stage)
    const cells = [
      stageName(desk, stages, stage),
      ...(isTold ? [meaningOf(desk, note, isSupposed)] : []),
      ...(isTaken ? [takenBy(desk, note)] : []),
      nextOf(desk, stages, { stage, areSupposed }),
    ]
    return { id: null, cells: cells.map(makeTextCell) }
  })
  return table(title, head, rows)
}

/** Whether some stages take a place and others none, told of all but one at most. */
function decidesPlace({ states, notes = [] }: StatusTable): boolean {
  const told = notes.flatMap(({ takes }) => takes ?? [])
  return new Set(told).size > 1 && told.length >= states.length - 1
}

/** A stage that nothing leads to is open; in a file it is told where a question asks about it. */
function stageName(desk: Desk, table: StatusTable, stage: string): Text {
  const { states, transitions, notes = [], mark } = table
  const isReached = stage === states[0] || transitions.some(({ to }) => to === stage)
  const isAdded = notes.some((note) => note.stage === stage && note.added === true)
  return [
    plain(stage),
    ...supposed(desk, isAdded && mark !== 'assumed'),
    ...(isReached ? [] : wayInto(desk, table, stage)),
  ]
}

function wayInto(desk: Desk, { id }: StatusTable, stage: string): Text {
  const { words, document, isFile } = desk
  const told = plain(words.stage.wayIn)
  if (!isFile) return desk.bracketed([told, desk.mark('open')])
  const { openQuestions, contradictions = [] } = document
  const asked = [
    ...openQuestions.map((each) => ({ ...each, of: each.blocks })),
    ...contradictions.map((each) => ({ ...each, of: each.items })),
  ].find(({ of, text }) => of.includes(id) && text.toLowerCase().includes(stage.toLowerCase()))
  return asked === undefined ? [] : desk.bracketed([told, makeItem(asked.id)])
}

function meaningOf(desk: Desk, note: StageNote | undefined, isMarked: boolean): Text {
  if (note === undefined || note.meaning === '') return []
  return [plain(note.meaning), ...supposed(desk, note.assumed === true && !isMarked)]
}

function takenBy({ words }: Desk, { takes }: Partial<StageNote> = {}): Text {
  return takes === undefined ? [] : [plain(takes ? words.stage.taken : words.stage.free)]
}

function supposed(desk: Desk, isSupposed: boolean): Text {
  return isSupposed ? desk.bracketed([desk.mark('assumed')]) : []
}

/**
 * "held† (clerk, BR-026); refused, lost (clubs, CT-02)"; an end, or open. Where it was said stands above the
 * table, and what waits with what leads there is told with that.
 */
function nextOf(
  desk: Desk,
  stages: StatusTable,
  { stage, areSupposed }: { stage: string; areSupposed: boolean },
): Text {
  const { words, mark } = desk
  const own = stages.transitions.filter(({ from }) => from === stage)
  const after = own.filter((way) => !own.some((other) => goesByItself(other, way)))
  if (after.length === 0) {
    return desk.workedOut.lastStages?.[stages.id]?.includes(stage) === true
      ? [plain(words.stage.end)]
      : [mark('open')]
  }
  const groups = new Map<string, { to: Text[]; by: Text }>()
  for (const way of after) {
    const by = joined(causesOf(desk, way), words.comma)
    const key = toPlainText(by)
    const to = [plain(way.to), ...supposed(desk, way.assumed === true && !areSupposed)]
    const before = groups.get(key)?.to ?? []
    const isTold = before.some((each) => toPlainText(each) === toPlainText(to))
    groups.set(key, { to: isTold ? before : [...before, to], by })
  }
  const ways = [...groups.values()].map(({ to, by }): Text => {
    return [...joined(to, words.comma), ...desk.bracketed(by)]
  })
  return joined(ways, words.semicolon)
}

/** What comes of itself in a case is nobody's to do in it as well: no answer in 5 days. */
function goesByItself(one: StageWay, other: StageWay): boolean {
  const isSame = one.to === other.to && one.condition === other.condition
  return isSame && one.condition !== undefined && one.byTime === true && other.byTime !== true
}

/** In which case alone, who or what takes it along, by which deed, what is sent, and what it waits for. */
function causesOf(
  desk: Desk,
  { condition, byTime, by = [], items = [], blocks = [] }: StageWay,
): readonly Text[] {
  const { words, document } = desk
  const { openQuestions, contradictions = [] } = document
  // Which questions wait for a way is read in section 15; what does not agree is told with it.
  const isShown = (id: string) => !desk.isFile || kindOf(id) === 'CT'
  const asked = [
    ...openQuestions.map((each) => ({ id: each.id, of: each.blocks })),
    ...(desk.isFile ? contradictions : []).map((each) => ({ id: each.id, of: each.items })),
  ]
  const isToldThere = (id: string) =>
    asked.some((each) => each.id === id && each.of.some((waiting) => items.includes(waiting)))
  const all = byTime === true ? [] : doersOf(desk, items, by)
  // In a file the function of a way says who does it, unless that was told of the way.
  const doers = desk.isFile && by.length === 0 ? [] : all
  const telling = desk.isFile ? tellingOf(desk, items, byTime === true) : items
  const isTold = desk.isFile && doers.length > 0
  return [
    ...(condition === undefined ? [] : [[plain(condition)]]),
    ...(byTime === true ? [[plain(words.stage.time)]] : doers),
    ...telling.filter((id) => !isTold || kindOf(id) !== 'FR').map((id) => [makeItem(id)]),
    ...blocks.filter((id) => !isToldThere(id) && isShown(id)).map((id) => [makeItem(id)]),
  ]
}

/**
 * The one item that tells a way: its deed, else what is sent, which the table of messages finds by its event; of
 * what time does the one that tells when.
 */
function tellingOf({ document }: Desk, items: readonly string[], byTime: boolean): string[] {
  const told = [document.rules, document.messages].map((kind) =>
    kind.flatMap(({ id, text: said }) => (items.includes(id) && FIGURE.test(said) ? [id] : [])),
  )
  const [timed = []] = told.filter(({ length }) => length === 1)
  const deeds = items.filter((id) => kindOf(id) !== 'MSG')
  return [...(byTime ? timed : []), ...deeds, ...items].slice(0, 1)
}

const FIGURE = /\p{N}/u

/** Who does it by hand, else whose deed the first of these requirements is; nobody where the app acts by itself. */
function doersOf({ document }: Desk, items: readonly string[], by: readonly string[]): Text[] {
  const [deed] = items.flatMap((id) =>
    listRequirements(document).filter((requirement) => requirement.id === id),
  )
  const own = deed === undefined ? [] : [deed.role, ...(deed.beside ?? [])]
  const ids = by.length > 0 ? by : own
  return document.roles.filter(({ id }) => ids.includes(id)).map(({ name }) => [plain(name)])
}

/** "new → paid → out (FR-012)": stages of which each leads to the next alone, all in the same way. */
function stageLine(desk: Desk, { states, transitions }: StatusTable): Text | null {
  const { words, mark } = desk
  const [first] = transitions
  if (first === undefined) return null
  const wayOf = ({ assumed, condition, byTime, by = [], items = [], blocks = [] }: StageWay) =>
    [assumed, condition, byTime, ...by, ...items, ...blocks].join()
  const isOneWay = transitions.every((each) => wayOf(each) === wayOf(first))
  const passed = [first.from, ...transitions.map(({ to }) => to)]
  const isLine = transitions.every(({ from }, at) => from === passed[at])
  const isWhole =
    new Set(passed).size === passed.length && states.every((it) => passed.includes(it))
  if (!isOneWay || !isLine || !isWhole) return null
  const supposed = first.assumed === true ? [mark('assumed')] : []
  const by = joined([supposed, ...causesOf(desk, first)], words.comma)
  return [plain(passed.join(words.leadsTo)), ...desk.bracketed(by), plain(words.stop)]
}
