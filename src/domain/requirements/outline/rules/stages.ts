import { stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  joined,
  list,
  makeTextCell,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { capitalise } from '#domain/requirements/phrases.ts'

/** What passes through stages: a line for each stage; what leads from one to the next is looked up. */
export function stageBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  return [
    ...document.statusTables.flatMap((stages) => oneThing(desk, stages)),
    ...fold(
      'stages',
      words.parts.stages,
      document.statusTables.flatMap((stages) => waysOf(desk, stages)),
    ),
  ]
}

function oneThing(desk: Desk, stages: StatusTable): Block[] {
  const { states, transitions, edited, id } = stages
  const title = titleOf(desk, stages)
  const diagram = stagesDiagram(stages)
  const line = stageLine(desk, stages)
  const lines =
    transitions.length > 0
      ? list(shownStages(stages).map((stage) => stageText(desk, stages, stage)))
      : list(states.map((state) => text(state)))
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: desk.origin(stages) },
    ...(edited === true ? [{ kind: 'paragraph' as const, text: text(stages.text) }] : []),
    ...(line === null ? lines : [{ kind: 'paragraph' as const, text: line }]),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

function titleOf({ words }: Desk, { thing }: StatusTable): string {
  return words.stagesOf(capitalise(thing))
}

/** A stage that nothing leads to or from is open; one that only ends has no line of its own. */
function shownStages({ states, transitions }: StatusTable): string[] {
  const ends = new Set(transitions.map(({ to }) => to))
  return states.filter(
    (stage) => transitions.some(({ from }) => from === stage) || !ends.has(stage),
  )
}

/** "out → awaiting check, lost (Assumed)" */
function stageText({ words, mark, bracketed }: Desk, stages: StatusTable, stage: string): Text {
  const after = stages.transitions
    .filter(({ from }) => from === stage)
    .map(({ to, assumed }): Text => {
      return [plain(to), ...(assumed === true ? bracketed([mark('assumed')]) : [])]
    })
  const told = after.length === 0 ? [mark('open')] : joined(after, words.comma)
  return [plain(stage + words.leadsTo), ...told]
}

/** Every way with what leads along it; nothing where the lines have it all. */
function waysOf(desk: Desk, stages: StatusTable): Block[] {
  const { words } = desk
  const { transitions } = stages
  if (stageLine(desk, stages) !== null || transitions.every(({ items = [] }) => items.length === 0))
    return []
  const rows = shownStages(stages).map((stage): Row => {
    const after = transitions
      .filter(({ from }) => from === stage)
      .map(({ to, assumed, items = [] }): Text => {
        const mark = assumed === true ? desk.bracketed([desk.mark('assumed')]) : []
        return [plain(to), ...mark, ...desk.bracketed(desk.links(items))]
      })
    const told = after.length === 0 ? [desk.mark('open')] : joined(after, words.semicolon)
    return { id: null, cells: [makeTextCell(stage), makeTextCell(told)] }
  })
  const title = titleOf(desk, stages)
  return [
    { kind: 'heading', anchor: null, id: stages.id, text: title, origin: [] },
    ...table(title, [words.columns.stage, words.columns.next], rows),
  ]
}

/** "new → paid → out (FR-012)": stages of which each leads to the next alone, all in the same way. */
function stageLine(desk: Desk, { states, transitions }: StatusTable): Text | null {
  const { words, mark } = desk
  const [first] = transitions
  if (first === undefined) return null
  const wayOf = ({ assumed, items = [] }: StageWay) => [assumed === true, ...items].join()
  const isOneWay = transitions.every((each) => wayOf(each) === wayOf(first))
  const passed = [first.from, ...transitions.map(({ to }) => to)]
  const isLine = transitions.every(({ from }, at) => from === passed[at])
  const isWhole =
    new Set(passed).size === passed.length && states.every((it) => passed.includes(it))
  if (!isOneWay || !isLine || !isWhole) return null
  const supposed = first.assumed === true ? [mark('assumed')] : []
  const by = joined([supposed, desk.links(first.items ?? [])], words.comma)
  return [plain(passed.join(words.leadsTo)), ...desk.bracketed(by), plain(words.stop)]
}
