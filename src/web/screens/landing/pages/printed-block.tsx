import { Fragment } from 'react'
import type { Block, Cell, Piece, Statement, Text } from '#domain/requirements/outline/blocks.ts'

/** A block of the outline as a printer would set it. What a page of paper has no room for is left out. */
export function PrintedBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <p className="pt-1 font-semibold text-base">{block.text}</p>
    case 'paragraph':
      return (
        <p>
          <PrintedText text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className="font-sans text-ink-soft text-xs">
          <PrintedText text={block.text} />
        </p>
      )
    case 'statement':
      return <PrintedStatement statement={block} />
    case 'list':
      return (
        <ul className="list-disc space-y-1 pl-4">
          {block.entries.map((entry) => (
            <li key={textOf(entry)}>
              <PrintedText text={entry} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <PrintedTable table={block} />
    case 'diagram':
    case 'verbatim':
    case 'fold':
      return null
  }
}

function PrintedStatement({ statement }: { statement: Statement }) {
  const { id, text, origin, meta, below } = statement
  return (
    <div>
      <p>
        <b className="font-sans font-semibold text-ink-soft text-xs">{id}</b>{' '}
        <PrintedText text={text} />{' '}
        <span className="font-sans text-ink-soft text-xs">
          <PrintedText text={origin} />
        </span>
      </p>
      {meta.length > 0 && (
        <p className="font-sans text-ink-soft text-xs">
          {meta.map((part, index) => (
            <Fragment key={textOf(part)}>
              {index > 0 && ' · '}
              <PrintedText text={part} />
            </Fragment>
          ))}
        </p>
      )}
      {below.length > 0 && (
        <div className="mt-1 space-y-1 border-line border-l pl-3">
          {below.map((line) => (
            <PrintedStatement key={line.id} statement={line} />
          ))}
        </div>
      )}
    </div>
  )
}

function PrintedTable({ table: { head, rows } }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className="w-full font-sans text-xs">
      <thead>
        <tr className="border-line border-b text-left text-ink-soft">
          {head.map((title) => (
            <th key={title} scope="col" className="py-1 pr-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }, index) => (
          <tr key={id ?? `row-${index + 1}`} className="border-line border-b align-top">
            {id !== null && <td className="py-1 pr-2 text-ink-soft">{id}</td>}
            {cells.map((cell, column) => (
              <td key={head[id === null ? column : column + 1]} className="py-1 pr-2">
                {entriesOf(cell).map((entry) => (
                  <span key={textOf(entry)} className="block">
                    <PrintedText text={entry} />
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const entriesOf = (cell: Cell): readonly Text[] =>
  cell.kind === 'entries' ? cell.entries : [cell.text]

const textOf = (text: Text) => text.map((piece) => piece.text).join('')

function PrintedText({ text }: { text: Text }) {
  return text.map((piece, index) => {
    const key = `${index}`
    return <Fragment key={key}>{printed(piece)}</Fragment>
  })
}

const MARKS: Partial<Record<string, string>> = { open: 'text-open', assumed: 'text-assumed' }

function printed(piece: Piece) {
  if (piece.kind === 'strong') return <b className="font-semibold">{piece.text}</b>
  if (piece.kind === 'mark') return <span className={MARKS[piece.mark]}>{piece.text}</span>
  if (piece.kind === 'origin') {
    return (
      <span className="font-sans text-ink-soft text-xs">
        {piece.before}
        <PrintedText text={piece.pieces} />
        {piece.after}
      </span>
    )
  }
  return piece.text
}
