import type { ReactNode } from 'react'
import { readingText as words } from '#web/text/document/reading.ts'

interface TableProps {
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[]; anchor?: boolean }[]
}

/** A group, not a region: dozens of landmarks would help nobody. */
const SCROLLS = { role: 'group', 'aria-label': words.table, tabIndex: 0 } as const

/** A table; a wide one scrolls in its own box, which the keyboard reaches (WCAG 2.1.1). */
export function Table({ head, rows }: TableProps) {
  if (rows.length === 0) return null
  return (
    <div {...SCROLLS} className="markdown-table">
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
          {rows.map(({ id, cells, anchor }) => (
            <tr key={id} id={anchor ? id : undefined}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
