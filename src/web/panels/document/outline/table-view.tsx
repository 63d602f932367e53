import type { Block, Cell, Row } from '#domain/requirements/outline/blocks.ts'
import { ItemControls } from '#web/panels/document/editing/item-controls.tsx'
import { readingText as words } from '#web/text/document/reading.ts'
import { ItemId } from './statement-view.tsx'
import { TextView } from './text-view.tsx'

type Table = Extract<Block, { kind: 'table' }>

/** A table; a wide one scrolls in its own box, which the keyboard reaches (WCAG 2.1.1). */
export function TableView({ table: { name, head, rows } }: { table: Table }) {
  // Rows of rights are compared with each other where there is room.
  const isCompared = rows.some(({ cells }) => cells.some(({ kind }) => kind === 'permission'))
  // Two columns of a few words fit a phone as they are: a case and what follows.
  const isPair = head.length === 2 && rows.every(({ id }) => id === null)
  // A group, not a region: dozens of landmarks would help nobody.
  const box = { role: 'group', 'aria-label': words.table(name), tabIndex: 0 } as const
  return (
    <div
      {...box}
      className={`markdown-table ${isPair ? '' : 'document-rows'} ${isCompared ? 'document-compared' : ''}`}
    >
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <RowView key={row.id ?? `row-${index + 1}`} row={row} head={head} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowView({ row, head }: { row: Row; head: readonly string[] }) {
  const { id, cells, main = cells.length - 1 } = row
  const titles = id === null ? head : head.slice(1)
  return (
    <tr id={id ?? undefined}>
      {id === null ? null : (
        <td>
          <ItemId id={id} />
        </td>
      )}
      {cells.map((cell, index) => (
        <td
          key={titles[index]}
          className={cell.kind === 'permission' ? 'document-right' : undefined}
          data-title={isEmpty(cell) ? undefined : titles[index]}
        >
          <CellView cell={cell} />
          {id !== null && index === main ? <ItemControls id={id} /> : null}
        </td>
      ))}
    </tr>
  )
}

function isEmpty(cell: Cell): boolean {
  return cell.kind === 'entries' ? cell.entries.length === 0 : cell.text.length === 0
}

function CellView({ cell }: { cell: Cell }) {
  if (cell.kind === 'text') return <TextView text={cell.text} />
  if (cell.kind === 'permission') {
    return (
      <span className={`relative document-may-${cell.permission}`}>
        <TextView text={cell.text} />
        {cell.spoken === undefined ? null : <span className="sr-only">{cell.spoken}</span>}
      </span>
    )
  }
  return cell.entries.map((entry) => (
    <span key={entry.map(({ text }) => text).join('')} className="document-entry">
      <TextView text={entry} />
    </span>
  ))
}
