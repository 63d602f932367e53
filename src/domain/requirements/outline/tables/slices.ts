import type { Block, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeItem,
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { countDays, readDays, readIsoDay } from '#domain/requirements/outline/time/read-days.ts'
import { findColumn, mapTables, type Table, withCell, withHead, withoutColumn } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/** Section 14 of a file: of each slice how long it takes, until when. */
export function tellSlices(section: Section, desk: Desk): Section {
  if (section.name !== 'delivery') return section
  const { parts } = desk.words
  const blocks = mapTables(section.blocks, (table) =>
    table.name === parts.slices ? [withDays(table, desk)] : [table],
  )
  return { ...section, blocks: blocks.map((block) => askingForDays(block, desk)) }
}

/** Behind what there is for a day: who builds it knows whether that is enough, nobody else. */
function askingForDays(block: Block, { words, workedOut: { plan } }: Desk): Block {
  if (plan?.days == null || plan.money === null || block.kind !== 'paragraph') return block
  if (block.text[0]?.text !== words.plan.together(plan.days) + words.assumedSign) return block
  return { ...block, text: [...block.text, plain(words.space + fileTextOf(words).askForDays)] }
}

/**
 * A day that the founder told has the limit that tells it, and of all others the head has the sign; where no
 * limit tells one of them, days and until when stay two columns.
 */
function withDays(table: Table, desk: Desk): Table {
  const { words } = desk
  const [days, by] = [findColumn(table, words.plan.days), findColumn(table, words.plan.by)]
  if (days < 0 || by < 0) return table
  const sign = words.assumedSign
  const dues = table.rows.map((row, place) => {
    const due = toPlainText(textOfCell(row.cells[by]))
    const isTold = due !== '' && !due.endsWith(sign)
    return { due, isTold, limit: isTold ? findLimit(desk, place) : undefined }
  })
  if (dues.some(({ isTold, limit }) => isTold && limit === undefined)) return table
  const rows = table.rows.map((row, place): Row => {
    const { due = '', limit } = dues[place] ?? {}
    const day: Text = [plain(due.endsWith(sign) ? due.slice(0, -sign.length) : due)]
    const from = limit === undefined ? [] : desk.bracketed([makeItem(limit)])
    const parts = [textOfCell(row.cells[days]), due === '' ? [] : [...day, ...from]]
    return withCell(row, days, makeTextCell(joined(parts, words.comma)))
  })
  const head = fileTextOf(words).daysUntil + sign
  return withoutColumn(withHead({ ...table, rows }, days, head), by)
}

/** The one limit that names the day of a slice, or has the words of it. */
function findLimit({ document }: Desk, place: number): string | undefined {
  const by = document.slices[place]?.by ?? ''
  const today = readIsoDay(document.date)
  const [due] = readDays(by, today)
  const isNamed = (text: string) =>
    due === undefined
      ? text.toLowerCase().includes(by.toLowerCase())
      : readDays(text, today).some((day) => countDays(day, due) === 0)
  const [limit, ...others] = document.constraints.filter(
    ({ kind, text }) => kind === 'date' && isNamed(text),
  )
  return others.length === 0 ? limit?.id : undefined
}
