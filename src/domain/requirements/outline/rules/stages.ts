import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
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

/** What passes through stages: how each follows the other. */
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

/** A row for each stage: what follows by what. */
function stageTable(desk: Desk, title: string, stages: StatusTable): Block[] {
  const { columns } = desk.words
  const { states, transitions } = stages
  // What nobody said of any way is marked once, above.
  const areSupposed = transitions.every(({ assumed }) => assumed === true)
  const head = [columns.stage, areSupposed ? columns.nextSuggested : columns.next]
  const rows = states.map((stage): Row => {
    const cells = [stageName(desk, stages, stage), nextOf(desk, stages, { stage, areSupposed })]
    return { id: null, cells: cells.map(makeTextCell) }
  })
  return table(title, head, rows)
}

/** A stage that nothing leads to is open; in a file it is told where a question asks about it. */
function stageName(desk: Desk, table: StatusTable, stage: string): Text {
  const { states, transitions } = table
  const isReached = stage === states[0] || transitions.some(({ to }) => to === stage)
  return [plain(stage), ...(isReached ? [] : wayInto(desk, table, stage))]
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

function supposed(desk: Desk, isSupposed: boolean): Text {
  return isSupposed ? desk.bracketed([desk.mark('assumed')]) : []
}

/** "held† (clerk, FR-026); refused, lost (FR-002)"; an end, or open. Where it was said stands above the table. */
function nextOf(
  desk: Desk,
  stages: StatusTable,
  { stage, areSupposed }: { stage: string; areSupposed: boolean },
): Text {
  const { words, mark } = desk
  const after = stages.transitions.filter(({ from }) => from === stage)
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

/** Who takes it along, by which deed, and what is sent; in a file the deed alone, which says who does it. */
function causesOf(desk: Desk, { items = [] }: StageWay): readonly Text[] {
  const doers = desk.isFile ? [] : doersOf(desk, items)
  const telling = desk.isFile ? tellingOf(items) : items
  return [...doers, ...telling.map((id) => [makeItem(id)])]
}

/** The one item that tells a way: its deed, else what is sent, which the table of messages finds by its event. */
function tellingOf(items: readonly string[]): string[] {
  const deeds = items.filter((id) => kindOf(id) !== 'MSG')
  return [...deeds, ...items].slice(0, 1)
}

/** Whose deed the first of these requirements is; nobody where the app acts by itself. */
function doersOf({ document }: Desk, items: readonly string[]): Text[] {
  const [deed] = items.flatMap((id) =>
    listRequirements(document).filter((requirement) => requirement.id === id),
  )
  const ids = deed === undefined ? [] : [deed.role, ...(deed.beside ?? [])]
  return document.roles.filter(({ id }) => ids.includes(id)).map(({ name }) => [plain(name)])
}

/** "new → paid → out (FR-012)": stages of which each leads to the next alone, all in the same way. */
function stageLine(desk: Desk, { states, transitions }: StatusTable): Text | null {
  const { words, mark } = desk
  const [first] = transitions
  if (first === undefined) return null
  const wayOf = ({ assumed, items = [] }: StageWay) => [assumed, ...items].join()
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
