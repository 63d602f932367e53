import { useId } from 'react'
import { findRowActor } from '#domain/reading/review/questions.ts'
import { reviewOf } from '#domain/reading/review/row-review.ts'
import { ROW_KINDS, type Row } from '#domain/reading/rows.ts'
import { useCard } from '#web/panels/reading/card-context.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { kindNames, noAccessName } from '#web/text/reading/kinds.ts'
import { RowItem } from './row-item.tsx'
import './rows.css'

interface RowGroup {
  name: string
  rows: Row[]
}

/** People who don't use the app, and what is not decided, come last; what a model supposes stands apart. */
export function groupRows(rows: readonly Row[]): RowGroup[] {
  const of = (kind: Row['kind']) =>
    rows.filter((row) => row.kind === kind && reviewOf(row) !== 'offered')
  const kinds = ROW_KINDS.filter((kind) => !['role', 'doubt', 'aside'].includes(kind))
  const isOutside = (row: Row) => row.kind === 'role' && !row.access
  const groups = [
    { name: kindNames.role, rows: of('role').filter((row) => !isOutside(row)) },
    ...kinds.map((kind) => ({ name: kindNames[kind], rows: of(kind) })),
    { name: noAccessName, rows: of('role').filter(isOutside) },
    { name: kindNames.doubt, rows: of('doubt') },
  ]
  return groups.filter((group) => group.rows.length > 0)
}

interface RowListProps {
  rows: readonly Row[]
  /** The row that is asked about now. */
  asked: string | null
  /** Stands above the rows already: a group of this name, or the only group, needs no heading. */
  title?: string
}

/** The rows by kind, each kind below a small heading; words with nothing to build folded away. */
export function RowList({ rows, asked, title }: RowListProps) {
  const groups = groupRows(rows)
  const asides = rows.filter(({ kind }) => kind === 'aside')
  const { open } = useCard()
  const first = groups[0]?.rows[0]?.id ?? null
  const stop = rows.some(({ id }) => id === open?.id) ? open?.id : (asked ?? first)
  const shared = { asked, stop: stop ?? null }
  const isNamed = (name: string) => title !== undefined && (groups.length === 1 || name === title)
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} {...group} {...shared} isNamed={isNamed(group.name)} />
      ))}
      {asides.length > 0 ? (
        <details className="px-5 pt-2" open={asides.some(({ id }) => id === open?.id) || undefined}>
          <summary className="reading-summary">{words.nothingToBuild(asides.length)}</summary>
          <ul className="-mx-5">
            {asides.map((row) => (
              <RowItem
                key={row.id}
                row={row}
                isAsked={false}
                isStop={row.id === stop}
                isNewPerson={false}
              />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

interface GroupProps extends RowGroup {
  asked: string | null
  stop: string | null
  /** Its heading is for screen readers alone. */
  isNamed: boolean
}

function Group({ name, rows, asked, stop, isNamed }: GroupProps) {
  const id = useId()
  return (
    <>
      <h3 id={id} className={isNamed ? 'sr-only' : 'reading-group'}>
        {name}
      </h3>
      <ul aria-labelledby={id}>
        {rows.map((row, at) => {
          const before = rows[at - 1]
          return (
            <RowItem
              key={row.id}
              row={row}
              isAsked={row.id === asked}
              isStop={row.id === stop}
              isNewPerson={before !== undefined && findRowActor(before) !== findRowActor(row)}
            />
          )
        })}
      </ul>
    </>
  )
}
