import type { SuccessCriterion } from '#domain/requirements/document-items.ts'
import { bare, upperFirst } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row } from './blocks.ts'
import type { Desk } from './desk.ts'
import { line, table, textCell } from './pieces.ts'

/** Section 2. */
export function problemBlocks(desk: Desk): Block[] {
  const { problem, today } = desk.document
  return [...problem, ...today].map((entry) =>
    line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) }),
  )
}

/** Section 3. */
export function goalBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns } = words
  const promise = document.promise.map((entry) =>
    line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) }),
  )
  const open = (told: string | null | undefined): Cell =>
    textCell(told === null || told === undefined ? [desk.mark('open')] : told)
  const measures = document.success.map((entry) => measureRow(desk, entry))
  const guards = document.counterMeasures.map((entry): Row => {
    const isParted = entry.what !== undefined && entry.edited !== true
    const what = isParted ? (entry.what ?? '') : entry.text
    const now = isParted ? entry.from : ''
    const cells = [textCell(words.guarded(bare(what))), open(now), open(now)]
    return { id: entry.id, cells: [...cells, textCell(words.always), textCell(desk.origin(entry))] }
  })
  const head = [columns.id, columns.measure, columns.from, columns.to, columns.due, columns.mark]
  return [...promise, ...table(words.parts.success, head, [...measures, ...guards])]
}

/** An older document says measure and change in one sentence. */
function measureRow(desk: Desk, entry: SuccessCriterion): Row {
  const { words } = desk
  const isParted = entry.what !== undefined && entry.edited !== true
  const open = (text: string | null | undefined): Cell =>
    textCell(text ? bare(text) : [desk.mark('open')])
  return {
    id: entry.id,
    cells: [
      textCell(upperFirst(bare(isParted ? (entry.what ?? '') : entry.text))),
      isParted ? open(entry.from) : textCell(''),
      open(entry.target),
      open(entry.due === words.notSaid ? null : entry.due),
      textCell(desk.origin(entry)),
    ],
  }
}
