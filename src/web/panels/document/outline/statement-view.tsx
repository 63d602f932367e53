import { Fragment, useContext } from 'react'
import type { Statement, Text } from '#domain/requirements/outline/blocks.ts'
import { ItemControls } from '#web/panels/document/editing/item-controls.tsx'
import { SignsContext } from './outline-context.ts'
import { OriginView, TextView } from './text-view.tsx'

/** The id at an item's head; it hangs in the margin where there is one. */
export function ItemId({ id }: Pick<Statement, 'id'>) {
  return <span className="document-id">{id}</span>
}

/** Items that follow one another, as one list. */
export function StatementLines({ lines }: { lines: readonly Statement[] }) {
  return (
    <ul className="document-items">
      {lines.map((line) => (
        <StatementLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function StatementLine({ line: { id, text, origin, meta } }: { line: Statement }) {
  return (
    <li id={id} className="document-item">
      <ItemId id={id} /> <TextView text={text} /> <OriginView text={origin} />{' '}
      {meta.length === 0 ? (
        <ItemControls id={id} />
      ) : (
        <div className="document-below">
          <Meta meta={meta} /> <ItemControls id={id} />
        </div>
      )}
    </li>
  )
}

/** A requirement with what is told of it and its criteria. */
export function RequirementView({ statement }: { statement: Statement }) {
  const { id, text, origin, meta, below } = statement
  return (
    <div id={id} className="document-requirement">
      <p className="document-statement">
        <ItemId id={id} /> <TextView text={text} /> <OriginView text={origin} />
      </p>
      <div className="document-note">
        <Meta meta={meta} /> <ItemControls id={id} />
      </div>
      {below.length === 0 ? null : (
        <ul className="document-criteria">
          {below.map((line) => (
            <StatementLine key={line.id} line={line} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Meta({ meta }: { meta: readonly Text[] }) {
  const { dot } = useContext(SignsContext)
  return meta.map((text, index) => (
    <Fragment key={text.map((piece) => piece.text).join('')}>
      {index === 0 ? null : dot}
      <TextView text={text} />
    </Fragment>
  ))
}
